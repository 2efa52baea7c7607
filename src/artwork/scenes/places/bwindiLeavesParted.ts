import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { climber, trackerParting } from '../../figures/people/forestClimbers.ts';
import { light } from '../../light/light.ts';

/** Trunks at `x,lean,half`: how far right each stands at the top, and half its width at the foot. */
const trunks = (ink: string, row: string): Layer =>
  cut(
    ink,
    ...points(row).map(([x, lean, half]) =>
      limb(
        `${x},900,${half * 2} ${x + Math.round(lean * 0.3)},600,${half} ${x + lean},-40,${Math.round(half * 0.7)}`,
      ),
    ),
  );

/** A broad leaf a hundred pixels long that hangs from its stalk, and the half of it that is turned to the light. */
const LEAF = '0,-10,1 -10,6 -30,30 -24,62 0,112,1 24,66 30,32 10,6';
const HALF = '0,-10,1 -10,6 -30,30 -24,62 0,112,1 -8,60 -6,20';

/** Leaves at `x,y,turn`. */
const leaves = (fill: string, lit: string, scale: number, row: string): Layer[] =>
  points(row).flatMap(([x, y, turn], at) => {
    const placing = { x, y, turn, scale: scale * [1, 0.8, 1.15, 0.92][at % 4]! };
    return [moved({ ...placing, fill }, cut({}, LEAF)), moved({ ...placing, fill: lit }, cut({}, HALF))];
  });

/** A fern's frond a hundred pixels long, which grows from the origin to the right and bends down. */
const frond: Layer = cut(
  {},
  limb('0,0,2 30,-22,2 66,-24,1 100,-4,0'),
  ...Array.from({ length: 11 }, (_, at) => {
    const t = 0.1 + at * 0.082;
    const [x, y] = [t * 100, -72 * t * (1 - t) - 10 * t * (1 - t) + 4 * t * t - 4 * t];
    const long = 30 * Math.sin(Math.PI * (0.16 + 0.84 * (1 - t)) * 0.9) + 3;
    const tip = (side: number) => `${Math.round(x + long * 0.5)},${Math.round(y + side * long)}`;
    return `${Math.round(x - 4)},${Math.round(y)},1 ${tip(-0.9)},1 ${Math.round(x + 5)},${Math.round(y)},1 ${tip(1)},1`;
  }),
);

/** Ferns at `x,y,size`: five fronds each. */
const ferns = (fill: string, row: string): Layer[] =>
  points(row).flatMap(([x, y, size]) =>
    [-64, -28, -4, 30, 62].map((turn, at) =>
      moved(
        {
          x,
          y,
          fill,
          scale: (size / 100) * [0.8, 1, 0.9, 1.06, 0.76][at]!,
          turn: turn > 0 ? 64 - turn : turn,
          flip: turn > 0,
        },
        frond,
      ),
    ),
  );

