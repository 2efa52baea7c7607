import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { wildebeestComing, type GnuInks } from '../../figures/animals/wildebeestComing.ts';
import { light } from '../../light/light.ts';

const [SKY, PLAIN, SHADOW, ROCK, CLIFF] = ['#fdebc8', '#f3ac3c', '#d9822f', '#d6775a', '#a9524f'];

const NEAR: GnuInks = ['#4a3f5c', '#33294a', '#1b1430', '#fff3da', '#c9a88a'];
const MIDDLE: GnuInks = ['#5d4658', '#453350', '#2a1d3a', '#fbe6c2', '#c9a88a'];
const FAR: GnuInks = ['#7a4d50', '#63404f', '#4a2c43', '#f6d49c', '#c9a88a'];

/** The file, far to near: where the hooves stand, and the size. */
const FILE: readonly [x: number, foot: number, scale: number][] = [
  [880, 236, 0.05],
  [858, 242, 0.057],
  [832, 250, 0.065],
  [802, 259, 0.074],
  [770, 270, 0.084],
  [738, 283, 0.096],
  [712, 299, 0.11],
  [704, 320, 0.128],
  [730, 344, 0.152],
  [776, 373, 0.182],
  [838, 409, 0.222],
  [915, 458, 0.275],
  [1012, 526, 0.35],
  [1106, 620, 0.46],
  [978, 738, 0.6],
  [742, 872, 0.76],
];

/** The trip to the Serengeti: the herd in single file, from the horizon up to the car. */
export const serengetiFile: readonly Picture[] = [
  picture(
    'packages/serengetimigrationsafari-1',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [200, 300, 420, 600], camera: 'front' }),
    floor(SKY, '-40,-20 1240,-20'),
    cut(
      ROCK,
      '826,222,1 832,190 860,178 892,184,1 886,130 912,96 958,82 1000,94 1014,136,1 1044,110 1088,114 1108,140 1106,172,1 1140,160 1170,180 1184,222,1',
    ),
    cut(
      CLIFF,
      '946,222,1 934,150 950,110 978,84,1 1008,90 1014,136,1 1002,170 1010,222,1',
      '1058,222,1 1074,170 1064,112,1 1104,118 1106,172,1 1140,160 1170,180 1184,222,1',
    ),
    floor(PLAIN, '-40,214,1 300,208 800,210 1240,216,1'),
    ...FILE.flatMap(([x, foot, scale], at) => [
      cut(SHADOW, disc(x + 60 * scale, foot, 150 * scale, 16 * scale)),
      moved(
        { x, y: foot - 508 * scale, scale, flip: at % 2 === 1 && scale < 0.5 },
        ...wildebeestComing(scale > 0.5 ? NEAR : scale > 0.2 ? MIDDLE : FAR, scale > 0.5),
      ),
    ]),
    moved({ x: 350, y: 318, scale: 1.52 }, ...wildebeestComing(NEAR, true)),
  ),
];
