import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [SKY, WATER, SUNNY, SHADY, DARK] = ['#d03e28', '#c13321', '#fff3d8', '#ffc24a', '#14264a'];

/** The deck's upper edge over the water, lower the farther it is. */
const deckAt = (x: number): number => Math.round(-26 + x * 0.01);

/** The sail that the cables of one side of a pylon make, and its cables. */
const sail = (x: number, top: number, reach: number): string =>
  `${x},${top},1 ${x + reach},${deckAt(x + reach)},1 ${x},${deckAt(x)},1`;
const cables = (x: number, top: number, reach: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const share = (at + 0.4) / count;
    const foot = Math.round(x + reach * (0.1 + 0.9 * share));
    return `${x},${Math.round(top * (0.42 + 0.58 * share))},1 ${foot},${deckAt(foot)},1`;
  });

/** The bridge over the water's line at y = 0: fans, cables, the legs of the pylons, the deck. */
const bridge: readonly Layer[] = [
  cut(SUNNY, sail(430, -376, -404), sail(1150, -214, 400)),
  cut(SHADY, sail(430, -376, 380), sail(1150, -214, -340)),
  inked(SHADY, 6, ...cables(430, -376, -404, 9), ...cables(1150, -214, 400, 8)),
  inked(DARK, 4, ...cables(430, -376, 380, 9), ...cables(1150, -214, -340, 7)),
  cut(
    DARK,
    '422,-396,1 438,-396,1 440,-170,1 466,2,1 446,2,1 430,-130,1 414,2,1 394,2,1 420,-170,1',
    '1145,-226,1 1155,-226,1 1157,-110,1 1172,2,1 1160,2,1 1150,-84,1 1140,2,1 1128,2,1 1143,-110,1',
    '-20,-26,1 1220,-14,1 1220,-5,1 -20,-8,1',
  ),
];

/** Jinja's bridge and its image in the still Nile: a fish, a lamp on the deck its eye. */
export const nileBridgeFish: readonly Picture[] = [
  picture(
    'places/nile-5',
    light('morning', 'uganda', 'left'),
    plan({ subject: [180, 240, 340, 420], camera: 'profile' }),
    wash(SKY),
    floor(WATER, '-40,450,1 1240,450,1'),
    moved({ x: 0, y: 450 }, ...bridge),
    moved({ x: 0, y: 450, squash: -1 }, ...bridge),
    // The light wind on the water.
    cut(WATER, limb('150,572,0 360,566,9 650,572,0;330,664,0 470,660,9 590,664,0')),
    cut(DARK, disc(244, 342, 50), box(241, 352, 6, 76)),
    cut(SUNNY, disc(244, 342, 23)),
  ),
];
