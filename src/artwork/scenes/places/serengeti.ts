import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { herd, trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { cut, wash } from '../../land/cutout.ts';
import { kopje } from '../../land/rocks.ts';
import { VIOLET } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';

const HERD = { flat: VIOLET, shadow: false };

/** The endless plain. */
export const serengeti: readonly Picture[] = [
  // From a kopje's top: the horizon high, the herd a dark river through the gold.
  picture(
    'places/serengeti-1',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [400, 330, 330, 560], camera: 'above' }),
    wash(0, 300, [
      [0, '#6a7fae'],
      [0.6, '#c9b4b4'],
      [1, '#ffe2ac'],
    ]),
    cumulus({ x: 880, y: 270, width: 560, height: 230, depth: 0.35 }),
    cumulus({ x: 300, y: 276, width: 420, height: 130, depth: 0.5 }),
    cut('#a988a8', '-10,268,1 240,246 480,262 800,250 1210,266,1 1210,310,1 -10,310,1'),
    wash(280, 900, [
      [0, '#ffdf92'],
      [0.3, '#f7c356'],
      [1, '#e39c2c'],
    ]),
    cut(
      '#d98f2c',
      '-10,420,1 300,400 640,430 300,450 -10,450,1;1210,520,1 900,500 700,530 950,560 1210,570,1',
      0.5,
    ),
    herd([acacia({ variant: 3 })], {
      x: 600,
      y: 296,
      width: 1100,
      height: 60,
      count: 9,
      metre: [3, 6],
      flat: '#8a5a72',
      shadow: false,
    }),
    cut(
      '#6e3f55',
      '740,306,1 900,326 1080,380 980,450 700,500 560,580 640,680 900,760 1010,910,1 460,910,1 420,800 360,640 460,520 760,440 900,390 780,330',
      0.55,
    ),
    trail([wildebeest(), wildebeest('running')], {
      ...HERD,
      through: '690,930 520,760 480,640 560,540 760,480 960,430 1010,390 900,346 750,308',
      count: 150,
      metre: [72, 3],
      loose: 0.95,
    }),
    trail([wildebeest(), zebra()], {
      through: '860,920 690,770 560,660 620,580',
      count: 9,
      metre: [80, 24],
      loose: 0.3,
      depth: 0.3,
      shadow: false,
      coat: { body: '#4a2a44', lit: '#ffd07a' },
    }),
    kopje({ x: 110, y: 900, width: 560, height: 330, depth: 0.12, of: '#8a5a78' }),
    place(acacia(), { x: 250, y: 640, metre: 30, flat: VIOLET, shadow: false }),
  ),
];
