import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

/** Leather in shade, as it is, in the light; laces; the sole; trousers in shade, as they are, in the light. */
const [DEEP, HIDE, SUN] = ['#7a2f1c', '#c8672c', '#f6a850'];
const [LACE, SOLE, CLOTH_DEEP, CLOTH, CLOTH_SUN] = ['#ffe07a', '#1d1418', '#14303c', '#22505c', '#4a8a88'];

/** A boot that one looks down on, its toe up, the trouser leg over it; the toe at (0, -150). */
const boot: readonly Layer[] = [
  cut(SOLE, '0,-164 62,-150 96,-90 100,0 84,80 84,200,1 -84,200,1 -84,80 -100,0 -96,-90 -62,-150'),
  within(
    HIDE,
    '0,-148 52,-136 82,-84 84,0 68,80 70,200,1 -70,200,1 -68,80 -84,0 -82,-84 -52,-136',
    cut(SUN, '-100,-160,1 0,-160,1 -40,-110 -50,-40 -46,40 -56,120 -50,200,1 -100,200,1'),
    cut(DEEP, '100,-160,1 40,-150,1 56,-90 60,0 44,80 50,200,1 100,200,1'),
    // The toe cap's seam, the tongue.
    inked(DEEP, 6, '-80,-64 -40,-92 0,-98 40,-92 80,-64'),
    cut(DEEP, '-34,-50,1 0,-62 34,-50,1 40,60 36,200,1 -36,200,1 -40,60'),
    cut('#9a4a24', '-26,-36,1 0,-46 26,-36,1 28,60 26,200,1 -26,200,1 -28,60'),
    inked(
      LACE,
      9,
      '-40,-34 0,-22 40,-26',
      '-42,4 0,14 42,8',
      '-42,42 0,52 42,46',
      '-40,-34 10,-10 42,8',
      '-42,4 10,28 42,46',
    ),
  ),
  within(
    CLOTH,
    '-78,90,1 -40,74 0,82 40,74 78,90,1 120,320,1 -120,320,1',
    cut(CLOTH_SUN, '-90,80,1 -40,70 -20,84 -40,160 -50,330,1 -130,330,1'),
    cut(CLOTH_DEEP, '90,80,1 44,70 40,120 60,200 56,330,1 130,330,1'),
    inked(CLOTH_DEEP, 6, '-70,118 0,104 70,118'),
    cut(CLOTH_DEEP, limb('-20,160,0 10,190,9 50,200,0')),
  ),
];

/** A walker's own two boots, as the walker sees them, one a step before the other. */
export const bootsBelow: readonly Layer[] = [
  moved({ x: 366, y: 790, turn: -6, scale: 1.15 }, ...boot),
  moved({ x: 720, y: 730, turn: 7, scale: 1.15 }, ...boot),
];
