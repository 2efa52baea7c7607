import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

/** What a walker in the rain wears: the cape, its lit and its shaded side, a crease, and the dark below it. */
export type Cape = readonly [cloth: string, lit: string, shade: string, crease: string, dark: string];

const CAPE =
  '-50,-350,1 -96,-334 -128,-280 -138,-190 -156,-90,1 -110,-100 -60,-76 0,-92 56,-72 110,-96 160,-84,1 142,-190 134,-280 104,-330 50,-350,1';
const HOOD = '-62,-336,1 -70,-390 -52,-440 0,-464 52,-440 70,-390 62,-336,1 0,-316';

/** A walker from behind, 460 pixels high, the feet at the origin, a rain cape over the pack. */
const caped = ([cloth, lit, shade, crease, dark]: Cape): readonly Layer[] => [
  // One foot is lifted to the next step.
  cut(dark, limb('-54,-130,34 -58,-60,28 -58,-6,26'), limb('60,-130,34 62,-90,28 56,-50,26')),
  cut(dark, '-92,8,1 -90,-24 -60,-34 -28,-24 -26,8,1', '26,-32,1 28,-62 58,-70 88,-60 90,-32,1'),
  within(
    cloth,
    CAPE,
    cut(lit, '-180,-60,1 -128,-90 -112,-200 -100,-280 -60,-340,1 -180,-360,1'),
    cut(shade, '40,-360,1 76,-300 70,-220 90,-140 76,-60,1 190,-60,1 190,-360,1'),
    cut(crease, '110,-320,1 106,-240 120,-160 116,-60,1 190,-60,1 190,-320,1'),
    // The pack pushes the cloth out.
    cut(lit, '-84,-296,1 -60,-318 0,-324 64,-314,1 40,-300 -30,-292'),
    cut(
      shade,
      '-70,-150,1 -60,-230 -66,-280,1 -46,-230 -44,-130,1;4,-160,1 10,-220 40,-290,1 30,-210 30,-130,1',
    ),
    inked(shade, 6, '-96,-150 -104,-120 -110,-96', '-30,-126 -40,-100 -44,-78', '26,-126 34,-100 36,-78'),
  ),
  within(
    cloth,
    HOOD,
    cut(lit, '-90,-320,1 -56,-340 -48,-390 -30,-440 0,-480,1 -90,-480,1'),
    cut(shade, '10,-480,1 30,-430 24,-380 40,-300,1 90,-300,1 90,-480,1'),
    inked(crease, 6, '-60,-338 0,-320 60,-338'),
  ),
];

/** Walkers in rain capes, each `[x, y, scale, turn]` in what it wears, the furthest first. */
export const ponchosInRain = (
  ...walkers: readonly (readonly [x: number, y: number, scale: number, turn: number, cape: Cape])[]
): Layer[] => walkers.map(([x, y, scale, turn, cape]) => moved({ x, y, scale, turn }, ...caped(cape)));
