import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { flyingFoxSkimming } from '../../figures/animals/flyingFoxSkimming.ts';
import { light } from '../../light/light.ts';

const [SKY, HILL, SEA, FOAM, SAIL, FOLD, DARK] = [
  '#fbd98b',
  '#7fae86',
  '#1d7480',
  '#f7f0d4',
  '#a3402f',
  '#7b2c30',
  '#2c1522',
];

/** A dhow under way to the right, her waterline at y = 0. */
const dhow: readonly Layer[] = [
  cut(SAIL, '370,-110,1 250,-340 20,-690,1 -20,-440 -130,-120,1 120,-170'),
  cut(FOLD, '150,-142,1 120,-340 20,-690,1 -20,-440 -130,-120,1 0,-150'),
  inked(DARK, 18, '396,-76,1 8,-710,1', '150,0,1 196,-420,1'),
  cut(DARK, '-220,-160,1 -150,-104 0,-76 220,-84 480,-160,1 400,-40 310,24,1 -170,24,1'),
];

/** Pemba's channel at dusk: a flying fox, its belly in the water and its wing cut as a dhow's sail is. */
export const pembaWing: readonly Picture[] = [
  picture(
    'articles/pemba',
    light('golden', 'zanzibar', 'right'),
    plan({ subject: [260, 90, 400, 580], camera: 'profile' }),
    wash(SKY),
    floor(HILL, '-40,630 120,596 300,620 500,644 740,664 880,652 1060,610 1240,624'),
    floor(SEA, '-40,674 1240,674'),
    moved({ x: 990, y: 748, scale: 0.38 }, ...dhow),
    moved(
      { x: -185, y: 30, scale: 1.05 },
      ...flyingFoxSkimming({
        skin: SAIL,
        fold: FOLD,
        bone: DARK,
        nape: '#f5a03c',
        fur: '#e0722b',
        shade: '#b5482a',
        gleam: FOAM,
      }),
    ),
    floor(SEA, '-40,816 1240,816'),
    cut('#165c69', '270,816,1 240,860 210,920,1 560,920,1 640,870 690,816,1'),
    cut(FOAM, '200,818,1 340,806 600,806 740,818,1 560,830 360,830'),
  ),
];
