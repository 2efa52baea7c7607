import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

/** Horns, tufts and head of a shadow, for a poll at (-128, -484). */
const SHADOW_HEAD = [
  '-122,-490,5 -112,-522,6;-134,-490,5 -128,-524,6;-116,-488,6 -92,-500,0',
  '-112,-484,1 -124,-504 -142,-502 -172,-478 -194,-460,1 -190,-446,1 -164,-450 -132,-462,1',
] as const;

/**
 * A giraffe's shadow as it lies on level ground: the animal in profile, looking left, 520 units tall.
 * @param strides it walks out, its neck ahead of it; otherwise it stands
 */
export const giraffeShadow = (strides: boolean): readonly Layer[] => {
  const head = placed(strides ? { x: -44, y: 36 } : {});
  return [
    cut(
      {},
      '-78,-280,1 -40,-312 10,-302 70,-276 96,-256,1 108,-226 100,-188,1 60,-178 0,-172 -40,-184 -70,-210',
      limb(
        strides
          ? '-30,-262,42 -108,-364,24 -172,-448,14;-54,-220,24 -92,-112,12 -134,0,9;-34,-200,20 -8,-104,11 30,0,9;84,-236,30 106,-124,14 158,-60,9 160,0,9;66,-200,24 40,-112,12 2,0,9'
          : '-30,-262,42 -84,-370,23 -128,-484,13;-54,-220,22 -66,-110,11 -82,0,9;-34,-200,18 -30,-100,10 -34,0,9;84,-236,30 74,-120,13 98,-60,9 92,0,9;66,-200,22 52,-110,11 56,0,9',
      ),
      limb('98,-256,4 120,-190,4 122,-140,9 116,-104,0'),
      head.limb(SHADOW_HEAD[0]),
      head(SHADOW_HEAD[1]),
    ),
  ];
};

const BACK = '0,-92 26,-84 40,-50 36,0 42,50 36,92 18,112 0,116 -18,112 -36,92 -42,50 -36,0 -40,-50 -26,-84';

/** The giraffe itself, straight from above and walking up the picture: coat, patches, side in shade. */
export const giraffeFromAbove = (coat: string, patch: string, shade: string): readonly Layer[] => [
  cut(patch, limb('0,108,4 4,140,4 0,160,0')),
  cut(coat, limb('0,-70,26 -3,-140,15 0,-204,12'), limb('-10,-216,5 -34,-212,0;10,-216,5 34,-212,0')),
  cut(shade, '4,-80,1 26,-70 15,-140 12,-204,1 2,-204,1 4,-140'),
  cut(patch, disc(-8, -110, 8, 10), disc(-6, -142, 6, 9), disc(-5, -174, 5, 8)),
  within(
    coat,
    BACK,
    cut(
      patch,
      disc(-22, -60, 11, 12),
      disc(0, -44, 9, 12),
      disc(-26, -26, 9, 13),
      disc(-6, -10, 10, 11),
      disc(-26, 12, 9, 12),
      disc(-4, 26, 9, 13),
      disc(-26, 46, 10, 12),
      disc(-6, 60, 9, 11),
      disc(-22, 82, 9, 10),
    ),
    cut(shade, '8,-100,1 6,0 8,120,1 60,120,1 60,-100,1'),
  ),
  cut(coat, '-15,-206,1 -12,-230 -9,-256 0,-264 9,-256 12,-230 15,-206,1 0,-198'),
  cut(shade, '2,-200,1 15,-206,1 12,-230 9,-256 0,-264,1 3,-230'),
  cut(patch, disc(-5, -214, 4), disc(6, -214, 4)),
];
