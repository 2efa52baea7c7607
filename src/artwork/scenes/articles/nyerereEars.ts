import { cut, floor, inked, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { wildDog } from '../../figures/animals/wildDogsListening.ts';
import { lookoutLaunch } from '../../figures/boats/lookoutLaunch.ts';
import { roundPalm } from '../../figures/plants/roundPalms.ts';
import { light } from '../../light/light.ts';

const [SKY, BANK, RIVER, WAKE, GRASS, HIPPO] = [
  '#d7ead8',
  '#7fae86',
  '#c99a62',
  '#e3c08c',
  '#f0c14a',
  '#5c3f4c',
];
const PALM = { leaf: '#1d4f47', trunk: '#3d6b58' };

/** Nyerere in the south of Tanzania, where the palms and the wild dogs have the same round ears. */
export const nyerereEars: readonly Picture[] = [
  picture(
    'articles/nyerere',
    light('morning', 'tanzania', 'left'),
    plan({ camera: 'front' }),
    floor(SKY, '-40,-20 1240,-20'),
    floor(BANK, '0,330 180,318 420,330 700,312 960,326 1200,316'),
    ...roundPalm([104, 360, 240, 74], PALM, -26),
    ...roundPalm([196, 356, 196, 64], PALM, 34),
    ...roundPalm([690, 350, 230, 70], PALM, -30),
    ...roundPalm([770, 352, 268, 80], PALM, 40),
    ...roundPalm([1030, 352, 168, 58], PALM, -24),
    ...roundPalm([1092, 356, 212, 68], PALM, 34),
    floor(RIVER, '-40,366 1240,362'),
    inked(
      WAKE,
      7,
      '700,520 860,524',
      '40,524 150,524',
      '960,430 1090,430',
      '20,410 110,410',
      '720,420 800,420',
    ),
    moved({ x: -36, y: -2 }, ...lookoutLaunch),
    cut(
      HIPPO,
      '1000,500,1 1004,470 1020,462 1034,470 1060,468 1074,460 1088,472 1120,478 1148,484 1160,500,1',
      disc(1016, 462, 9, 13),
      disc(1072, 458, 9, 12),
    ),
    cut('#fff3d8', disc(1058, 480, 6)),
    cut('#2b1c22', disc(1060, 481, 4)),
    inked(WAKE, 6, '970,504 1190,504'),
    wildDog({ x: 150, y: 846, scale: 0.74, turn: 6 }, { look: 6 }),
    wildDog({ x: 1096, y: 770, scale: 0.7, turn: -7 }, { look: -6, tone: '#8b5a44' }),
    wildDog({ x: 470, y: 730, scale: 0.9, turn: -12 }, { tone: '#6b3f36' }),
    wildDog({ x: 800, y: 690, scale: 1.02, turn: 3 }),
    floor(GRASS, '0,820 200,836 420,812 640,850 900,870 1060,800 1200,816'),
  ),
];
