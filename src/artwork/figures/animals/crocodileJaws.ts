import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, spots, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';

const [HIDE, LIT, SHADE, TOOTH, EYE] = ['#23724a', '#86b84e', '#0e3f3f', '#fffbe6', '#f6b92f'];

/** A jaw as it lies, its hinge at 0,0 and its tip to the left: the row of teeth along y = 0. */
const UPPER =
  '60,0,1 0,0,1 -70,-26 -140,-8 -220,18 -290,18 -350,-6 -420,10 -480,26 -540,18 -584,-14 -630,14 -690,14 -722,-20 -722,-70 -690,-104 -640,-104 -590,-78 -500,-80 -400,-96 -320,-112 -290,-140 -256,-180 -210,-190 -168,-176 -140,-156,1 -30,-164,1 10,-140 60,-80,1 60,40,1';
const LOWER =
  '60,0,1 0,0,1 -70,16 -150,8 -240,-10 -320,-8 -400,8 -480,4 -560,-4 -600,-18 -650,-4 -690,10 -704,40 -670,72 -560,84 -420,92 -280,112 -140,146 -40,172 30,160 60,60,1';

/** A tooth: where it stands, its length (below 0 it points up) and half its width. */
const tooth = (x: number, y: number, reach: number, half = 14): string =>
  `${x - half},${y},1 ${x - half * 0.7},${y + reach * 0.6} ${x + 4},${y + reach},1 ${x + half},${y + reach * 0.5} ${x + half},${y},1`;

const row = (teeth: readonly (readonly [number, number, number])[]) =>
  teeth.map(([x, y, reach]) => tooth(x, y, reach, 9 + Math.abs(reach) / 9));

/** A Nile crocodile's head from the side, upright: the upper jaw leans right, the lower one left, from a hinge at x, y. */
export const crocodileJaws = (x: number, y: number, half: number): readonly Layer[] => [
  moved(
    { x, y },
    cut(
      SHADE,
      '150,10,1 172,40 182,74,1 150,78,1 178,92 188,128,1 152,134,1 182,148 194,182,1 154,188,1 180,200 190,230,1 100,230,1 100,10,1',
    ),
    cut(HIDE, '-110,-40,1 -110,220,1 90,220,1 110,20,1 0,24,1'),
  ),
  moved(
    { x, y, turn: 90 - half, scale: 0.92 },
    cut(
      TOOTH,
      ...row([
        [-672, 4, -46],
        [-616, -4, -84],
        [-552, 4, -44],
        [-494, 10, -38],
        [-436, 10, -48],
        [-378, 6, -62],
        [-320, 0, -48],
        [-262, 0, -42],
        [-208, 4, -34],
      ]),
    ),
    within(
      HIDE,
      outline(LOWER),
      cut(LIT, ...spots('-672,22 -600,16 -520,26 -440,30 -360,22 -290,20', 5)),
      cut(LIT, '-720,46,1 -600,50 -420,54 -260,70 -100,100 60,130,1 60,300,1 -720,260,1'),
    ),
  ),
  moved(
    { x, y, turn: 90 + half, scale: 0.92 },
    cut(
      TOOTH,
      ...row([
        [-696, 4, 42],
        [-648, 6, 60],
        [-544, 14, 46],
        [-482, 18, 62],
        [-424, 4, 54],
        [-366, -4, 44],
        [-306, 8, 50],
        [-248, 10, 44],
        [-194, 4, 36],
      ]),
    ),
    within(
      HIDE,
      outline(UPPER),
      cut(
        SHADE,
        '-740,-60,1 -690,-66 -600,-44 -500,-50 -400,-62 -320,-78 -250,-100 -160,-110 -60,-100 60,-86,1 60,-300,1 -740,-300,1',
      ),
    ),
    cut(LIT, ...spots('-690,-24 -640,-34 -584,-46 -470,-24 -400,-34 -330,-26 -270,-46', 5)),
    cut(EYE, '-262,-124,1 -244,-166 -190,-170 -166,-124,1 -214,-98'),
    cut(SHADE, limb('-214,-174,0 -213,-136,11 -213,-104,0')),
    cut(
      HIDE,
      '-272,-128,1 -262,-186 -178,-186 -152,-128,1 -190,-164 -240,-164',
      limb('-136,-118,0 -96,-130,8 -46,-122,0'),
      disc(-684, -82, 17, 8),
    ),
  ),
  moved(
    { x, y },
    cut(LIT, '-124,-44,1 -144,-40,1 -160,50 -168,120 -176,220,1 -84,220,1 -86,110 -98,26,1'),
    cut(SHADE, '110,-24,1 146,24,1 138,60 140,120,1 150,220,1 70,220,1 66,140 57,75,1'),
  ),
];
