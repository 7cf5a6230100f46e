// A laurel wreath as one path, about (0, 0): two branches of leaves that meet at the foot.

const ANGLES = [20, 55, 90, 125, 158];
const RADIUS = 17;
const LEAF = { long: 6, wide: 2.9 };

const leafAt = (side: number, angle: number): string => {
  const around = ((90 + side * angle) * Math.PI) / 180;
  const lies = around + (side * 65 * Math.PI) / 180;
  const [x, y] = [RADIUS * Math.cos(around), RADIUS * Math.sin(around)];
  const [dx, dy] = [LEAF.long * Math.cos(lies), LEAF.long * Math.sin(lies)];
  const turn = Math.round((lies * 180) / Math.PI);
  const arc = `A${LEAF.long} ${LEAF.wide} ${turn} 0 1`;
  return `M${short(x - dx)} ${short(y - dy)}${arc} ${short(x + dx)} ${short(y + dy)}${arc} ${short(x - dx)} ${short(y - dy)}z`;
};

const short = (value: number): string => String(Math.round(value * 10) / 10);

export const LAUREL = [-1, 1].flatMap((side) => ANGLES.map((angle) => leafAt(side, angle))).join("");
