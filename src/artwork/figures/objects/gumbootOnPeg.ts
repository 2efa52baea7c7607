import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';

/** What a gumboot is made in: rubber, its side towards the lamp, its side away, the sole and its band. */
export interface BootInks {
  rubber: string;
  lit: string;
  shade: string;
  sole: string;
  band: string;
}

/** A gumboot upside down on its peg, its toe to the right, 228 pixels high over the mouth at y 0; the lamp is on its left. */
export const gumbootOnPeg = ({ rubber, lit, shade, sole, band }: BootInks): readonly Layer[] => [
  cut('#6c3428', '-9,-20,1 9,-20,1 9,44,1 -9,44,1'),
  cut('#f0a058', '-9,-20,1 -3,-20,1 -3,44,1 -9,44,1'),
  within(
    rubber,
    '-40,0,1 40,0,1 34,-70 30,-120 40,-146 66,-158 98,-168 112,-188 106,-206 88,-212,1 -40,-214,1 -48,-196 -44,-166 -34,-120 -34,-60',
    cut(shade, '10,10,1 60,10,1 60,-100 90,-150 140,-160,1 120,-182 70,-178 36,-160 14,-124 12,-60'),
    cut(lit, '-60,10,1 -25,10,1 -21,-60 -20,-116 -30,-164 -32,-214,1 -60,-214,1'),
    cut(band, '-50,-26,1 50,-26,1 50,-10,1 -50,-10,1'),
    cut(lit, '-50,-26,1 -24,-26,1 -24,-10,1 -50,-10,1'),
  ),
  cut(
    sole,
    '-46,-198,1 -42,-228,1 4,-226,1 6,-214,1 26,-214,1 30,-220,1 92,-219,1 116,-206 118,-186,1 104,-202 80,-206,1 4,-206',
  ),
  cut(lit, '-46,-198,1 -42,-228,1 -31,-228,1 -34,-199,1'),
];
