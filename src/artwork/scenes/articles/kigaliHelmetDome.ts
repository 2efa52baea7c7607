import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc } from '../../drawing/brush.ts';
import { motoFromBehind } from '../../figures/vehicles/motoFromBehind.ts';
import { light } from '../../light/light.ts';

const [DUSK, FAR, HILL, ROAD, SHADOW, LANE, LAMP] = [
  '#f8b184',
  '#d07f8c',
  '#27245c',
  '#c3a9c6',
  '#9a84ae',
  '#dccadb',
  '#ffd24a',
];

/** Windows of the houses on the hill, rows of them, none straight. */
const WINDOWS = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: 26 }, (__, at) => {
    const x = at * 48 + ((row * 29 + at * at * 7) % 31) - 16;
    const y = 350 + row * 36 + ((at * 13 + row * 5) % 17);
    const ridge = 300 + Math.max(0, Math.abs(x - 600) - 190) * 0.62;
    const isDark = (at * 5 + row * 7 + at * row) % 4 === 0;
    return y < ridge + 34 || isDark || Math.abs(x - 596) < (y < 480 ? 330 : 214) ? '' : box(x, y, 9, 9);
  }).join(''),
).join('');

/** The windows of the storey on which the dome rests. */
const STOREY = Array.from({ length: 12 }, (_, at) => box(440 + at * 27, 270, 21, 12)).join('');

/** Kigali: a motorcycle taxi on its way to the hill of the Convention Centre, whose dome is the driver's helmet. */
export const kigaliHelmetDome: readonly Picture[] = [
  picture(
    'articles/kigali',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [500, 76, 200, 190], camera: 'back' }),
    wash(DUSK),
    floor(FAR, '-40,430 100,370 220,410 400,500 740,520 960,440 1100,350 1240,400'),
    floor(
      HILL,
      '-60,600,1 60,550 200,470 310,380 390,306 430,284,1 770,284,1 812,306 890,380 1000,470 1140,550 1260,600,1',
    ),
    cut(HILL, box(430, 262, 340, 40)),
    cut(LAMP, WINDOWS, STOREY),
    floor(ROAD, '-40,742 300,716 600,706 900,716 1240,742'),
    cut(LANE, '60,940,1 356,713,1 370,712,1 110,940,1', '1140,940,1 844,713,1 830,712,1 1090,940,1'),
    cut(SHADOW, disc(600, 866, 190, 14)),
    moved({ x: 600, y: 0 }, ...motoFromBehind),
  ),
];
