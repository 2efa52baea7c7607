import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { mirrored, twin } from '../../drawing/mirrored.ts';

const [PRINT, BAND] = ['#1c1426', '#12a79b'];

/** A sole around the point under the arch, toe up, its lugs parted by the ground. */
const sole = (ground: string): readonly Layer[] => [
  cut(
    PRINT,
    '-92,32,1 -90,-90 -136,-190 -166,-310 -164,-440 -110,-524 70,-530 160,-470 176,-340 152,-220 102,-130 92,-66,1',
  ),
  cut(BAND, '-38,0,1 -64,-200 -78,-320 -60,-440,1 0,-416,1 60,-440,1 80,-320 64,-200 36,-30,1'),
  inked(
    ground,
    17,
    '-38,30,1 -64,-200 -78,-320 -60,-440,1 0,-416,1 60,-440,1 80,-320 64,-200 36,-14,1',
    '-60,-440,1 -88,-540,1; 60,-440,1 88,-540,1',
    '-190,-400,1 -74,-362,1 0,-332,1 74,-362,1 190,-400,1',
    '-190,-314,1 -72,-276,1 0,-246,1 72,-276,1 190,-314,1',
    '-180,-228,1 -64,-190,1 0,-160,1 64,-190,1 180,-228,1',
    '-160,-142,1 -50,-104,1 0,-76,1 50,-104,1 150,-142,1; -110,41,1 120,-80,1',
  ),
];

/** Its heel, below the same point. */
const heel = (ground: string): readonly Layer[] => [
  cut(PRINT, '-86,-22,1 78,62,1 120,130 112,236 64,296 -64,296 -120,236 -126,80'),
  cut(BAND, '-36,4,1 34,40,1 46,206,1 0,228,1 -46,206,1'),
  inked(
    ground,
    17,
    '-36,-20,1 -46,206,1 0,228,1 46,206,1 34,10,1; -46,206,1 -84,320,1; 46,206,1 84,320,1',
    '-140,110,1 -40,120,1 0,140,1 40,120,1 140,150,1; -110,-34,1 100,73,1',
  ),
];

const FEELER = '10,-150,8 34,-220,7 66,-280,7 84,-300,13 94,-312,11';

/** A butterfly around its breast, 1090 pixels wide: each pair of wings is the print of a walking boot, sole and heel. */
export const bootprintButterfly = (ground: string): readonly Layer[] => {
  const wings = [
    moved({ x: 142, y: 46, turn: 38 }, ...sole(ground)),
    moved({ x: 142, y: 46, turn: -18 }, ...heel(ground)),
  ];
  return [
    ...wings,
    moved({ x: 0, y: 0, flip: true }, ...wings),
    cut(PRINT, twin('0,-186 34,-180 38,-136 28,-112 40,-70 42,20 32,60 34,140 24,240 0,300')),
    cut(PRINT, limb(FEELER), limb(mirrored(FEELER))),
  ];
};
