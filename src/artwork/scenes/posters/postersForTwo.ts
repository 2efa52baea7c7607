import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, glow, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { disc } from '../../drawing/brush.ts';
import { dhow } from '../../figures/boats/dhow.ts';
import { place } from '../../figures/placing/place.ts';
import { twoAtTable } from '../../figures/placing/twoAtTable.ts';
import { underWay } from '../../water/underWay.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

const BOAT = {
  body: '#4a2038',
  shade: '#321430',
  lit: '#ffd08a',
  dark: '#32142a',
  pale: '#ffe9c0',
  accent: '#1f8a8a',
};

interface View {
  horizon: number;
  /** The middle of the glow and of the boat. */
  middle: number;
  /** The table's far edge, and how deep its top looks. */
  table: number;
  deep: number;
  boat: number;
  /** Her face, his, their size, and the hands. */
  two: readonly [
    hers: readonly [number, number],
    his: readonly [number, number],
    size: number,
    hands: readonly [number, number],
  ];
}

/** A table above the sea at dusk, and two at it. */
const atDusk = ({ horizon, middle, table, deep, boat, two }: View): Layer[] => {
  const at = { x: middle, y: horizon + 34, metre: boat };
  const wake = underWay({ hull: '#3a1c3c', sail: '#ffd9a0', foam: '#ffe0b0' }, at);
  return [
    wash(['#10183e', '#1e2452', '#3a2c62', '#5a3468'], { height: horizon }),
    glow(middle, horizon, 620, '#ff8a5c', 1),
    glow(middle, horizon, 300, '#ffe2a0', 0.9),
    // A low shore on the left.
    floor(
      '#2a1c4c',
      `0,${horizon - 18} ${middle * 0.2},${horizon - 22} ${middle * 0.34},${horizon - 8} ${middle * 0.44},${horizon + 4} 2400,${horizon + 4}`,
    ),
    wash(['#6a4478', '#3a3468', '#1c2450'], { y: horizon, height: table - horizon + 20 }),
    // The sun's road on the sea.
    cut(
      { fill: '#ffb070', opacity: 0.85 },
      ...[0, 1, 2, 3, 4, 5, 6].map((at) =>
        disc(
          middle + (at % 2 === 0 ? -14 : 18) * at,
          horizon + 8 + at * at * 5,
          190 - at * 16 + (at % 3) * 20,
          3 + at * 0.7,
        ),
      ),
    ),
    cut(
      { fill: '#ffe9b8', opacity: 0.9 },
      ...[0, 1, 2, 3, 4].map((at) =>
        disc(middle + (at % 2 === 0 ? 20 : -16) * at, horizon + 6 + at * at * 8, 90 - at * 10, 3 + at),
      ),
    ),
    wake.before,
    place(dhow(), {
      ...at,
      by: CLEAR,
      depth: 0.25,
      coat: BOAT,
      shadow: false,
      rim: false,
    }),
    wake.after,
    ...twoAtTable(...two, [
      cut('#4a1c28', `-40,${table},1 2440,${table},1 2440,${table + deep},1 -40,${table + deep},1`),
      cut(
        '#c8683e',
        `${middle - 330},${table},1 ${middle + 330},${table},1 ${middle + 200},${table + 30} ${middle + 120},${table + 58} ${middle - 120},${table + 58} ${middle - 200},${table + 30}`,
      ),
      cut(
        '#ffb070',
        `${middle - 200},${table},1 ${middle + 200},${table},1 ${middle + 110},${table + 20} ${middle + 60},${table + 40} ${middle - 60},${table + 40} ${middle - 110},${table + 20}`,
      ),
      cut(
        '#240c20',
        `-40,${table + deep - 4},1 2440,${table + deep - 4},1 2440,${table + 600},1 -40,${table + 600},1`,
      ),
      cut(
        '#7a3a36',
        `-40,${table + deep - 6},1 2440,${table + deep - 6},1 2440,${table + deep + 4},1 -40,${table + deep + 4},1`,
      ),
    ]),
  ];
};

/** The great view of the article on places for two. */
export const postersForTwo: readonly Picture[] = poster('romanticgetaways', {
  light: light('dusk', 'zanzibar', 'right'),
  wide: atDusk({
    horizon: 664,
    middle: 1742,
    table: 862,
    deep: 92,
    boat: 20,
    two: [[1450, 366], [2046, 356], 1.18, [1744, 818]],
  }),
  tall: atDusk({
    horizon: 1000,
    middle: 544,
    table: 1214,
    deep: 68,
    boat: 18,
    two: [[280, 762], [806, 754], 1.04, [540, 1162]],
  }),
});
