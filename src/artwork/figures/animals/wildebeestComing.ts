import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { mix } from '../../light/colour.ts';

/** Inks of one rank of the herd: coat, its shade, what is black, what the low sun strikes, and the beard. */
export type RankInks = readonly [coat: string, shade: string, dark: string, sun: string, beard: string];

/** High shoulder, sloping back and the near thigh: it comes towards us and to the right. */
const TRUNK =
  '-22,-505,1 20,-524 70,-516 120,-470 152,-400 150,-310 122,-240 60,-196 0,-200 -52,-222 -111,-236 -158,-250 -185,-244,1 -215,-232 -252,-270 -263,-330 -256,-390 -229,-430 -178,-452 -111,-470 -59,-494';
/** The legs of the near side, and those beyond. */
const NEAR_LEGS = [
  limb('-196,-350,44 -214,-260,36 -244,-176,17 -238,-100,12 -234,-36,11 -231,-14,15'),
  limb('22,-300,52 16,-210,32 10,-130,19 14,-104,15 16,-36,12 18,-8,16'),
];
const FAR_LEGS = [
  limb('-160,-280,44 -152,-220,24 -166,-160,14 -157,-100,10 -155,-46,9 -152,-26,12'),
  limb('104,-280,40 128,-190,26 140,-138,19 128,-100,14 104,-62,11 98,-40,12'),
];
const HOOVES = [
  '0,4,1 2,-26 12,-34 28,-34 38,-24 42,4,1',
  '-247,-2,1 -244,-26 -237,-34 -225,-34 -219,-24 -216,-2,1',
];
const FAR_HOOVES = ['82,-34,1 88,-60 110,-62,1 118,-40 100,-18,1', '-167,-12,1 -164,-34 -147,-36 -141,-12,1'];
const TAIL =
  '-232,-424,1 -268,-400 -284,-340 -282,-260 -296,-190 -290,-120 -278,-80,1 -264,-130 -260,-200 -266,-270 -256,-330 -236,-360,1';

const FACE =
  '-44,-8 -58,30 -54,66 -40,112 -34,160 -48,198 -48,238 -22,262 22,262 48,238 48,198 34,160 40,112 54,66 58,30 44,-8 20,-30 -20,-30';
const HORNS = [
  limb('0,-12,22 -50,-10,24 -104,6,19 -142,-6,15 -152,-54,10 -124,-112,0'),
  limb('0,-12,22 50,-10,24 104,6,19 142,-6,15 152,-54,10 124,-112,0'),
];
const EARS = ['-50,30,1 -92,26 -158,66,1 -116,84 -54,62,1', '50,30,1 92,26 158,66,1 116,84 54,62,1'];
const BEARD =
  '-38,120,1 -58,180 -64,240 -58,290,1 -46,270,1 -42,334,1 -26,290,1 -14,360,1 2,296,1 18,346,1 30,284,1 48,312,1 56,240 54,180 40,120,1';

/** The head from the front, its origin between the horns. */
const head = ([coat, shade, dark, sun, beard]: RankInks): readonly Layer[] => [
  cut(beard, BEARD),
  cut(shade, ...EARS),
  within(
    dark,
    FACE,
    // The cheek in the sun, and the sheen on brow and muzzle.
    cut(sun, '58,6,1 30,40 24,110 26,160 40,204,1 44,236 26,270,1 90,270,1 90,10,1'),
    cut(shade, '-30,204,1 -10,196 10,196 30,204,1 34,232 18,248 -18,248 -34,232'),
    cut(dark, '-30,214,1 -14,212 -12,228,1 -28,230; 30,214,1 14,212 12,228,1 28,230'),
  ),
  cut(mix(coat, beard, 0.17), ...HORNS),
  cut(
    dark,
    '-40,-2,1 -30,-34 -10,-44,1 0,-34,1 14,-46 34,-30 40,-2,1 26,34,1 12,14,1 0,44,1 -10,14,1 -26,34,1',
  ),
  cut(
    sun,
    limb('70,0,0 108,16,4 150,0,7 162,-54,5 126,-110,0'),
    limb('-140,-20,0 -142,-58,5 -122,-110,0'),
    '54,36,1 96,32 156,66,1 100,50',
  ),
  cut('#f6c16c', disc(-46, 46, 6, 7), disc(46, 46, 6, 7)),
  cut('#140b1a', disc(-46, 47, 3, 5), disc(46, 47, 3, 5)),
];

/** How one of the herd carries its head: its place over the chest, and its turn. */
export interface Bearing {
  dx?: number;
  dy?: number;
  turn?: number;
}

/** A white-bearded wildebeest that comes towards us out of the sun, 520 pixels at the shoulder; fore hoof on y = 0. */
export const wildebeestComing = (
  placing: Placing,
  inks: RankInks,
  { dx = 0, dy = 0, turn = -6 }: Bearing = {},
): Layer => {
  const [coat, shade, dark, sun] = inks;
  return moved(
    placing,
    cut(dark, TAIL, ...FAR_HOOVES),
    cut(shade, ...FAR_LEGS),
    cut(coat, ...NEAR_LEGS),
    cut(dark, ...HOOVES),
    within(
      coat,
      outline(TRUNK),
      cut(shade, '-266,-240,1 -207,-300 -111,-300 -22,-280 40,-240 170,-330,1 200,-150,1 -266,-150,1'),
      cut(
        dark,
        limb(
          '-44,-490,0 -56,-420,9 -52,-330,0;-81,-478,0 -95,-410,9 -89,-320,0;-118,-466,0 -130,-400,8 -124,-318,0',
        ),
      ),
      cut(sun, '60,-530,1 130,-480 160,-400 156,-300 120,-230,1 130,-330 124,-400 96,-460'),
    ),
    cut(sun, limb('-230,-426,0 -178,-448,5 -111,-468,5 -30,-500,0')),
    // The mane over the shoulder.
    cut(
      dark,
      '-64,-484,1 -50,-512 -34,-514,1 -30,-504,1 -10,-530 8,-530,1 12,-518,1 34,-540 52,-538,1 56,-524,1 76,-536 92,-528,1 112,-490 130,-450 124,-420,1 60,-436 0,-450 -50,-446,1',
    ),
    moved({ x: 104 + dx, y: -424 + dy, turn }, ...head(inks)),
  );
};

/** The same far off, in whatever one ink it is placed with. */
export const wildebeestFar: readonly Layer[] = [
  cut({}, TRUNK, ...NEAR_LEGS, ...FAR_LEGS, TAIL),
  moved({ x: 104, y: -424, turn: -6 }, cut({}, FACE, ...HORNS, ...EARS, BEARD)),
];
