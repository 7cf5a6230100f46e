// What a wheel and keys mean, whatever they are made like.

/** The pixels of a smooth wheel that make a notch. */
const NOTCH = 50;
/** A smooth wheel rests so long after a notch, and what was left of one is forgotten after so long: milliseconds. */
const REST = 150;
const PIXELS_OF_MODE = [1, 33, 100];

/** Counts the notches of a wheel: one for each turn of a coarse wheel, one for each stretch of a smooth one. */
export class Notches {
  private sum = 0;
  private last = -Infinity;
  private rested = -Infinity;

  /** 1 for a notch towards oneself, -1 for one away, 0 for none yet. */
  count({ deltaY, deltaMode, timeStamp }: Pick<WheelEvent, "deltaY" | "deltaMode" | "timeStamp">): number {
    const pixels = deltaY * (PIXELS_OF_MODE[deltaMode] ?? 1);
    const isSmooth = Math.abs(pixels) < NOTCH;
    if (timeStamp - this.last > REST || pixels * this.sum < 0) this.sum = 0;
    this.last = timeStamp;
    if (isSmooth && timeStamp < this.rested) return 0;
    this.sum += pixels;
    if (Math.abs(this.sum) < NOTCH) return 0;
    this.sum = 0;
    if (isSmooth) this.rested = timeStamp + REST;
    return Math.sign(pixels);
  }
}

/** The letter that a key stands for: the one it writes, on a keyboard of other letters the one that is in its place. */
export const letterOf = ({ key, code }: Pick<KeyboardEvent, "key" | "code">): string =>
  (/^\p{L}$/u.test(key) && !/^[a-z]$/i.test(key) ? code.replace(/^Key/, "") : key).toLowerCase();
