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
  '-290,-130,1 0,-110 250,-220,1 440,-220 550,-60 560,160 530,340 470,460,1 -430,460,1 -510,300 -530,120 -510,-20 -430,-110';
const BAND = '-560,150,1 -440,270 -260,330 -90,300,1 -90,390,1 -260,430 -440,380 -560,260,1';
const MOUTH = '-168,460,1 -180,300 -150,80 -40,-80 140,-170,1 300,-180 430,-90 470,90 450,300 390,460,1';
const DOOR = '-94,460,1 -94,160,1 -94,70 20,10 110,-100,1 200,10 314,70 314,160,1 314,460,1';
const LIGHT = '-62,160,1 -62,96 40,36 110,-42,1 180,36 282,96 282,160,1';

/** A window under a round arch; its foot lies on the rising floor of its storey. */
const arch = (x: number, foot: number, half: number, height: number) =>
  `${x - half},${foot},1 ${x - half},${foot - height + half},1 ${x - half},${foot - height} ${x + half},${foot - height} ${x + half},${foot - height + half},1 ${x + half},${foot},1`;

/** The windows of each storey: evenly along the whorl, their row rising with it. */
const WINDOWS = [
  [-206, [-210, -70, 70, 210], 28, 66],
  [-336, [-128, 0, 128], 22, 52],
  [-443, [-54, 54], 15, 36],
].flatMap(([foot, row, half, height]) =>
  (row as number[]).map((x) =>
    arch(x, Math.round((foot as number) - x * 0.17), half as number, height as number),
  ),
);

/** The shell, its whorls the storeys, and in its mouth a double door with brass studs under a lit fanlight. */
const shell: readonly Layer[] = [
  within(PINK, BODY, cut(ROSE, BAND)),
  whorl(-236, 310, 96),
  whorl(-362, 214, 80),
  whorl(-462, 132, 60),
  within(
    PINK,
    '-76,-492 -78,-532 -36,-556 -10,-606 22,-624 46,-578 72,-560 78,-514 10,-480',
    cut(ROSE, '-100,-540,1 -44,-504 44,-512 100,-560,1 100,-460,1 -100,-460,1'),
  ),
  cut(WOOD, ...WINDOWS, arch(-390, 150, 44, 130), arch(-252, 190, 44, 130)),
  cut(DEEP, MOUTH),
  cut(WOOD, DOOR),
  within(
    BRASS,
    LIGHT,
    inked(
      WOOD,
      14,
      '110,160 110,-60',
      '110,160 0,20',
      '110,160 220,20',
      '110,160 -80,104',
      '110,160 300,104',
    ),
  ),
  cut(
    BRASS,
    ...spots([230, 300, 370].map((y) => [-44, 46, 174, 264].map((x) => `${x},${y}`).join(' ')).join(' '), 18),
  ),
  inked(DEEP, 12, '110,196 110,460'),
];

/** Zanzibar's eight places: a sea shell is a house of Stone Town, its mouth the carved door. */
export const postersShellDoor: readonly Picture[] = poster('zanzibar8places', {
  light: light('golden', 'zanzibar', 'right'),
  wide: [
    plan({ subject: [1420, 330, 480, 180], camera: 'front' }),
    wash(SEA),
    moved({ x: 1660, y: 624, scale: 0.84 }, ...shell),
  ],
  tall: [
    plan({ subject: [310, 744, 440, 170], camera: 'front' }),
    wash(SEA),
    moved({ x: 532, y: 1024, scale: 0.8 }, ...shell),
  ],
});
