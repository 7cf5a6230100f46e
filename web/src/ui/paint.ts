// Work that can wait until what was pressed has been painted.

/** Do something after the next paint, or at once where nobody looks. Returns how to forget it. */
export function afterPaint(work: () => void): () => void {
  let timer = 0;
  const later = () => (timer = window.setTimeout(work));
  const frame = document.hidden ? later() : requestAnimationFrame(later);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