/** Into the Impenetrable Forest: the tracker parts the leaves, and light falls on those behind him. */
export const bwindiLeavesParted: readonly Picture[] = [
  picture(
    'places/bwindi-4',
    light('mist', 'uganda', 'right'),
    plan({ subject: [790, 190, 140, 260], camera: 'frame' }),
    wash('#2a685e'),
    cut('#3c8270', '300,-40,1 340,200 280,400 340,620 500,800,1 1000,500,1 1100,200 1000,-40,1'),
    cut('#5fa684', '560,-40,1 580,140 500,300 560,460 520,640 640,760,1 960,480,1 1040,240 980,60 900,-40,1'),
    cut('#8cc498', '690,60,1 650,240 690,380 650,520 700,620,1 960,460,1 980,200 860,40'),
    trunks('#3a7c6a', '330,40,14 430,-30,9 540,60,12 610,10,8'),
    trunks('#235c54', '270,-20,24 470,30,20 730,40,20'),
    ...leaves('#2f7464', '#448c74', 1.2, '380,-20,20 450,10,-10 520,-30,8 300,-10,-18 590,20,24 640,-40,-6'),
    // The light.
    cut('#f8fde0', '776,480,1 760,380 784,250 810,160 850,130 920,190 960,320 950,460,1'),
    ...leaves('#7cbc90', '#a4d4a0', 1, '762,190,24 792,120,8 846,70,-6 752,290,34 892,110,-24 742,380,30'),
    floor('#1d5048', '-40,860 200,800 400,720 600,610 780,486 960,440 1240,380'),
    // Its beams.
    cut({ fill: '#e4f4bc', opacity: 0.24 }, '860,160,1 850,460,1 320,880,1 -40,940,1 -40,640,1'),
    cut({ fill: '#f8fde0', opacity: 0.26 }, '850,300,1 850,450,1 440,780,1 180,880,1'),
    cut({ fill: '#f8fde0', opacity: 0.16 }, '850,190,1 850,250,1 -40,800,1 -40,700,1'),
    // The path, its roots as steps, and the shadows of those who climb.
    floor('#174a42', '-40,900 200,846 420,770 620,656 800,516 980,466 1240,420'),
    cut(
      '#8cbc84',
      '830,490,1 790,506 610,640 470,724 340,786 200,830,1 420,804,1 560,744 700,660 850,530 930,480,1',
    ),
    cut(
      '#2c6c58',
      ...[
        '780,520 850,528',
        '716,574 800,588',
        '640,632 730,646',
        '560,684 640,706',
        '450,744 560,752',
        '350,790 420,806',
      ].map((row) => limb(`${row.split(' ')[0]},5 ${row.split(' ')[1]},7`)),
    ),
    cut(
      '#174a42',
      limb('836,494,8 760,540,14 700,600,4'),
      limb('646,626,9 560,680,15 470,716,3'),
      limb('478,730,9 400,776,14 300,804,3'),
    ),
    // The leaves to the right, wall behind wall.
    ...leaves(
      '#1a5448',
      '#2c7058',
      2,
      '1010,60,-8 1090,30,14 1180,60,-14 1000,230,16 1090,220,-10 1170,260,8 1230,220,14',
    ),
    ...leaves(
      '#123f3c',
      '#1d5a4c',
      2.3,
      '960,-60,18 1050,-70,-8 1150,-40,10 1010,300,-30 1090,330,10 1200,330,-16',
    ),
    ...leaves(
      '#0b2c30',
      '#16483f',
      2.3,
      '730,-120,22 830,-130,-4 920,-90,-18 990,120,-22 1020,400,-44 1120,420,-6 1220,400,12',
    ),
    moved({ x: 856, y: 494, scale: 0.94 }, ...trackerParting),
    moved(
      { x: 676, y: 622, scale: 1 },
      ...climber(
        { jacket: '#dc4a2a', rim: '#ffe0a8', legs: '#14343a', pack: '#182c34', head: '#4a2a24' },
        'brim',
        'stick',
      ),
    ),
    moved(
      { x: 506, y: 726, scale: 1.08 },
      ...climber(
        { jacket: '#2a5a6c', rim: '#d4ecb4', legs: '#102c34', pack: '#0c2228', head: '#6a4434' },
        'hood',
        'knee',
      ),
    ),
    moved(
      { x: 336, y: 800, scale: 1.16 },
      ...climber(
        { jacket: '#2c5c48', rim: '#b4d8a0', legs: '#0e282e', pack: '#0a1e24', head: '#3a2420' },
        'cap',
        'stick',
      ),
    ),
    ...ferns('#2f7858', '900,560,110 1080,520,130 720,690,100'),
    ...ferns('#12463e', '1000,640,170 800,740,150 580,810,130 1200,620,180'),
    // The near tree on its buttresses, and the lianas.
    inked('#06201f', 6, '400,-40 400,180 560,330 700,40'),
    inked('#06201f', 12, '190,60 400,330 640,140 760,-40'),
    cut('#0f3a36', '150,-40,1 214,-40,1 190,200 210,420 260,600 340,760 500,880,1 300,960,1 100,700'),
    cut(
      '#2c6454',
      '206,-40,1 214,-40,1 190,200 210,420 260,600 340,760 500,880,1 320,770 240,606 190,420 178,200',
    ),
    cut('#06201f', '-40,-40,1 160,-40,1 130,240 150,460 170,660 250,820 420,960,1 -40,960,1'),
    cut('#0d332f', '60,-40,1 84,-40,1 60,300 50,520 10,760 -40,860,1 -40,700,1 20,500 40,260'),
    floor('#06201f', '-40,940 500,900 760,850 1000,800 1240,740'),
    ...ferns('#06201f', '640,930,220 880,900,260 1130,850,280 400,960,200'),
  ),
];
