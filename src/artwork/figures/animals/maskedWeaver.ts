import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [YELLOW, GOLD, RUST] = ['#ffd81f', '#eda011', '#d2691a'];
const [BLACK, SHEEN, RED] = ['#1b1420', '#5b5368', '#e8352b'];
const [OLIVE, OLIVE_SHADE, QUILL] = ['#8f8a2c', '#5d5a20', '#2e2c18'];
const [LEG, LEG_SHADE] = ['#c47e6a', '#8f4f47'];

/** A masked weaver clings upright, left to what he weaves; the tip of his bill is at (0, 0). */
export const maskedWeaver: readonly Layer[] = [
  // The tail, its feathers parted at the end.
  cut(OLIVE_SHADE, '236,270,1 306,250,1 344,380 372,520,1 348,512,1 336,536,1 314,520,1 294,532,1 272,400'),
  cut(OLIVE, '236,270,1 270,262,1 306,400 322,526,1 314,520,1 294,532,1 268,400'),
  // The far leg.
  cut(
    LEG_SHADE,
    limb(
      '210,300,20 150,304,13 92,284,10; 96,286,10 60,262,8 34,266,0; 96,286,9 58,284,8 34,298,0; 96,286,8 66,302,7 52,322,0',
    ),
  ),
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
  // The near leg grips a strip: two toes over it, one from below.
  cut(
    LEG,
    limb(
      '132,216,17 84,206,12 40,172,10; 42,174,10 12,146,8 -14,148,0; 42,174,10 4,170,8 -18,184,0; 42,174,9 24,194,7 22,218,0',
    ),
  ),
  cut(YELLOW, '100,150,1 84,196,1 96,236,1 110,226,1 122,250,1 138,238,1 156,256,1 176,210 160,160'),
  cut(BLACK, limb('-6,147,4 -18,150,3 -24,160,0; -8,178,4 -20,188,3 -22,198,0; 23,210,4 20,222,3 12,230,0')),
  // The mask, down to a point on the breast, and the strong bill.
  cut(BLACK, '0,0,1 34,-34 58,-48,1 100,-72 150,-62 172,-14 160,40 128,84 96,128,1 70,92 56,24,1 24,16'),
  cut(SHEEN, '6,-2,1 36,-30 60,-42,1 40,-18', limb('4,3,1 34,2,3 70,10,1')),
  cut(RED, disc(112, -18, 20)),
  cut(BLACK, disc(108, -18, 10)),
  cut('#fff6dd', disc(104, -23, 4)),
];
