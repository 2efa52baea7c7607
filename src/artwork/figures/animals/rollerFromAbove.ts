import type { Layer } from '../../canvas/canvas.ts';
import { cut, spots, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { twice } from '../../drawing/twice.ts';

const [FOREST, CANOPY, SUNNY, PLAIN, EARTH, BEACH, LAGOON, REEF, SEA, DEEP, ABYSS, LILAC, BEAK] = [
  '#1d6b4a',
  '#379a5c',
  '#7cc46a',
  '#f0a63c',
  '#c9702a',
  '#fff0cf',
  '#7fe0d6',
  '#4cc4d6',
  '#3f9fe0',
  '#3560d4',
  '#2c3ea8',
  '#c58fd0',
  '#140f1e',
];

/** The flight feathers of the right wing from the outermost in: where each springs from the arm, and its tip. */
const ROOTS = points(
  '430,-60 415,-85 398,-105 380,-125 360,-142 338,-156 312,-166 284,-172 255,-174 226,-172 196,-166 166,-156 136,-142 106,-120',
);
const TIPS = points(
  '600,330 562,348 518,356 472,352 428,338 388,318 350,294 314,270 278,248 240,230 204,216 168,204 132,192 98,176',
);

/** Every feather, or every other, to a share of its length. */
const feathers = (share: number, first: number, step: number): string =>
  twice(
    ROOTS.flatMap(([x, y], at) => {
      if (at % step !== first) return [];
      const [tx, ty] = TIPS[at]!;
      const [dx, dy] = [(tx - x) * share, (ty - y) * share];
      const round = (px: number, py: number) => `${Math.round(px)},${Math.round(py)}`;
      return [
        `${round(x, y)},20 ${round(x + dx * 0.5, y + dy * 0.45)},27 ${round(x + dx * 0.92, y + dy * 0.9)},26 ${round(x + dx, y + dy)},0`,
      ];
    }).join(';'),
  );

/** A lilac-breasted roller seen from above, its head up: forest its crown, plains its back, the sea its wings and tail. */
export const rollerFromAbove: readonly Layer[] = [
  // Tail.
  cut(ABYSS, limb(twice('44,300,18 84,470,16 112,640,3'))),
  within(
    SEA,
    '-70,200,1 70,200,1 104,470 70,500 0,512 -70,500 -104,470',
    cut(DEEP, '-22,200,1 22,200,1 34,540,1 -34,540,1'),
  ),
  // Wings.
  cut(ABYSS, limb(feathers(1, 0, 2))),
  cut(DEEP, limb(feathers(1, 1, 2))),
  cut(SEA, limb(feathers(0.66, 0, 2))),
  cut('#55b2e6', limb(feathers(0.66, 1, 2))),
  cut(
    REEF,
    twice(
      '60,-180,1 180,-226 320,-214 420,-130 446,-40,1 430,-10 404,0,1 396,30 362,36,1 350,56 316,56,1 300,72 268,68,1 250,80 220,74,1 200,84 172,78,1 150,88 120,80,1 60,80,1',
    ),
  ),
  cut(
    LAGOON,
    twice(
      '60,-180,1 180,-226 320,-214 410,-136,1 390,-90 352,-84,1 330,-56 292,-60,1 268,-34 228,-44,1 204,-20 166,-34,1 140,-12 60,-20,1',
    ),
  ),
  cut(
    DEEP,
    twice(
      '60,-190,1 180,-236 320,-222 430,-150 462,-70 486,20,1 446,-40 404,-124 320,-184 180,-196 60,-150,1',
    ),
  ),
  // Back: a plain with its beach along the wings.
  cut(
    BEACH,
    '0,-240 110,-236 176,-150 166,10 114,160 60,270 0,318 -60,270 -114,160 -166,10 -176,-150 -110,-236',
  ),
  within(
    PLAIN,
    '0,-240 104,-236 154,-150 146,10 98,150 48,246 0,288 -48,246 -98,150 -146,10 -154,-150 -104,-236',
    cut(EARTH, '0,320,1 70,190 52,70 92,-50 60,-240,1 200,-240,1 200,300,1'),
  ),
  // Head.
  cut(BEAK, '-30,-412,1 -14,-462 0,-508,1 14,-462 30,-412,1'),
  cut(LILAC, '-104,-220,1 -122,-300 -96,-400 0,-446 96,-400 122,-300 104,-220,1'),
  cut(BEAK, disc(-82, -362, 13), disc(82, -362, 13)),
  cut(
    FOREST,
    '0,-440 58,-410 76,-340 96,-270 124,-200,1 96,-176,1 -96,-176,1 -124,-200,1 -96,-270 -76,-340 -58,-410',
    ...spots('-96,-196 -50,-176 0,-166 50,-176 96,-196', 34, 30),
  ),
  cut(
    CANOPY,
    '0,-440 58,-410 76,-340 98,-258,1 60,-250,1 -60,-250,1 -98,-258,1 -76,-340 -58,-410',
    ...spots('-72,-262 -24,-246 24,-246 72,-262', 28, 26),
  ),
  cut(SUNNY, '0,-440 58,-410 78,-330,1 -78,-330,1 -58,-410', ...spots('-50,-334 0,-322 50,-334', 27, 24)),
];
