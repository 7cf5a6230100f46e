import type { Snippet } from "svelte";
import type { Title } from "../messages";
import type { Words } from "../words.svelte";
import type { Front } from "./front.svelte";

/** What the form of each way to play is given. */
export interface FormProps {
  front: Front;
  title: Title;
  /** The title's words. */
  own: Words;
  /** The id of the place where a refusal is said. */
  fault: string;
  /** The button. */
  children: Snippet;
}
