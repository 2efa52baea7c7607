import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';

const [CLOTH, CLOTH_LIT, CLOTH_SHADE] = ['#2a4a78', '#6f93bc', '#182c54'];
const [LEATHER, LEATHER_LIT, LEATHER_SHADE, SOLE, LACE, SOCK] = [
  '#9c5428',
  '#e09a56',
  '#5c2a20',
  '#24121c',
  '#ffd23c',
  '#d8452c',
];

/** One leg from the knee down to the toe, as its owner sees it; the light from the left. */
const leg: readonly Layer[] = [
  // The boot below the trouser: sole, upper, tongue and laces.
  cut(SOLE, '-78,-190,1 -88,-300 -84,-390 -60,-446 -10,-462 44,-452 78,-400 86,-300 74,-190,1'),
  within(
    LEATHER,
    '-66,-180,1 -76,-300 -72,-384 -50,-432 -8,-446 38,-436 66,-390 72,-300 62,-180,1',
    cut(LEATHER_SHADE, '30,-460,1 44,-400 40,-320 30,-180,1 90,-180,1 90,-460,1'),
    cut(LEATHER_LIT, '-80,-180,1 -90,-440,1 -20,-450,1 -44,-410 -54,-360 -56,-280 -50,-180,1'),
    cut(
      LEATHER_SHADE,
      '-62,-366,1 -40,-356 -6,-352 34,-356 66,-368,1 66,-360,1 34,-346 -6,-342 -40,-346 -62,-356,1',
    ),
    cut('#7a3c20', '-28,-330,1 24,-330,1 34,-180,1 -36,-180,1'),
  ),
  inked(LACE, 9, '-44,-322 0,-308 40,-322', '-48,-284 0,-268 44,-284', '-50,-244 0,-228 46,-244'),
  inked(LACE, 9, '-44,-322 44,-284', '40,-322 -48,-284', '-48,-284 46,-244', '44,-284 -50,-244'),
  cut(SOCK, '-62,-206,1 0,-222 58,-206,1 60,-160,1 -64,-160,1'),
  within(
    CLOTH,
    '-74,-176,1 0,-194 70,-176,1 84,-60 110,160 140,420,1 -150,420,1 -112,160 -88,-60',
    cut(CLOTH_SHADE, '20,-200,1 34,-60 30,160 20,420,1 160,420,1 100,-60 80,-200,1'),
    cut(CLOTH_LIT, '-90,-190,1 -50,-186,1 -56,-60 -72,120 -96,420,1 -170,420,1 -120,160'),
    cut(CLOTH_SHADE, '-84,-150,1 0,-168 76,-150,1 76,-140,1 0,-156 -84,-138,1'),
  ),
];

/** Both legs of somebody who sits on the edge of a cliff, the boots over the depth. */
export const bootsOverEdge = (x: number, y: number): Layer =>
  moved({ x, y }, moved({ x: 150, y: 30, turn: 9 }, ...leg), moved({ x: -130, y: 0, turn: -7 }, ...leg));
