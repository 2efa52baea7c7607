import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb, line } from '../../drawing/brush.ts';

const [GREY, PALE, SLATE, WHITE, BLACK, GOLD, RED] = [
  '#9db4b8',
  '#dfe8e0',
  '#56757f',
  '#fffaea',
  '#0d171c',
  '#f8bd38',
  '#e0432c',
];

/** The stiff rays of the crown, from the back of the cap. */
const crown = Array.from({ length: 41 }, (_, at) => {
  const angle = ((-222 + at * 4.4 + 1.5 * Math.sin(at * 2.3)) * Math.PI) / 180;
  const long = 176 + 9 * Math.sin(at * 3.7);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return line(`${-26 + c * 20},${-40 + s * 20} ${-26 + c * long},${-40 + s * long}`);
}).join('');

const head: readonly Layer[] = [
  inked(GOLD, 6, crown),
  cut('#7d9197', '48,-24,1 96,-16 130,-4 150,10,1 120,18 90,22 48,24,1'),
  cut(BLACK, '150,10,1 120,5 52,4,1 52,9,1 120,11'),
  cut(WHITE, '-70,-20 -56,-50 -10,-50 20,-20 26,30 4,54 -40,52 -68,20'),
  cut(RED, '-70,-6,1 -66,-52 -14,-66 24,-36,1 -6,-44 -40,-40 -58,-22'),
  cut(
    BLACK,
    '58,-26,1 54,-56 20,-70 -20,-68 -50,-54 -62,-36,1 -34,-44 -6,-38 10,-14 14,14 12,44,1 30,44 50,36 60,28,1 62,0',
  ),
  cut('#dbe9ee', disc(30, -17, 10)),
  cut(BLACK, disc(31, -16, 6)),
];

/** One crowned crane that looks right, its breast on y = 0, its head at (138, -250). */
const crane = (turn: number): Layer[] => [
  cut(SLATE, '-190,20,1 -170,-40 -120,-84 -50,-104 0,-100,1 60,20,1'),
  cut(WHITE, '-150,20,1 -130,-24 -96,-52 -40,-50 0,20,1'),
  cut(GREY, limb('20,60,92 -4,-50,56 -14,-116,28 10,-176,17 56,-216,14 106,-238,14 136,-244,13')),
  cut(PALE, limb('70,60,42 26,-56,26 2,-120,12 22,-174,8 62,-208,6 112,-231,4')),
  cut(RED, limb('134,-222,8 136,-206,11 136,-186,9 134,-178,0')),
  moved({ x: 138, y: -250, scale: 0.64, turn }, ...head),
];

/** Two crowned cranes bill to bill, about x = 0. */
export const crownedCranePair: readonly Layer[] = [
  moved({ x: -236, y: 0 }, ...crane(6)),
  moved({ x: 236, y: 0, flip: true }, ...crane(12)),
];
