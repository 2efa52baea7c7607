import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [YELLOW, GOLD, RUST] = ['#ffd81f', '#eda011', '#d2691a'];
const [BLACK, SHEEN, RED] = ['#1b1420', '#5b5368', '#e8352b'];
const [OLIVE, OLIVE_SHADE, QUILL] = ['#8f8a2c', '#5d5a20', '#2e2c18'];
const [LEG, LEG_SHADE] = ['#c47e6a', '#8f4f47'];

/** The toes of the near foot, and the claws in which they end. */
const TOES = [
  limb('62,190,13 40,140,12 4,126,11 -22,144,6'),
  limb('62,190,13 24,164,12 -16,166,10 -34,192,6'),
  limb('62,190,13 32,194,12 6,206,10 -6,232,6'),
];
const CLAWS = [
  limb('-16,138,7 -36,148,6 -40,176,0'),
  limb('-28,180,7 -46,196,6 -44,224,0'),
  limb('-2,222,7 -14,240,6 -6,264,0'),
];
/** The far leg of the weaver, for behind what he clings to. */
export const weaverFarLeg: Layer = cut(LEG_SHADE, limb('210,280,26 150,304,17 106,276,13 20,260,11'));

/** A masked weaver clings upright, left to what he weaves; the tip of his bill is at (0, 0). */
export const maskedWeaver: readonly Layer[] = [
  // The tail, its feathers parted at the end.
  cut(OLIVE_SHADE, '236,270,1 306,250,1 344,380 372,520,1 348,512,1 336,536,1 314,520,1 294,532,1 272,400'),
  cut(OLIVE, '236,270,1 270,262,1 306,400 322,526,1 314,520,1 294,532,1 268,400'),
  within(
    YELLOW,
    '58,-44,1 84,-92 140,-118 204,-98 232,-30 262,40 306,130 324,240 300,318,1 268,356 200,340 130,280 78,200 52,110 58,40,1',
    cut(
      GOLD,
      '52,80,1 90,170 150,240 240,290 330,300,1 300,400,1 100,400,1 20,200,1',
      '204,-120,1 208,-60 196,0 176,60,1 260,260,1 380,260,1 320,-120,1',
    ),
    cut(RUST, '60,-60,1 84,-92 140,-118 200,-100 160,-76 100,-70'),
  ),
  // The wing: coverts edged with yellow, the long quills in shade.
  within(
    OLIVE,
    '172,36,1 130,90 138,170 190,250 258,330 330,404,1 346,300 330,180 280,80 230,26',
    cut(OLIVE_SHADE, '230,20,1 262,100 280,200 290,300 330,404,1 380,400,1 380,20,1'),
    cut(QUILL, '190,216,1 250,244 300,300 330,404,1 240,340,1'),
    cut(
      YELLOW,
      limb('138,116,4 176,136,7 222,118,1'),
      limb('142,164,4 190,184,8 250,158,1'),
      limb('178,220,3 236,258,6 322,390,1'),
      limb('222,216,3 272,262,6 326,372,1'),
    ),
    cut(GOLD, limb('258,196,3 304,256,6 334,350,1')),
  ),
  // The near foot: three toes arch over the strips, each down to its claw.
  cut(LEG, limb('130,222,15 100,208,14 56,184,13'), ...TOES),
  cut(BLACK, ...CLAWS),
  cut(
    YELLOW,
    '92,130,1 76,166 84,190,1 102,198,1 98,212,1 110,218,1 100,234,1 130,240 150,254,1 180,226 190,190 164,150',
  ),
  // The mask, down to a point on the breast, and the strong bill.
  cut(BLACK, '0,0,1 34,-34 58,-48,1 100,-72 150,-62 172,-14 160,40 128,84 96,128,1 70,92 56,24,1 24,16'),
  cut(SHEEN, '6,-2,1 36,-30 60,-42,1 40,-18', limb('4,3,1 34,2,3 70,10,1')),
  cut(RED, disc(112, -18, 20)),
  cut(BLACK, disc(108, -18, 10)),
  cut('#fff6dd', disc(104, -23, 4)),
];
