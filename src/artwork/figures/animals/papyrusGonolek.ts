import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const [BLACK, RED, YELLOW, PALE] = ['#16130f', '#d6331f', '#f5c52c', '#fbf0d0'];

/** A papyrus gonolek that sings to the left, its feet at (0, 0), 200 pixels from crown to tail. */
export const papyrusGonolek: readonly Layer[] = [
  inked('#3c3a3a', 6, '-6,-26 -10,-6 -30,4', '-6,-10 8,4', '14,-26 14,-6 -4,6', '14,-8 28,4'),
  // Tail, back, head and the open bill in one.
  cut(
    BLACK,
    '-128,-176,1 -112,-190 -92,-192,1 -84,-212 -60,-226 -34,-220 -18,-204 -4,-176 22,-152 50,-116 66,-76 84,-36 112,20 124,66,1 98,74,1 70,30 44,-22 10,-30 -30,-70 -62,-130 -80,-160,1 -112,-148 -118,-146,1 -96,-168,1',
  ),
  cut(
    RED,
    '-80,-160,1 -66,-166 -44,-160 -18,-130 8,-92 34,-50 48,-18,1 20,-12 -14,-18 -44,-38 -68,-72 -80,-110 -82,-140',
  ),
  cut(YELLOW, '-96,-194,1 -86,-214 -62,-228 -36,-222 -18,-204,1 -40,-204 -66,-202'),
  cut(PALE, '-8,-130,1 12,-112 36,-70 52,-44,1 32,-58 4,-98', disc(-68, -190, 7)),
  cut(BLACK, disc(-69, -190, 3)),
];
