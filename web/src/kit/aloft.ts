/** An action for what hangs over the page: out of every box that would cut or scale it, with its title's colours. */
export function aloft(element: HTMLElement): { destroy(): void } {
  (element.parentElement?.closest("[data-title]") ?? document.body).append(element);
  return { destroy: () => element.remove() };
}
