import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb, ring } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { hyraxFacing, hyraxFlat, hyraxSitting } from '../../figures/animals/hyraxes.ts';
import { fischersTower } from '../../land/fischersTower.ts';
import { light } from '../../light/light.ts';

const [SKY, LIT, SHADE, CLEFT, INK] = ['#18438c', '#f9bf74', '#9c3a2e', '#5c1f28', '#1d1430'];
const [FAR, FAR_CLEFT] = ['#b9482f', '#8f3029'];
/** Columns, broken off at different heights, left to right: left edge, width, top. */
const COLUMNS = '-90,190,452 100,190,300 290,214,470 504,196,588 700,190,742';
/** Where they have cracked across: x, y, width. */
const CRACKS = '-60,600,80 100,420,122 140,640,60 290,700,137 330,560,70 504,760,125 520,660,60 700,840,122';

const sides = points(COLUMNS).map(([x, wide, top], at) => {
  const edge = x + wide * (at % 2 === 0 ? 0.64 : 0.7);
  return {
    front: `${x},${top + 2},1 ${edge},${top + 10},1 ${edge + 6},920,1 ${x - 4},920,1`,
    side: `${edge},${top + 10},1 ${x + wide - 6},${top - 4},1 ${x + wide},920,1 ${edge + 6},920,1`,
  };
});

/** A cyclist in profile who rides to the left: 130 pixels high, the wheels on y = 0. */
const rider: readonly Layer[] = [
  cut('#b8862f', '-70,0,1 70,0,1 210,8 260,14,1 150,18 20,10 -70,6,1'),
  cut(INK, ring(-46, -32, 32, 27), ring(48, -32, 32, 27)),
  inked(
    '#e23f2a',
    6,
    '-46,-32,1 -34,-78,1',
    '-36,-70,1 6,-30,1 26,-72,1 -36,-70,1',
    '26,-72,1 48,-32,1 6,-30,1',
  ),
  inked(INK, 5, '-44,-82 -32,-80', '16,-78 34,-78'),
  cut('#5c2f26', limb('22,-84,9 -6,-64,8 4,-34,5 2,-18,4'), limb('-8,-116,6 -24,-98,5 -40,-84,4')),
  cut(INK, limb('24,-86,11 4,-78,10 -6,-64,9'), '-10,-22,1 8,-24,1 10,-14,1 -12,-14,1'),
  cut('#14a0a2', '14,-78,1 34,-82,1 30,-110 12,-130,1 -6,-128 -14,-114,1 -4,-104 4,-96'),
  cut('#5c2f26', '-14,-132,1 -18,-148 -8,-158 6,-156 10,-142 2,-128,1 -8,-128'),
  cut('#fffaec', '-20,-148,1 -16,-164 0,-170 14,-160 16,-144,1'),
];

/** Who lives among the columns of Hell's Gate. */
export const hellsgateHyrax: readonly Picture[] = [
  // Hyraxes sun themselves on broken columns, one on each; beyond, a cyclist under Fischer's Tower.
  picture(
    'places/hellsgate-3',
    light('morning', 'kenya', 'left'),
    plan({ subject: [100, 330, 120, 220], camera: 'close' }),
    wash([SKY, SKY], { height: 700 }),
    cut(
      FAR,
      '-40,520,1 560,430,1 600,430,1 600,414,1 650,414,1 656,424,1 712,424,1 712,408,1 770,408,1 776,420,1 1090,420,1 1090,404,1 1150,404,1 1154,396,1 1240,396,1 1240,640,1 -40,640,1',
    ),
    cut(
      FAR_CLEFT,
      '650,414,1 660,640,1 644,640,1;712,420,1 718,640,1 706,640,1;770,410,1 780,640,1 762,640,1;820,420,1 826,640,1 816,640,1;1090,410,1 1100,640,1 1084,640,1;1150,404,1 1156,640,1 1146,640,1;1190,396,1 1200,640,1 1182,640,1;600,430,1 606,640,1 596,640,1',
    ),
    floor('#f5c964', '0,630 700,622 1200,632'),
    cut(
      '#fff0c0',
      '1240,700,1 1060,676 960,690 980,730 900,800 820,920,1 1130,920,1 1120,820 1160,760 1240,744,1',
    ),
    fischersTower({ x: 950, y: 650, scale: 0.86, tones: ['#ffd694', LIT, '#cf6a3a', SHADE, CLEFT] }),
    moved({ x: 1060, y: 800, scale: 0.86 }, ...rider),
    cut(LIT, ...sides.map(({ front }) => front)),
    cut(SHADE, ...sides.map(({ side }) => side)),
    cut(
      CLEFT,
      ...points(CRACKS).map(
        ([x, y, wide]) =>
          `${x - 4},${y},1 ${x + wide * 0.6},${y + 10},1 ${x + wide},${y + 6},1 ${x + wide},${y + 11},1 ${x + wide * 0.56},${y + 17},1`,
      ),
    ),
    hyraxSitting({ x: 206, y: 304, scale: 1.12 }),
    hyraxFacing({ x: 386, y: 476, scale: 1.1 }),
    hyraxSitting({ x: 604, y: 592, scale: 0.98 }, true),
    hyraxFlat({ x: 806, y: 746, scale: 0.86 }),
  ),
];
