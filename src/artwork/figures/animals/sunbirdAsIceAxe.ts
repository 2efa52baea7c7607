import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const [LIT, GREEN, DEEP] = ['#27bd80', '#0d8a63', '#075042'];
const [STEEL, SHEEN] = ['#1b2440', '#8495bf'];

/** A sunbird that is an ice axe, its eye the hole at (0, 0), the bill to the right, the tail's spike at (0, 752). */
export const sunbirdAsIceAxe = (ground: string): readonly Layer[] => [
  // The adze, and the pick with its teeth.
  cut(STEEL, '-60,-90,1 -110,-90 -196,-132,1 -238,-6,1 -150,-8 -60,40,1'),
  cut(SHEEN, '-196,-132,1 -238,-6,1 -212,-9,1 -174,-121,1'),
  cut(
    STEEL,
    '60,-78,1 160,-72 330,-46 470,66 512,200,1 490,188,1 482,156,1 462,164,1 448,122,1 426,130,1 410,92,1 386,96,1 316,2 190,-18 60,0,1',
  ),
  cut(SHEEN, '60,-78,1 160,-72 330,-46 470,66 512,200,1 450,78 324,-20 190,-48 60,-56,1'),
  // The tail is the shaft.
  cut(GREEN, '-24,380,1 24,380,1 22,660,1 -22,660,1'),
  cut(LIT, '4,380,1 24,380,1 22,660,1 4,660,1'),
  cut(STEEL, '-28,630,1 28,630,1 22,676,1 0,752,1 -22,676,1'),
  cut(SHEEN, '4,630,1 28,630,1 22,676,1 0,752,1'),
  within(
    GREEN,
    '-110,-20 -100,-110 0,-140 96,-110 112,-10 66,66 130,150 124,290 58,400 24,490,1 -24,480,1 -70,370 -104,230 -70,90',
    cut(LIT, '44,-160,1 130,-140,1 140,600,1 4,520,1 4,470,1 66,330,1 30,200,1 66,120,1 0,60,1 6,-26,1'),
  ),
  cut(DEEP, '-72,92,1 -8,186,1 12,310,1 -48,580,1 -78,400 -118,220'),
  cut(STEEL, disc(6, -26, 52)),
  cut(ground, disc(6, -26, 30)),
];

/** Two turns of rope about it, as toes. */
export const turns = (rope: string): readonly Layer[] => [
  inked(rope, 34, '-74,394 0,404 70,370', '-66,444 0,456 56,432'),
];
