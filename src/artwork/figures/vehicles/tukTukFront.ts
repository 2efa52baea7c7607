import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const [BODY, SHADE, DARK, GLASS, LAMP] = ['#f4b934', '#c47c22', '#241420', '#7c4450', '#fff3d0'];

/** A three-wheeled taxi that comes towards us, its driver in a cap; 260 high, its wheels on y = 0. */
export const tukTukFront: readonly Layer[] = [
  cut(
    DARK,
    '-98,-60,1 -72,-60,1 -72,4,1 -98,4,1',
    '98,-60,1 72,-60,1 72,4,1 98,4,1',
    '-15,-60,1 15,-60,1 15,6,1 -15,6,1',
  ),
  within(
    DARK,
    '-102,-100,1 -96,-206 -80,-248 0,-260 80,-248 96,-206 102,-100,1',
    cut(GLASS, '-80,-118,1 -76,-214 -60,-222 60,-222 76,-214 80,-118,1'),
    cut('#4a2028', '-50,-118,1 -46,-148 -24,-156 10,-152 22,-118,1', disc(-14, -172, 19, 22)),
    cut('#fff6e0', '-35,-180,1 -32,-200,1 4,-200,1 7,-180,1'),
  ),
  within(
    BODY,
    '-108,-118,1 108,-118,1 112,-70 92,-40,1 50,-28 -50,-28 -92,-40,1 -112,-70',
    cut(SHADE, '20,-120,1 40,-80 30,-20,1 120,-20,1 120,-120,1'),
  ),
  cut(SHADE, '-34,-60,1 -30,-96 0,-106 30,-96 34,-60,1 26,-30,1 -26,-30,1'),
  cut(DARK, '-24,-56,1 24,-56,1 22,-30,1 -22,-30,1'),
  cut(LAMP, disc(-70, -84, 16), disc(70, -84, 16), disc(0, -80, 15)),
  cut(BODY, '-92,-226,1 92,-226,1 88,-240,1 -88,-240,1'),
];
