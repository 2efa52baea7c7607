import { cut, inked } from '../canvas/cut.ts';
import type { Layer } from '../canvas/canvas.ts';
import { limb } from '../drawing/brush.ts';
import { placed } from '../drawing/placed.ts';

/** Where the roots go into the water. */
const FEET = [
  [52, 830, 46],
  [246, 800, 40],
  [820, 836, 54],
  [976, 806, 44],
  [418, 846, 46],
] as const;

/** A great mangrove at the left on its stilt roots, the broad one arching to the right over shallow water: a seat at y = 605, from x = 180 to 660. */
export const mangrove: Layer[] = [
  cut(
    { fill: '#0f4f58', opacity: 0.55 },
    ...FEET.map(
      ([x, y, r]) =>
        `${x - r},${y},1 ${x},${y - 8} ${x + r},${y},1 ${x + r * 0.4},${y + 60} ${x},${y + 84} ${x - r * 0.3},${y + 60}`,
    ),
  ),
  // The roots beyond.
  cut(
    '#2f6a5c',
    limb('130,480,26 220,560,22 250,660,18 246,800,15'),
    limb('420,610,22 620,610,22 800,650,20 930,720,17 976,806,13'),
  ),
  cut(
    '#174a48',
    limb('110,-30,62 124,260,56 114,430,58 104,540,24'),
    limb('100,400,46 44,580,32 30,690,24 52,830,19'),
    limb('100,440,50 190,570,42 340,618,38 520,620,36 660,656,32 770,728,27 820,836,21'),
    limb('350,616,30 410,690,24 424,760,20 418,846,17'),
  ),
  cut(
    '#4f9a70',
    limb('78,-30,12 90,250,11 76,420,10 34,570,8 20,700,3'),
    '170,500,1 240,572 350,592 520,590 670,628 790,710 836,800,1 780,724 664,646 520,606 350,608 230,590',
  ),
  inked(
    '#0d3438',
    4,
    '130,40 140,180 130,320',
    '104,120 112,240 100,400',
    '300,632 420,642 520,640',
    '560,642 640,664 700,700',
  ),
  cut(
    { fill: '#d8f6e0', opacity: 0.8 },
    ...FEET.map(
      ([x, y, r]) => `${x - r - 30},${y + 4},1 ${x},${y - 4} ${x + r + 30},${y + 4},1 ${x},${y + 14}`,
    ),
    '560,770,1 660,764 760,770,1 660,776',
    '1000,866,1 1080,858 1180,866,1 1080,872',
    '120,872,1 200,866 300,872,1 200,878',
  ),
];

/** Thick leaves in sprays, from boughs that come in above. */
export const mangroveLeaves: Layer = (canvas) => {
  const sprays = [
    [1090, 60, 150, 1],
    [980, 10, 110, 0.9],
    [1170, 190, 130, 0.9],
    [210, 20, 60, 0.9],
  ] as const;
  const leafed = (row: string) =>
    sprays.flatMap(([x, y, turn, scale]) =>
      [-70, -35, 0, 35, 70].map((spread) => placed({ x, y, scale, turn: turn + spread })(row)),
    );
  cut(
    '#174a48',
    limb('1240,20,12 1150,40,9 1080,60,4'),
    limb('1240,150,9 1200,170,7 1160,192,3'),
    limb('1030,-20,7 980,10,3'),
    limb('150,-10,9 210,20,3'),
  )(canvas);
  cut('#1f6a54', ...leafed('0,0,1 40,-28 90,-26 136,0,1 90,26 40,28'))(canvas);
  cut('#58a860', ...leafed('6,0,1 44,-22 90,-20 134,0,1'))(canvas);
};
