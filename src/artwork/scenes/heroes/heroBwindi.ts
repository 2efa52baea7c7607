import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { hero } from '../../canvas/hero.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';
import { shaggy } from '../../drawing/shaggy.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [FOREST, FUR, SKIN, AMBER, LIT] = ['#0a3a2c', '#04171a', '#5d9484', '#f08a1c', '#ffd873'];

/** An eye around (0, 0): in its lit view stand the two whom it sees, where the pupil would be. */
const eye: readonly Layer[] = [
  within(
    FUR,
    disc(0, 0, 70),
    cut(LIT, '-80,-40,1 0,-56 80,-40,1 80,80,1 -80,80,1'),
    cut(AMBER, '-80,24,1 -30,18 30,18 80,24,1 80,80,1 -80,80,1'),
    cut(
      FUR,
      // He, with a brimmed hat and a rucksack.
      '-30,-26,1 -24,-28 -23,-38 -11,-38 -10,-28 -4,-26,1 -11,-24 -12,-15 -22,-15 -23,-24',
      '-31,-10 -24,-15 -10,-15 -3,-10 -2,16 -7,18,1 -6,48,1 -2,52,1 -14,52,1 -17,24,1 -20,52,1 -32,52,1 -28,48,1 -27,18,1 -32,16',
      '-29,-13 -43,-14 -44,10 -29,10',
      // She, with a staff.
      disc(20, -15, 8, 9),
      '14,-22 22,-32 34,-24 33,-8,1 27,-14',
      '8,4 13,-5 27,-5 32,4 33,22 28,24,1 28,48,1 32,52,1 22,52,1 20,28,1 18,52,1 8,52,1 12,48,1 12,24,1 7,22',
      '27,-3,1 45,11,1 44,18,1 28,8,1',
      '42,-6,1 46,-6,1 46,52,1 42,52,1',
    ),
  ),
];

/** The left edge of his head and shoulder, up to the crest over (0, 0). */
const edge = shaggy(
  '-1240,900 -970,560 -730,380 -680,160 -670,-90 -560,-320 -320,-510 0,-600',
  60,
  -0.7,
  1.1,
);

const fur = cut(FUR, [...edge, ...edge.map(([x, y, corner]): Knot => [-x, y, corner ?? 0]).reverse()]);

/** A silverback's face around (0, 0) between the eyes: what the light finds of it. */
const face: readonly Layer[] = [
  cut(
    SKIN,
    // The brow, one heavy bar, and the bridge of the nose.
    twin(
      '0,-130,1 100,-186 270,-226 420,-170 490,-60 480,40,1 440,-34 370,-84 250,-92 150,-84 90,-30 44,50 36,100 0,150,1',
    ),
    // The folds under the eyes, and the cheeks.
    pair('150,64,1 190,106 270,114 350,66,1 290,142 190,140'),
    pair('286,196 370,150 472,70,1 490,190 460,330 340,470,1 350,360 326,280 286,230'),
    // The nose, heart-rimmed.
    twin('0,214,1 30,170 104,150 186,182 234,268 238,360 180,424 96,444 36,506 0,516,1'),
  ),
  cut(FUR, pair('34,310 48,248 104,214 168,248 206,326 196,378 140,390 104,368 56,368')),
  moved({ x: -250, y: 0 }, ...eye),
  moved({ x: 250, y: 0 }, ...eye),
];

const lip = cut(SKIN, twin('0,560,1 110,544 220,560 330,650,1 220,612 110,598 0,610,1'));

/** Bwindi: out of the dark a silverback looks at us, and in his eyes stand those he looks at. */
export const heroBwindi: readonly Picture[] = hero('bwindi', {
  light: light('morning', 'uganda', 'right'),
  wide: [
    plan({ subject: [1150, 216, 860, 200], camera: 'front' }),
    wash(FOREST),
    moved({ x: 1580, y: 400, scale: 0.88 }, fur, ...face, lip),
  ],
  tall: [
    plan({ subject: [90, 610, 720, 180], camera: 'front' }),
    wash(FOREST),
    moved({ x: 450, y: 838, scale: 0.75 }, fur),
    moved({ x: 450, y: 770, scale: 0.75 }, ...face),
  ],
});
