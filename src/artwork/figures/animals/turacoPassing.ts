import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [CRIMSON, DEEP, BLUE, NIGHT] = ['#d7303a', '#8d1d2e', '#33478a', '#18224a'];
const [GREEN, ROSE, GOLD] = ['#2f7a4c', '#e58f86', '#f2c53a'];

/** A feather from its root towards an angle (90 is up, 180 to the left), its end round; it bends backwards a little. */
const feather = (x: number, y: number, degrees: number, long: number, half: number): string => {
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), -Math.sin(angle)];
  const [tipX, tipY] = [x + c * long, y + s * long];
  const bend = long * 0.07;
  return (
    limb(
      `${x},${y},${half * 0.7} ${x + c * long * 0.5 - s * bend},${y + s * long * 0.5 + c * bend},${half} ${tipX},${tipY},${half}`,
    ) + disc(tipX, tipY, half)
  );
};

/** The quills of a raised wing: ten of the hand, spread from its wrist, and six of the arm behind them. */
const quills = (x: number, y: number, from: number, size: number): string =>
  [268, 286, 292, 290, 282, 272, 260, 248, 236, 226]
    .map((long, at) => feather(x - at * 5, y + at * 5, from + at * 8, long * size, 22 * size))
    .join('') +
  [214, 206, 198, 190, 180, 168]
    .map((long, at) => feather(x - 40 - at * 8, y + 50 + at * 24, from + 78 + at * 5, long * size, 23 * size))
    .join('');

/** A Rwenzori turaco in flight to the right, wings raised, its shoulder at (0, 0), 800 long with the tail. */
export const turacoPassing: readonly Layer[] = [
  cut(DEEP, quills(84, -90, 62, 0.82), limb('60,10,70 90,-70,60 80,-120,40')),
  cut(NIGHT, '-180,60,1 -320,92 -470,116 -552,134,1 -570,160 -556,196,1 -480,196 -340,176 -190,124,1'),
  // The back with the belly, the breast, and the head on its neck.
  cut(BLUE, '150,-70,1 80,-46 0,-30 -100,10 -230,62,1 -230,112,1 -120,118 10,108 100,76 180,20,1'),
  cut(GREEN, '174,-104,1 130,-74 70,-50 40,-40,1 20,20 30,60 10,105,1 100,84 180,34 224,-28,1'),
  cut(ROSE, '218,-16,1 190,30 130,70 70,92,1 90,60 130,30 160,-10'),
  cut(
    GREEN,
    '160,-84,1 150,-120 160,-150 164,-176,1 184,-166 216,-164 246,-146 254,-112,1 262,-96 256,-66 240,-40 214,-14,1',
  ),
  cut(CRIMSON, '158,-112,1 146,-86 116,-66,1 130,-30 156,-26,1 178,-52 180,-86'),
  cut(GOLD, '250,-108,1 276,-108 294,-92 296,-74,1 276,-76 252,-72,1', disc(226, -96, 25, 21)),
  cut(CRIMSON, disc(227, -97, 15, 13)),
  cut(NIGHT, disc(229, -97, 8)),
  // The near wing.
  cut(CRIMSON, quills(-4, -130, 96, 1), '0,-150,1 -120,-60,1 -150,60,1 10,44,1'),
  cut(
    BLUE,
    '90,20,1 76,-50 40,-130 -2,-210,1 -30,-200 -40,-176,1 -30,-140 -54,-120,1 -44,-80 -66,-56,1 -50,-20 -70,10,1 -40,50 30,56',
  ),
];
