// Places that keep their size: what is looked at does not move because something beside it became smaller.

/** Something whose size is kept: the property that does so, and the size. */
interface Part {
  element: HTMLElement;
  property: "min-height" | "min-width" | "height";
  size: number;
}

/** A change of so few pixels does not count. */
const TRACE = 1;

/** Keeps parts at the largest size that they had, until their place has another width or the window another size. */
function keep(place: HTMLElement, partsOf: () => Part[]): { destroy(): void } {
  const kept = new Map<HTMLElement, Part>();
  const observer = new ResizeObserver(look);
  let width = place.clientWidth;

  function look(): void {
    if (Math.abs(place.clientWidth - width) > TRACE) forget();
    width = place.clientWidth;
    for (const part of partsOf()) {
      const { element, property, size } = part;
      const before = kept.get(element);
      if (before === undefined) observer.observe(element);
      if (before !== undefined && size <= before.size) continue;
      kept.set(element, part);
      element.style.setProperty(property, `${size}px`);
    }
  }

  function forget(): void {
    for (const { element, property } of kept.values()) element.style.removeProperty(property);
    kept.clear();
  }

  observer.observe(place);
  addEventListener("resize", forget);
  return {
    destroy() {
      observer.disconnect();
      removeEventListener("resize", forget);
    },
  };
}

/** An action: an element does not become lower than it was. */
export const steady = (element: HTMLElement): { destroy(): void } =>
  keep(element, () => [{ element, property: "min-height", size: element.offsetHeight }]);

/** An action for a table: no row becomes lower, and no column narrower, than it was. */
export const steadyTable = (table: HTMLTableElement): { destroy(): void } =>
  keep(table.parentElement ?? table, () => [
    ...[...table.rows].map((row): Part => ({ element: row, property: "height", size: row.offsetHeight })),
    ...[...(table.tHead?.rows[0]?.cells ?? [])].map((head): Part => ({
      element: head,
      property: "min-width",
      size: head.offsetWidth,
    })),
  ]);
