// Drawings that are made once a page and used by their ids: a card of sixty parts costs one element a use.

import type { Component } from "svelte";

/** Props of whatever component. That they belong to it is seen to by `drawing`. */
type Some = Record<string, any>;

/** A drawing for `Symbols`: by a component, inside an `svg` with this view box. */
export interface Drawing {
  id: string;
  viewBox: string;
  Picture: Component<Some>;
  props: Some;
}

export const drawing = <Props extends Some>(
  id: string,
  viewBox: string,
  Picture: Component<Props>,
  props: NoInfer<Props>,
): Drawing => ({ id, viewBox, Picture: Picture as Component<Some>, props });
