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

/** A mass of undergrowth from a row of points down, and fans of large leaves that stand along it, at `x,y,turn`. */
const mass = (fill: string, lit: string, row: string, scale: number, stand: string): Layer[] => [
  floor(fill, row),
  ...points(stand).flatMap(([x, y, turn]) =>
    leaves(
      fill,
      lit,
      scale,
      `${x - 30 * scale},${y + 30 * scale},${turn - 46} ${x + 30 * scale},${y + 30 * scale},${turn + 42} ${x},${y + 40 * scale},${turn}`,
    ),
  ),
];

/** Strap ferns at `x,y,size`: a few broad fronds each, which rise and arch over, with their ribs. */
const ferns = (fill: string, rib: string, row: string): Layer[] => {
  const ways = [
    '0,0,4 -34,-46,12 -84,-48,11 -116,-6,0',
    '0,0,4 34,-40,12 86,-40,11 112,6,0',
    '0,0,4 -18,-74,13 -56,-108,11 -96,-96,0',
    '0,0,4 22,-66,13 56,-104,11 104,-84,0',
    '0,0,4 4,-84,13 14,-124,10 44,-148,0',
  ];
  const blades = cut({}, ...ways.map((way) => limb(way)));
  const ribs = cut(
    {},
    ...ways.map((way) => limb(way.replaceAll(/,1[0-9](?= )/g, ',1').replaceAll(/,4(?= )/g, ',2'))),
  );
  return points(row).flatMap(([x, y, size]) => [
    moved({ x, y, scale: size / 100, fill }, blades),
    moved({ x, y, scale: size / 100, fill: rib }, ribs),
  ]);
};

/** A beam between two edges from the opening, which fades on its way: one length over another. */
const beam = (
  [x, y, far, low]: readonly [number, number, number, number],
  [toX, toY, toFar, toLow]: readonly [number, number, number, number],
): Layer[] =>
  [1, 0.78, 0.58, 0.4, 0.24].map((share) => {
    const at = (from: number, to: number) => Math.round(from + (to - from) * share);
    return cut(
      { fill: '#a8e8b0', opacity: 0.07 },
      `${x},${y},1 ${far},${low},1 ${at(far, toFar)},${at(low, toLow)},1 ${at(x, toX)},${at(y, toY)},1`,
    );
  });

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
    trunks('#235c54', '270,-20,24 470,30,20 650,20,18'),
    ...leaves('#2f7464', '#448c74', 1.2, '380,-20,20 450,10,-10 520,-30,8 300,-10,-18 590,20,24 640,-40,-6'),
    // The light.
    cut('#c8eab0', '720,520,1 700,400 724,250 776,140 850,90 950,150 1010,310 990,480,1'),
    cut('#f8fde0', '752,510,1 736,390 764,250 802,160 856,118 930,180 980,320 960,480,1'),
    ...leaves('#7cbc90', '#a4d4a0', 1, '742,180,24 790,96,8 850,60,-6 720,290,34 916,96,-24'),
    floor('#1d5048', '-40,860 200,790 400,706 600,590 780,470 960,430 1240,380'),
    // Its beams fade on their way down.
    ...beam([800, 150, 770, 216], [250, 300, 90, 500]),
    ...beam([760, 240, 742, 330], [190, 560, 120, 720]),
    ...beam([740, 380, 742, 440], [330, 650, 280, 760]),
    // The path, its roots as steps, and the shadows of those who climb.
    floor('#174a42', '-40,900 200,846 420,770 620,656 800,516 980,466 1240,420'),
    cut(
      '#6fae78',
      '880,460,1 780,476 630,586 470,690 300,768 180,816,1 240,900,1 420,850 580,786 740,694 880,580 980,460,1',
    ),
    cut('#b4dc94', '890,462,1 790,480 650,582 500,690 330,778,1 500,754 660,684 790,604 890,530 960,462,1'),
    cut('#dcf0b4', '890,464,1 800,484 716,550 620,626,1 740,586 850,520 940,464,1'),
    cut(
      '#5c9c70',
      limb('770,508,0 820,518,7 896,524,5 920,540,0'),
      limb('640,600,0 700,616,8 770,622,6 800,640,0'),
      limb('450,718,0 520,736,9 590,740,7 620,756,0'),
    ),
    cut(
      '#2c7058',
      limb('852,494,5 800,532,11 730,588,9 700,606,0'),
      limb('882,482,4 840,506,7 790,540,0'),
      limb('662,622,6 610,662,13 540,706,10 500,726,0'),
      limb('706,600,4 660,628,7 610,656,0'),
      limb('490,726,7 430,764,13 350,806,10 310,824,0'),
      limb('544,702,5 490,732,8 440,756,0'),
      limb('376,774,5 330,804,9 270,836,0'),
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
    moved({ x: 864, y: 494, scale: 0.96 }, ...trackerParting),
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
        { jacket: '#2f6a80', rim: '#e4f4bc', legs: '#102c34', pack: '#0c2228', head: '#7a4c38' },
        'hood',
        'knee',
      ),
    ),
    moved(
      { x: 336, y: 800, scale: 1.16 },
      ...climber(
        { jacket: '#b8823c', rim: '#e8f4bc', legs: '#0e282e', pack: '#0a1e24', head: '#4e2c24' },
        'cap',
        'stick',
      ),
    ),
    // The undergrowth, mass before mass; only by the path are there fronds.
    ...mass(
      '#1c5a4a',
      '#35805c',
      '560,960 700,770 820,640 900,560 990,480 1120,450 1240,440',
      0.9,
      '1000,500,176 1130,470,190',
    ),
    ...ferns('#3f9068', '#8cc894', '966,588,84'),
    ...mass(
      '#10423a',
      '#1f6450',
      '420,960 560,880 700,810 860,720 1000,640 1120,590 1240,560',
      1.2,
      '860,730,176 1040,640,186',
    ),
    ...ferns('#2a7458', '#62a880', '690,780,104'),
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
    ...mass(
      '#06201f',
      '#0f3a34',
      '-40,940 300,910 520,900 700,880 880,830 1040,760 1240,700',
      1.6,
      '720,900,178 1000,800,172',
    ),
  ),
];
