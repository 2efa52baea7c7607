import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, spots, wash, within } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { light } from '../../light/light.ts';

const [SEA, PINK, ROSE, DEEP, WOOD, BRASS] = [
  '#0b4a63',
  '#ffc2b8',
  '#f2788c',
  '#b83a66',
  '#4a1238',
  '#ffc655',
];

/** A whorl of the spire, a rose band along its foot: it rises to the right, as on every shell that winds so. */
const whorl = (y: number, half: number, deep: number): Layer => {
  const at = (row: readonly (readonly [across: number, down: number])[]) =>
    row.map(([u, v]) => `${Math.round(u * half)},${Math.round(y + v * deep - u * half * 0.17)}`).join(' ');
  return within(
    PINK,
    at([
      [-0.7, -1.1],
      [-1.06, -0.8],
      [-1.1, 0.5],
      [-0.7, 0.96],
      [0, 1.2],
      [0.7, 0.96],
      [1.1, 0.5],
      [1.06, -0.8],
      [0.7, -1.1],
    ]),
    cut(
      ROSE,
      at([
        [-1.4, -0.1],
        [-0.6, 0.5],
        [0, 0.66],
        [0.6, 0.5],
        [1.4, -0.1],
        [1.4, 1.5],
        [-1.4, 1.5],
      ]),
    ),
  );
};

const BODY =
  '-270,-150,1 0,-120 250,-230,1 440,-220 540,-40 530,220 470,500 300,760,1 -140,760,1 -330,540 -450,300 -490,60 -420,-110';
const BANDS =
  '-520,40,1 -330,220 -60,120,1 -60,260,1 -330,350 -520,160,1;-520,280,1 -330,480 -60,380,1 -60,520,1 -330,600 -520,420,1';
const MOUTH = '-150,760,1 -160,460 -150,180 -60,-20 150,-170,1 290,-180 410,-90 440,120 420,420 350,760,1';
const DOOR = '-104,760,1 -104,190,1 -104,90 20,20 110,-104,1 200,20 324,90 324,190,1 324,760,1';
const LIGHT = '-70,190,1 -70,116 40,50 110,-44,1 180,50 290,116 290,190,1';

/** The shell, and in its mouth a double door with brass studs under a lit fanlight. */
const shell: readonly Layer[] = [
  within(PINK, BODY, cut(ROSE, BANDS)),
  whorl(-222, 300, 84),
  whorl(-322, 196, 66),
  whorl(-402, 116, 48),
  within(
    PINK,
    '-66,-428 -68,-464 -30,-484 -8,-530 22,-546 44,-506 66,-492 70,-450 10,-418',
    cut(ROSE, '-90,-470,1 -40,-440 40,-446 90,-490,1 90,-400,1 -90,-400,1'),
  ),
  cut(DEEP, MOUTH),
  cut(WOOD, DOOR),
  within(
    BRASS,
    LIGHT,
    inked(
      WOOD,
      14,
      '110,190 110,-60',
      '110,190 0,40',
      '110,190 220,40',
      '110,190 -80,130',
      '110,190 300,130',
    ),
  ),
  cut(
    BRASS,
    ...spots(
      [270, 354, 438, 522].map((y) => [-52, 44, 176, 272].map((x) => `${x},${y}`).join(' ')).join(' '),
      18,
    ),
  ),
  inked(DEEP, 12, '110,230 110,760'),
];

/** Zanzibar's eight places: a sea shell whose mouth is a carved door of Stone Town. */
export const postersShellDoor: readonly Picture[] = poster('zanzibar8places', {
  light: light('golden', 'zanzibar', 'right'),
  wide: [
    plan({ subject: [1230, 250, 860, 750], camera: 'front' }),
    wash(SEA),
    moved({ x: 1640, y: 590, scale: 0.88 }, ...shell),
  ],
  tall: [
    plan({ subject: [100, 700, 880, 650], camera: 'front' }),
    wash(SEA),
    moved({ x: 532, y: 1020, scale: 0.92 }, ...shell),
  ],
});
