import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
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

/** The back from above, broad at shoulders and hips. */
const BACK =
  '0,-104 36,-96 58,-60 50,-8 60,44 50,94 24,118 0,122 -24,118 -50,94 -60,44 -50,-8 -58,-60 -36,-96';
/** The patches on its lit side, and those that go over the spine, with a net of pale lines between them. */
const PATCHES =
  '-50,-70,1 -28,-88,1 -14,-68,1 -24,-48,1 -48,-48,1;-6,-88,1 14,-84,1 18,-60,1 2,-52,1 -8,-64,1;-54,-38,1 -28,-38,1 -22,-16,1 -34,-4,1 -54,-10,1;-14,-44,1 8,-42,1 12,-18,1 -4,-10,1 -14,-18,1;-54,4,1 -30,4,1 -24,28,1 -40,38,1 -60,28,1;-16,0,1 8,-4,1 12,24,1 -6,34,1 -18,22,1;-62,46,1 -36,46,1 -26,66,1 -40,82,1 -62,78,1;-18,42,1 6,38,1 10,66,1 -6,76,1 -18,64,1;-46,92,1 -24,84,1 -14,106,1 -30,118,1;-6,86,1 8,80,1 12,118,1 -8,118,1';

/**
 * The giraffe itself, straight from above and walking up the picture: coat, patches, side in shade.
 * @param bend how far it turns its neck, in degrees
 */
export const giraffeFromAbove = (
  coat: string,
  patch: string,
  shade: string,
  bend: number,
): readonly Layer[] => [
  cut(patch, limb('0,112,5 6,146,5 2,170,0'), disc(3, 166, 7, 12)),
  moved(
    { x: 0, y: -70, turn: bend },
    // Neck, ears, head, and the two horns.
    cut(coat, limb('0,0,38 0,-70,23 0,-138,17')),
    cut(shade, '6,0,1 36,0 24,-70 17,-140,1 3,-140,1 6,-70'),
    cut(
      patch,
      '-26,-22,1 -8,-28,1 -4,-8,1 -22,-2,1;-22,-56,1 -6,-60,1 -4,-36,1 -20,-34,1;-18,-90,1 -5,-94,1 -4,-70,1 -17,-68,1;-15,-122,1 -5,-124,1 -4,-104,1 -15,-102,1',
    ),
    cut(coat, '-12,-140,1 -34,-164 -56,-160,1 -44,-140 -14,-130,1'),
    cut(shade, '12,-140,1 34,-164 56,-160,1 44,-140 14,-130,1'),
    cut(coat, '0,-124 -22,-130 -24,-160 -14,-188 -14,-212 0,-220 14,-212 14,-188 24,-160 22,-130'),
    cut(shade, '2,-126,1 22,-130 24,-160 14,-188 14,-212 0,-219,1 4,-180'),
    cut(patch, disc(-9, -150, 6, 9), '-12,-206,1 0,-198 12,-206,1 8,-218 -8,-218'),
    cut('#42205e', disc(10, -150, 6, 9)),
  ),
  within(coat, BACK, cut(patch, PATCHES), cut(shade, '12,-110,1 10,0 12,130,1 70,130,1 70,-110,1')),
];
