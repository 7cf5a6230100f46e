// The part of the board that is seen where not all of it is: a window that is scrolled, and that a small map moves.

import { isMoving } from "../../device.svelte";
import type { Box, Point } from "../../kit/geometry";

export class Pane {
  private element: HTMLElement | null = null;
  /** What is seen, in parts of the whole. */
  seen = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 });

  /** An attachment for what is scrolled. */
  readonly attach = (element: HTMLElement): (() => void) => {
    this.element = element;
    const look = () => this.look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
      this.element = null;
    };
  };

  private look(): void {
    if (this.element === null) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = this.element;
    this.seen = {
      x: scrollLeft / scrollWidth,
      y: scrollTop / scrollHeight,
      width: clientWidth / scrollWidth,
      height: clientHeight / scrollHeight,
    };
  }

  /** Whether a point, in parts of the whole, is in sight now. */
  isSeen({ x, y }: Point): boolean {
    this.look();
    const { seen } = this;
    return x > seen.x && x < seen.x + seen.width && y > seen.y && y < seen.y + seen.height;
  }

  /** How far a point, in parts of the whole, is from the middle of what is seen. */
  distanceTo({ x, y }: Point): number {
    const { seen } = this;
    return Math.hypot(x - seen.x - seen.width / 2, y - seen.y - seen.height / 2);
  }

  /** The page goes to where it is seen. */
  comeInSight(): void {
    this.element?.scrollIntoView({ block: "start" });
  }

  /** Bring a point, in parts of the whole, to the middle. */
  goTo(x: number, y: number, isSmooth = false): void {
    if (this.element === null) return;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = this.element;
    this.element.scrollTo({
      left: x * scrollWidth - clientWidth / 2,
      top: y * scrollHeight - clientHeight / 2,
      behavior: isSmooth && isMoving() ? "smooth" : "auto",
    });
  }

  /** Move it by parts of what is seen. */
  step(x: number, y: number): void {
    const { seen } = this;
    this.goTo(seen.x + seen.width * (0.5 + x), seen.y + seen.height * (0.5 + y));
  }
}
