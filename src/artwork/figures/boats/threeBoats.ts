import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** A fisherman seen from the front against the dusk, the lamp at his right or left hand: `side` is where it lights him. */
const man = (x: number, y: number, size: number, side: 1 | -1): Layer =>
  moved(
    { x, y, scale: size, flip: side < 0 },
    cut(
      '#1a1238',
      limb('-26,-70,12 -58,-40,10 -36,-8,8'),
      limb('26,-70,12 56,-44,10 40,-8,8'),
      '-36,0,1 -42,-70 -20,-90 20,-90 42,-70 36,0,1',
      disc(0, -114, 20, 23),
    ),
    cut(
      '#e88a4c',
      '18,-88,1 42,-70 36,0,1 24,0,1 28,-60',
      '8,-136,1 22,-124 20,-102 10,-94,1 14,-116',
      limb('50,-62,3 62,-42,4 46,-8,3'),
    ),
  );

/** The bow of a boat that comes straight at us, the lamp at its right or left. */
const bow = (x: number, side: 1 | -1): Layer =>
  moved(
    { x, y: 0, flip: side < 0 },
    cut('#241440', '0,-132,1 -26,-110 -72,-60 -78,-20 -60,16 0,22 60,16 78,-20 72,-60 26,-110'),
    cut('#8c4444', '0,-132,1 26,-110 72,-60 78,-20 60,16 20,22,1 22,-40'),
    cut('#f09a58', '0,-132,1 26,-110 72,-60 78,-24,1 62,-56 30,-90'),
    cut('#ffd08c', '60,-64,1 72,-60 78,-20 66,0,1 68,-34'),
  );

/** Lake Kivu's fishing boats, three abreast under long poles, from the front, a lamp between them; 1000 pixels wide, the water at the origin. */
export const threeBoats: readonly Layer[] = [
  // Poles fore and aft, bent like feelers.
  cut(
    '#1a1238',
    limb('-200,-70,9 -330,-260,8 -470,-400,6 -600,-470,2'),
    limb('200,-70,9 330,-280,8 460,-430,6 580,-510,2'),
    limb('-40,-80,9 -110,-320,8 -190,-500,6 -290,-620,2'),
    limb('40,-80,9 100,-300,8 190,-510,6 300,-650,2'),
  ),
  cut(
    '#f09a58',
    limb('-196,-76,2 -322,-262,3 -460,-402,2 -590,-470,1'),
    limb('194,-76,2 322,-282,3 452,-432,2 570,-510,1'),
    limb('-34,-90,2 -102,-320,3 -182,-500,2 -284,-618,1'),
    limb('34,-90,2 92,-300,3 182,-510,2 292,-648,1'),
  ),
  // The spars that hold the boats together.
  cut('#1a1238', limb('-330,-92,9 0,-104,10 330,-92,9'), limb('-300,-120,6 0,-132,7 300,-120,6')),
  man(-272, -106, 0.8, 1),
  man(-186, -96, 1.16, 1),
  man(270, -106, 0.8, -1),
  man(180, -98, 1.08, -1),
  man(-70, -112, 1, 1),
  man(74, -112, 0.84, -1),
  cut('#f09a58', limb('-330,-98,2 0,-110,3 330,-98,2')),
  bow(-230, 1),
  bow(230, -1),
  cut('#241440', '0,-140,1 -30,-116 -80,-60 -86,-20 -66,20 0,26 66,20 86,-20 80,-60 30,-116'),
  cut('#b85a44', '0,-140,1 -30,-116 -80,-60 -86,-20,1 -50,-60 0,-90 50,-60 86,-20,1 80,-60 30,-116'),
  cut('#ffd08c', '0,-140,1 -30,-116 -60,-84,1 -20,-100 0,-116 20,-100 60,-84,1 30,-116'),
  // The lamp that hangs over the middle bow.
  cut('#1a1238', limb('0,-250,5 0,-196,4')),
  cut('#fff6d0', disc(0, -178, 26, 30)),
  cut('#ffcc5c', '-20,-204,1 20,-204,1 14,-214,1 -14,-214,1;-20,-152,1 20,-152,1 14,-142,1 -14,-142,1'),
];
