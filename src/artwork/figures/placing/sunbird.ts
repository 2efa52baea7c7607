import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [DARK, GREEN, LIT, SHEEN] = ['#073b3c', '#0f8f5c', '#7df0a0', '#1c6fb4'];
const [WING, WING_LIT, NIGHT, SCARLET] = ['#182236', '#3e5470', '#0a1220', '#f0402c'];

/** A scarlet-tufted sunbird clings upright to a stem at the right and bends to a flower: breast at (0, 0), 560 pixels from crown to the tail's tips. */
export const sunbird: readonly Layer[] = [
  inked(NIGHT, 9, '20,70 66,96 96,90', '-4,96 50,132 88,130'),
  inked(NIGHT, 6, '90,84 116,70', '92,92 122,94', '84,126 112,116', '86,134 114,142'),
  // The tail's two long feathers.
  cut(
    NIGHT,
    limb('-70,150,16 -110,290,11 -150,430,5 -158,452,0; -50,160,16 -76,300,11 -98,420,5 -100,444,0'),
  ),
  cut(WING, '-110,120,1 -40,150,1 -60,240 -96,286,1 -112,230'),
  cut(SHEEN, limb('-72,160,4 -108,290,4 -146,420,0')),
  // The bill, bent down.
  cut(NIGHT, limb('76,-118,15 126,-122,10 176,-106,6 214,-76,0')),
  within(
    GREEN,
    '96,-116,1 84,-146 48,-164 8,-156 -22,-126 -40,-80 -74,-20 -104,60 -112,130 -84,168 -40,160 10,120 44,70 62,10 68,-40 74,-78 90,-98',
    cut(DARK, '-60,180,1 20,110 50,40 60,-30 56,-80,1 110,-90,1 90,60 20,190'),
    cut(LIT, '30,-164,1 -6,-150 -30,-120 -50,-70 -84,-10,1 -60,-20 -30,-60 -16,-110 10,-136'),
    cut(SHEEN, '-80,0,1 -40,-20 10,-30 40,-10,1 30,40 -10,80 -60,100'),
    cut(LIT, limb('-10,-100,0 16,-90,9 34,-96,0; -26,-60,0 4,-50,9 26,-56,0; 26,-130,0 44,-136,7 58,-130,0')),
  ),
  // The folded wing over the flank.
  within(
    WING,
    '-50,-60,1 -10,-40 14,0 8,60 -30,120 -80,190 -116,236,1 -122,160 -110,80 -88,0',
    cut(WING_LIT, '-60,-50,1 -90,10 -112,90 -124,180,1 -104,160 -84,80 -60,10'),
    inked(NIGHT, 5, '-10,30 -50,110 -96,180', '-30,20 -66,90 -104,150'),
    inked(SHEEN, 6, '-52,-40 -20,-20 4,10'),
  ),
  cut(SCARLET, limb('26,-16,0 48,6,15 44,34,0; 16,-6,0 32,22,13 24,48,0')),
  cut(NIGHT, disc(56, -118, 14)),
  cut('#f6fff6', disc(60, -123, 4)),
];
