import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, glow, moved, wash, within } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { box, panel } from '../../drawing/brush.ts';
import { giraffe } from '../../figures/animals/giraffe.ts';
import { place } from '../../figures/placing/place.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { traveller, outside } from '../../figures/placing/trainWindow.ts';
import { mountKenya } from '../../figures/placing/mountKenya.ts';

const COBALT = ['#0c2258', '#122e70', '#1a3f8c', '#2250a0'];

/** Mount Kenya in its alpenglow at (x, y), the red plain from `ground` down, and the giraffes on it. */
const underTheMountain = (
  at: { x: number; y: number; glow: number; horizon: number; ground: number },
  ...giraffes: Layer[]
): Layer[] => {
  const { x, y, glow: reach, horizon, ground } = at;
  const line = (...ups: number[]) => ups.map((up, knot) => `${knot * 600},${ground - up}`).join(' ');
  return [
    sky({ horizon, bands: 8, stops: COBALT }),
    glow(x - 40, y + 310, reach, '#f08a5a', 0.8),
    moved({ x, y, scale: (ground - 80 - y) / 390 }, ...mountKenya(0, 0)),
    floor('#7a2f4a', line(60, 112, 76, 124, 100)),
    floor('#c4552a', line(30, 56, 40, 58, 44)),
    floor('#e88a4a', line(20, 44, 30, 46, 32), ground + 14),
    floor('#a43a1c', line(-16, 10, -10, 12, 0)),
    ...giraffes,
  ];
};

/** The carriage's window from a frame `box`, the traveller before it. */
const carriage = (
  left: number,
  top: number,
  width: number,
  height: number,
  sill: number,
  ...inside: Layer[]
) => {
  const frame = (out: number, round: number) => {
    const [a, b, c, d] = [left - out, top - out, left + width + out, top + height + out];
    return panel(`${a},${b},${round} ${c},${b},${round} ${c},${d},${round} ${a},${d},${round}`);
  };
  return [
    wash(['#0e2a44', '#0a1c30']),
    cut('#2a5878', frame(22, 80)),
    within('#1f58b0', frame(0, 60), ...outside(left, top, width, height)),
    cut('#12324c', box(left + width * 0.45, top, 22, height)),
    cut(
      '#1d4662',
      `${left - 60},${sill},1 ${left + width + 60},${sill},1 ${left + width + 120},${sill + 80},1 ${left - 120},${sill + 80},1`,
    ),
    cut(
      { fill: '#f0a05c', opacity: 0.35 },
      `${left + 20},${sill},1 ${left + width - 20},${sill},1 ${left + width},${sill + 26},1 ${left},${sill + 26},1`,
    ),
    ...inside,
    cut('#081626', box(0, sill + 80, 2390, 200)),
  ];
};

/** Kenya: giraffes under the mountain that it is named after, and the view from the train to the coast. */
export const postersKenya: readonly Picture[] = [
  ...poster('kenya', {
    light: light('dawn', 'kenya', 'behind-right'),
    wide: [
      ...underTheMountain(
        { x: 1880, y: 250, glow: 760, horizon: 660, ground: 830 },
        place(giraffe(), { x: 1400, y: 900, metre: 92, depth: 0.1 }),
        place(giraffe(), { x: 1600, y: 880, metre: 64, depth: 0.1, coat: { body: '#c98a4a' } }),
        place(giraffe('browsing'), { x: 2230, y: 930, metre: 122, depth: 0.1, flip: true }),
      ),
      floor('#4f160f', '0,950 700,934 1500,956 2400,938'),
    ],
    tall: [
      ...underTheMountain(
        { x: 600, y: 580, glow: 640, horizon: 640, ground: 1110 },
        place(giraffe(), { x: 250, y: 1240, metre: 106, depth: 0.1 }),
        place(giraffe(), { x: 560, y: 1190, metre: 56, depth: 0.1, coat: { body: '#c98a4a' } }),
        place(giraffe('browsing'), { x: 890, y: 1200, metre: 84, depth: 0.1, flip: true }),
      ),
      floor('#4f160f', '0,1280 400,1264 1080,1290'),
    ],
  }),
  ...poster('kenyan8places', {
    light: light('golden', 'kenya', 'right', 30),
    wide: [
      ...carriage(1240, 110, 1060, 680, 800, ...traveller(1560, 800, 1.25)),
      cut('#c2452a', panel('-60,700,60 420,700,60 460,1040,10 -60,1040,10')),
      cut('#8e2d1c', box(-20, 760, 420, 14)),
    ],
    tall: carriage(80, 610, 920, 520, 1140, ...traveller(390, 1140, 1.05)),
  }),
];
