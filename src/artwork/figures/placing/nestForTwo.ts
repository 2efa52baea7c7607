import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [STRAW, LIT, DEEP, GLOW, WALL] = ['#d9963f', '#f6c873', '#96592a', '#ffdf94', '#f3b757'];
const [HERS, HERSHADE, HIS, HISSHADE, HAIR, CLOTH, FOLD, CREAM] = [
  '#9a5230',
  '#6f3623',
  '#62301f',
  '#421c19',
  '#1c0f1a',
  '#ea4a33',
  '#b02a31',
  '#fff1d4',
];

/** Her face asleep, from the front; the middle of it is the origin. */
const her: readonly Layer[] = [
  cut(HAIR, disc(0, -58, 112, 96)),
  cut(HERSHADE, '-40,60,1 40,60,1 60,160,1 -60,160,1'),
  within(
    HERS,
    '-74,-60 -40,-84 40,-84 74,-60 80,0 66,60 30,98 0,104 -30,98 -66,60 -80,0',
    cut(HERSHADE, '0,-110,1 14,-20 26,18 6,30,1 10,120,1 120,120,1 120,-110,1'),
  ),
  inked(HAIR, 7, '-56,4 -38,16 -16,6', '22,6 40,16 58,4'),
  inked(HAIR, 6, '-60,-24 -40,-34 -16,-28', '20,-28 40,-34 62,-24'),
  cut(HERSHADE, '-20,30,1 0,22 20,30,1 0,42'),
  cut(FOLD, '-26,60,1 -8,52 0,56 8,52 26,60,1 0,78'),
];

/** His, bearded. */
const his: readonly Layer[] = [
  cut(HISSHADE, '-44,60,1 50,60,1 70,180,1 -70,180,1'),
  cut(HIS, disc(-84, 8, 16, 24), disc(84, 8, 16, 24)),
  cut(HAIR, '-84,0,1 -92,-70 -60,-120 0,-130 60,-120 92,-70 84,0,1'),
  within(
    HIS,
    '-78,-50 -60,-84 0,-90 60,-84 78,-50 84,10 70,72 36,108 0,114 -36,108 -70,72 -84,10',
    cut(HISSHADE, '0,-110,1 16,-20 28,20 6,34,1 10,120,1 120,120,1 120,-110,1'),
    cut(HAIR, '-90,20,1 -74,40 -50,58 -30,52 0,50 30,52 50,58 74,40 90,20,1 90,130,1 -90,130,1'),
  ),
  cut('#8e4238', '-24,70,1 -8,62 0,66 8,62 24,70,1 0,84'),
  inked(HAIR, 7, '-58,4 -38,16 -16,6', '22,6 40,16 60,4'),
  inked(HAIR, 9, '-62,-24 -40,-34 -16,-28', '20,-28 40,-34 64,-24'),
  cut(HISSHADE, '-24,32,1 0,22 24,32,1 0,46'),
];

/** Straws round the opening, three to a ring: how far out it lies, each ring begun a little further round. */
const woven = (turn: number, sweep: number, rings: readonly number[]): string[] =>
  rings.flatMap((r, ring) =>
    [0, 120, 240].map((start) =>
      [0, 0.25, 0.5, 0.75, 1]
        .map((share) => ((turn + ring * 53 + start + sweep * share) * Math.PI) / 180)
        .map((at) => `${Math.round(20 + Math.cos(at) * r)},${Math.round(26 + Math.sin(at) * r * 0.96)}`)
        .join(' '),
    ),
  );

/** A weaver's nest as big as a chair, and two asleep in it; the middle of it is the origin. */
export const nestForTwo: readonly Layer[] = [
  within(
    STRAW,
    '-8,-420,1 -30,-360 -150,-310 -270,-220 -330,-60 -320,110 -240,250 -100,330 40,340 190,310 300,210 350,60 330,-110 250,-240 130,-320 40,-360 14,-420,1',
    cut(DEEP, '400,-260,1 300,-120 306,80 226,224 60,306 -120,284 -260,200,1 -300,400,1 400,400,1'),
    inked(
      LIT,
      9,
      ...woven(140, 58, [246, 276, 306, 334, 364]),
      '-10,-400 -40,-340 -140,-280',
      '4,-390 10,-340 80,-290',
    ),
    inked(DEEP, 8, ...woven(200, 44, [260, 291, 320, 350]), '-2,-380 -20,-330 -90,-290'),
    inked(STRAW, 9, ...woven(10, 40, [322])),
  ),
  within(
    GLOW,
    '-205,30 -180,-120 -60,-190 80,-190 210,-110 245,30 220,160 100,240 -60,240 -170,170',
    cut(
      WALL,
      '-240,200,1 -240,-240,1 280,-240,1 280,200,1 216,120,1 206,-60 110,-130 30,-146 -70,-134 -150,-60 -166,30 -150,130,1',
    ),
    moved({ x: 96, y: -12, turn: -12, scale: 0.98 }, ...his),
    moved({ x: -72, y: 40, turn: 14, scale: 0.94 }, ...her),
    cut(CLOTH, '-240,130,1 -160,100 -90,130 -20,148 60,120 140,80 260,110,1 260,300,1 -240,300,1'),
    cut(
      CREAM,
      '-240,150,1 -160,120 -90,150 -20,168 60,140 140,100 260,130,1 260,156,1 140,126 60,166 -20,194 -90,176 -160,146 -240,176,1',
    ),
    cut(FOLD, limb('-20,170,4 -10,220,14 0,280,20'), limb('130,140,4 120,200,12 90,260,20')),
  ),
  inked(LIT, 16, '-205,60 -210,-60 -130,-160 20,-192 160,-160 240,-60 246,50'),
  inked(STRAW, 22, '-208,20 -196,130 -100,226 20,244 140,226 226,140 246,30'),
];
