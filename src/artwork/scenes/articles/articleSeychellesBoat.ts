import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { HULL, rowingBoatAbove } from '../../figures/boats/rowingBoatAbove.ts';
import { light } from '../../light/light.ts';

type Place = readonly [x: number, y: number, wide: number, high: number, turn: number];

const BOULDER = '-100,-10 -84,-70 -20,-98 50,-92 94,-46 104,20 76,80 10,100 -60,88 -98,40';

/** Where boulders stand in the water: the foam around them and the shadows they throw. */
const footing = ([x, y, wide, high, turn]: Place): Layer[] => [
  moved(
    { x: x + wide * 0.24, y: y + high * 0.2, scale: wide / 100, squash: high / wide, turn },
    cut({ fill: '#0a4c64', opacity: 0.5 }, BOULDER),
  ),
  moved({ x, y, scale: (wide / 100) * 1.05, squash: high / wide, turn }, cut('#e8fff4', BOULDER)),
];

/** A granite boulder from above, worn round, grooved by rain, the sun at the left. */
const boulder = ([x, y, wide, high, turn]: Place): Layer =>
  moved(
    { x, y, scale: wide / 100, squash: high / wide, turn },
    within(
      '#b48888',
      BOULDER,
      cut('#765a74', '40,-110,1 120,-110,1 120,120,1 -40,120,1 20,90 60,40 50,-30 70,-70'),
      cut('#54426a', '90,-60,1 120,-60,1 120,120,1 0,120,1 60,90 90,30'),
      cut('#ecc0a4', '-110,40,1 -110,-110,1 30,-110,1 0,-70 -50,-50 -60,0 -80,30'),
      cut('#ffe6c8', '-110,-20,1 -90,-110,1 0,-110,1 -30,-82 -70,-56 -80,-20'),
      cut(
        '#8c6878',
        limb('-40,-40,1 -10,10,5 -20,70,1'),
        limb('0,-60,1 24,-10,5 14,60,1'),
        limb('-70,0,1 -48,30,4 -56,66,1'),
      ),
    ),
  );

const BOULDERS: readonly Place[] = [
  [70, 640, 190, 170, 10],
  [230, 800, 170, 150, 40],
  [30, 860, 150, 130, -20],
  [1100, 130, 200, 180, 30],
  [930, 40, 120, 100, -10],
  [1190, 320, 110, 100, 70],
];

/** A coconut palm from above: fronds around a heart, each lit along one half. */
const palm = (x: number, y: number, reach: number, turn: number): Layer[] => {
  const frond = (angle: number, half: boolean) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const at = (along: number, aside: number, corner: number) =>
      `${Math.round(x + reach * (along * c - aside * s))},${Math.round(y + reach * (along * s + aside * c))},${corner}`;
    const teeth = (side: number) =>
      [0.2, 0.36, 0.52, 0.68, 0.84].flatMap((along) => [
        at(along, side * 0.17 * (1.1 - along * 0.7), 1),
        at(along + 0.05, side * 0.05, 1),
      ]);
    return half
      ? outline([at(0, 0, 1), ...teeth(s > -0.2 ? -1 : 1), at(1, 0, 1)].join(' '))
      : outline([at(0, 0, 1), ...teeth(1), at(1, 0, 1), ...teeth(-1).reverse()].join(' '));
  };
  const angles = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => turn + at * 0.698);
  return [
    moved(
      { x: reach * 0.3, y: reach * 0.26, opacity: 0.4 },
      cut('#0a4c50', ...angles.map((angle) => frond(angle, false))),
    ),
    cut('#14603c', ...angles.map((angle) => frond(angle, false))),
    cut('#7cc04c', ...angles.map((angle) => frond(angle, true))),
    cut(
      '#d8903c',
      disc(x + 8, y + 10, reach * 0.07),
      disc(x - 10, y + 4, reach * 0.07),
      disc(x + 2, y - 10, reach * 0.07),
    ),
  ];
};

/** Seychelles for the article for two: a boat that seems to hang in clear water, from above. */
export const articleSeychellesBoat: readonly Picture[] = [
  picture(
    'articles/seychelles',
    light('noon', 'zanzibar', 'left'),
    plan({ camera: 'above' }),
    wash(['#3cc8cc', '#58d8d0']),
    cut('#12a0b4', '-40,-40,1 700,-40,1 560,40 440,60 300,180 160,220 100,360 -40,420,1'),
    cut('#0c7ca0', '-40,-40,1 380,-40,1 260,50 120,90 60,220 -40,260,1'),
    cut('#98ecd8', '1240,240,1 1120,340 1040,520 860,620 700,700 620,820 460,880 420,940,1 1240,940,1'),
    cut('#c8f4dc', '1240,420,1 1150,520 1060,660 900,720 800,820 660,880 620,940,1 1240,940,1'),
    cut('#fffef0', '1240,560,1 1160,640 1090,740 960,790 880,880 830,940,1 1240,940,1'),
    cut('#ffe8bc', '1240,584,1 1172,656 1106,756 974,806 896,890 852,940,1 1240,940,1'),
    inked(
      '#a8f0e4',
      5,
      '300,300 380,280 440,310',
      '420,420 500,400 560,430',
      '760,180 840,160 900,190',
      '820,340 900,320 960,350',
      '240,560 320,540 380,570',
      '420,700 500,690 540,710',
      '980,110 1060,96 1110,116',
      '600,90 680,80 720,100',
    ),
    // The shadow on the sand far below, small fish.
    moved(
      { x: 690, y: 590, scale: 1.12, turn: -24 },
      cut({ fill: '#0c7490', opacity: 0.5 }, HULL, limb('-20,-54,4 -48,-160,8'), limb('-20,54,4 -48,160,8')),
    ),
    cut(
      '#1488a0',
      ...['330,600', '366,622', '350,650', '400,640', '930,430', '960,450'].map((at) => {
        const [x, y] = at.split(',').map(Number) as [number, number];
        return limb(`${x},${y},0 ${x + 12},${y - 4},5 ${x + 26},${y - 9},1 ${x + 32},${y - 11},5`);
      }),
    ),
    ...BOULDERS.flatMap(footing),
    ...BOULDERS.map(boulder),
    moved({ x: 590, y: 410, scale: 1.12, turn: -24 }, ...rowingBoatAbove),
    ...palm(1090, 790, 250, 0.3),
  ),
];
