import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const [WHITE, SHADE, BILL, LEG] = ['#fffaf0', '#cfc6da', '#ffd152', '#2a2033'];
const legs = cut(LEG, limb('-12,-60,4 -8,-30,3 -10,0,4'), limb('8,-60,4 12,-30,3 10,0,4'));

/** An egret side-on that looks up to the right, 250 pixels high; its feet at the origin. */
export const egretLookingUp: readonly Layer[] = [
  legs,
  cut(BILL, '48,-216,1 112,-252,1 58,-198,1'),
  within(
    WHITE,
    '-92,-34,1 -40,-112 4,-126 26,-140 30,-158 18,-184 24,-212 44,-226 62,-214 60,-196 46,-190 44,-178 58,-152 54,-116 36,-74 0,-52 -40,-46',
    cut(SHADE, '-100,-30,1 -60,-60 -10,-72 22,-84 48,-110 58,-150 90,-120 60,-40 0,-30,1'),
  ),
  cut(LEG, '44,-212 50,-212 50,-206 44,-206'),
];

/** An egret from the front with its bill at the sky, 270 pixels high; its feet at the origin. */
export const egretStretching: readonly Layer[] = [
  legs,
  cut(BILL, '-9,-222,1 0,-282,1 9,-222,1'),
  within(
    WHITE,
    '0,-46 -34,-56 -50,-92 -34,-126 -12,-146 -10,-176 -14,-204 -10,-226 0,-232 10,-226 14,-204 10,-176 12,-146 34,-126 50,-92 34,-56',
    cut(SHADE, '4,-40,1 30,-80 22,-120 6,-146 6,-190 8,-240,1 70,-240,1 70,-30,1'),
  ),
];
