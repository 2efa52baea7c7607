import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';

/** What a gumboot is made in: rubber, its side towards the light, its side away from it, the sole in the light, and its band. */
export interface BootInks {
  rubber: string;
  lit: string;
  shade: string;
  sole: string;
  band: string;
}

/**
 * A gumboot upside down on its peg, its toe to the left: the corner of its heel is the origin, and from there the sole
 * runs 190 pixels to the left, the shaft 230 down, the peg 385. The light is on the left. Turned to the left, it is a peak in profile.
 */
export const gumbootOnPeg = ({ rubber, lit, shade, sole, band }: BootInks): readonly Layer[] => [
  cut('#3c1f2c', '-54,210,1 -26,210,1 -26,385,1 -54,385,1'),
  cut('#b06a48', '-54,210,1 -40,210,1 -40,385,1 -54,385,1'),
  within(
    rubber,
    '-2,6,1 4,40 -2,80 -2,140 4,232,1 -82,232,1 -78,150 -76,104 -92,82 -130,70 -168,62 -190,46 -192,26 -180,6,1',
    cut(shade, '30,0,1 -26,0,1 -32,50 -30,130 -26,240,1 30,240,1'),
    // The toe's cap and the instep in the light.
    cut(
      lit,
      '-200,0,1 -200,60 -168,66 -130,74 -96,86 -82,104 -82,160 -86,240,1 -74,240,1 -68,160 -66,104 -80,66 -120,50 -160,44 -184,28 -184,0,1',
    ),
    cut(band, '-100,196,1 20,196,1 20,214,1 -100,214,1'),
  ),
  // The sole: heel, waist and tread.
  cut(
    sole,
    '7,-6,1 8,14,1 -48,14,1 -60,6 -84,6 -96,14,1 -170,14 -192,30 -196,34,1 -204,12 -190,-6 -176,-8,1 -96,-7,1 -84,-1 -60,-1 -50,-7,1',
  ),
  inked(
    shade,
    3,
    '-110,4 -110,13',
    '-130,4 -130,13',
    '-150,4 -150,13',
    '-170,5 -170,14',
    '-12,4 -12,13',
    '-32,4 -32,13',
  ),
];
