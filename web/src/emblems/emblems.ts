import type { Component } from "svelte";
import Alhambra from "./Alhambra.svelte";
import Arkadia from "./Arkadia.svelte";
import CarpeDiem from "./CarpeDiem.svelte";
import Generic from "./Generic.svelte";

const EMBLEM_OF_TITLE: Record<string, Component> = { alhambra: Alhambra, arkadia: Arkadia, carpe_diem: CarpeDiem };

/** The emblem of a title; a title without one of its own gets the city block. */
export const emblemOfTitle = (title: string): Component => EMBLEM_OF_TITLE[title] ?? Generic;
