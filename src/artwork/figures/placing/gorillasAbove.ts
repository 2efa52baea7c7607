import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** Fur in shade, its middle, the morning on it; silver as it is and in the morning; skin. */
const [DARK, FUR, LIT, SILVER, BRIGHT, SKIN] = [
  '#0c1718',
  '#1c2b2c',
  '#46605a',
  '#9fb0a8',
  '#e4e8d4',
  '#2c2a2c',
];

/** Arms that reach forward to their knuckles, legs behind: what lies under the back, walking up the picture. */
const limbs = (step: 1 | -1): readonly Layer[] => [
  cut(DARK, disc(0, 228, 84, 56)),
  cut(
    DARK,
    limb(`-96,-60,46 -140,-140,40 -112,${step > 0 ? -250 : -200},30`),
    limb(`96,-60,46 138,-130,40 116,${step > 0 ? -190 : -250},30`),
  ),
  cut(
    DARK,
    limb(`-60,150,44 -84,210,36 -70,${step > 0 ? 270 : 300},26`),
    limb(`60,150,44 84,200,36 74,${step > 0 ? 310 : 270},26`),
  ),
  cut(
    LIT,
    limb(`-118,-70,12 -164,-146,14 -132,${step > 0 ? -240 : -196},10`),
    limb('-84,170,9 -106,216,11 -90,264,7'),
  ),
  cut(SKIN, disc(-110, step > 0 ? -256 : -206, 34, 26), disc(114, step > 0 ? -196 : -256, 34, 26)),
  inked(
    DARK,
    5,
    ...[-22, -8, 8].flatMap((x) => [
      `${-110 + x},${step > 0 ? -282 : -232} ${-110 + x},${step > 0 ? -262 : -212}`,
      `${114 + x},${step > 0 ? -222 : -282} ${114 + x},${step > 0 ? -202 : -262}`,
    ]),
  ),
];

const BACK =
  '0,-150 80,-146 136,-96 142,-30 116,60 110,140 90,206 40,244 0,250 -40,244 -90,206 -110,140 -116,60 -142,-30 -136,-96 -80,-146';
/** The head from above: the crest as a ridge from the nape to the brow, the muzzle before it. */
const head: readonly Layer[] = [
  cut(SKIN, '0,-304 36,-296 44,-262 40,-236 -40,-236 -44,-262 -36,-296'),
  within(
    FUR,
    '0,-284 48,-268 70,-226 66,-176 44,-120 0,-96 -44,-120 -66,-176 -70,-226 -48,-268',
    cut(LIT, '-10,-300,1 -20,-220 -14,-160 -24,-90,1 -90,-120 -100,-300,1'),
    cut(DARK, '12,-300,1 20,-220 16,-150 30,-90,1 90,-120 90,-300,1'),
  ),
];

/** The young one that rides along: it lies on its mother's back, arms about her. */
const rider: readonly Layer[] = [
  cut(
    SKIN,
    limb('-30,-10,15 -66,-24,13 -80,4,10'),
    limb('30,-10,15 64,-24,13 78,4,10'),
    limb('-26,60,15 -56,84,12 -50,108,9'),
    limb('26,60,15 56,84,12 50,108,9'),
  ),
  cut('#4a3a30', '0,-40 44,-20 50,40 36,84 0,94 -36,84 -50,40 -44,-20'),
  cut('#a8845c', '-46,-20 -30,-36 -6,-38,1 -16,30 -10,90,1 -40,80 -52,40'),
  cut('#3a2c26', disc(0, -54, 40, 38)),
  cut('#8a6848', '-2,-92,1 -10,-50 -4,-18,1 -34,-26 -42,-56 -30,-84'),
];

/** A gorilla on its knuckles straight from above, walking up the picture, its middle at the origin; 640 pixels long. The light falls from the left. */
const walking = (step: 1 | -1, saddle: readonly Layer[]): readonly Layer[] => [
  ...limbs(step),
  within(
    FUR,
    BACK,
    ...saddle,
    cut(LIT, '-150,-160,1 -60,-160,1 -96,-90 -100,-20 -84,60 -88,140 -60,220,1 -130,250,1'),
    cut({ fill: DARK, opacity: 0.8 }, '150,-170,1 60,-160,1 70,-90 84,-20 60,60 66,140 30,250,1 150,260,1'),
  ),
  ...head,
];
const SADDLE: readonly Layer[] = [
  cut(
    SILVER,
    '-130,-40,1 -90,-10,1 -70,-50,1 -40,0,1 0,-50,1 40,0,1 70,-50,1 90,-10,1 130,-40,1 130,140 90,230 0,250 -90,230 -130,140',
  ),
  cut(BRIGHT, '-130,-40,1 -90,-10,1 -70,-50,1 -40,0,1 -10,-36,1 -4,60 -16,140 -10,250,1 -120,240 -140,120'),
  inked('#6f8078', 6, '-40,60 -34,130 -40,180', '30,40 34,110 28,170', '0,90 2,150 -2,200'),
];

/** A silverback straight from above, the silver saddle on his back. */
export const silverbackAbove: readonly Layer[] = walking(1, SADDLE);
/** A mother straight from above, her young one on her back. */
export const motherAbove: readonly Layer[] = [
  ...walking(-1, []),
  moved({ x: 0, y: 50, scale: 1.15 }, ...rider),
];
/** Another of the family straight from above. */
export const gorillaAbove: readonly Layer[] = walking(1, []);
/** What any of them covers with its shadow. */
export const gorillaShadow = `${BACK};0,-300 60,-270 70,-200 50,-100 -50,-100 -70,-200 -60,-270;-150,-230 -100,-280 -60,-120 -120,-60;150,-180 110,-230 60,-120 120,-40;-100,180 -40,180 -60,300 -100,280;100,180 40,180 60,320 100,300`;
