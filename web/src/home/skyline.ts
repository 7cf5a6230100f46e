// The shapes of the city on the home page, as path data; the ground is at 240.

const GROUND = 240;

export const cypress = (x: number, height: number): string => {
  const [top, waist] = [GROUND - height, GROUND - height * 0.55];
  return `M${x} ${top}C${x + 13} ${waist} ${x + 13} 234 ${x} 236 ${x - 13} 234 ${x - 13} ${waist} ${x} ${top}z`;
};

export const trunk = (x: number, size: number): string => `M${x} ${GROUND}V${GROUND - size}`;

/** Three round tufts. */
export function crown(x: number, size: number): string {
  const at = (across: number, up: number) => `${x + size * across} ${GROUND - size * up}`;
  const arc = (radius: number) => `A${size * radius} ${size * radius} 0 0 1 `;
  return `M${at(-0.7, 0.75)}${arc(0.45)}${at(-0.5, 1.5)}${arc(0.5)}${at(0.45, 1.5)}${arc(0.45)}${at(0.7, 0.75)}z`;
}

export interface House {
  x: number;
  width: number;
  height: number;
}

export function villa({ x, width, height }: House): Record<"wall" | "roof" | "chimney" | "door" | "panes", string> {
  const top = GROUND - height;
  const pane = (across: number) =>
    `M${x + width * across} ${GROUND - height * 0.72}h${width * 0.15}v${height * 0.28}h${-width * 0.15}z`;
  return {
    wall: `M${x} ${GROUND}V${top}H${x + width}V${GROUND}z`,
    roof: `M${x - 9} ${top + 3}L${x + width * 0.2} ${top - height * 0.45}H${x + width * 0.8}L${x + width + 9} ${top + 3}z`,
    chimney: `M${x + width * 0.66} ${top}V${top - height * 0.65}h${width * 0.12}V${top}z`,
    door: `M${x + width * 0.42} ${GROUND}V${GROUND - height * 0.42}a${width * 0.08} ${width * 0.08} 0 0 1 ${width * 0.16} 0V${GROUND}z`,
    panes: pane(0.14) + pane(0.71),
  };
}

/** A wall with merlons. */
export function keep({ x, width, height }: House, merlons: number): string {
  const step = width / (merlons * 2 - 1);
  const teeth = Array.from({ length: merlons - 1 }, () => `h${step}v10h${step}v-10`).join("");
  return `M${x} ${GROUND}V${GROUND - height}${teeth}h${step}V${GROUND}z`;
}

export interface Arch {
  bow: string;
  court: string;
  posts: string;
  width: number;
  dash: string;
}

/** A horseshoe arch over a lit court. */
export function arch(x: number, radius: number): Arch {
  const foot = GROUND - radius * 0.9;
  const bow = `M${x - radius * 0.72} ${foot}A${radius} ${radius} 0 1 1 ${x + radius * 0.72} ${foot}`;
  const post = (left: number) => `M${left} ${GROUND}V${foot - 2}h${radius * 0.46}V${GROUND}z`;
  return {
    bow,
    court: `${bow}V${GROUND}H${x - radius * 0.72}z`,
    posts: post(x - radius * 1.02) + post(x + radius * 0.56),
    width: radius * 0.5,
    dash: `${radius * 0.36} ${radius * 0.36}`,
  };
}

/** A row of lozenges along a band. */
export const lozenges = (from: number, to: number, y: number, step: number): string =>
  Array.from({ length: Math.floor((to - from) / step) }, (_, n) => `M${from + n * step} ${y}l9-6 9 6-9 6z`).join("");
