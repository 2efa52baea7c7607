import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { beards } from '../../land/gorgeSide.ts';

/** How high the deck hangs at some distance from the left. */
export const sag = (x: number) => 440 + 120 * (1 - ((x - 600) / 560) ** 2) - (x - 600) * 0.035;
/** A cable or the deck, so far above the deck, over the whole gorge. */
const slung = (up: number) => {
  const row: string[] = [];
  for (let x = 60; x <= 1140; x += 60) row.push(`${x},${Math.round(sag(x) - up)}`);
  return row.join(' ');
};
const HANGERS = [
  150, 196, 240, 288, 330, 376, 424, 470, 514, 560, 610, 655, 704, 748, 796, 842, 890, 934, 984, 1030,
].map((x) => `${x},${Math.round(sag(x) - 70)} ${x},${Math.round(sag(x))}`);

/** The further cable of the bridge, behind who crosses it. */
export const furtherCable: Layer = inked('#124048', 4, slung(82));

/** The nearer cable of the bridge, and its deck with moss that hangs from it. */
export const hangingBridge: readonly Layer[] = [
  inked('#0a2c34', 3, ...HANGERS),
  inked('#0a2c34', 5, slung(70)),
  inked('#061f28', 12, slung(-6)),
  cut('#061f28', ...beards(240, 960, (x) => sag(x) + 8, 22)),
];
