import { cut, floor, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { light } from '../../light/light.ts';

/** The baobab's trunk and its two great boughs, cropped by the left edge. */
const TREE =
  '-60,960,1 -60,-60,1 130,-60,1 170,60 220,130 300,140 390,90 420,-60,1 510,-60,1 490,60 520,120 610,110 720,50 800,20,1 806,34,1 720,90 610,170 490,230 410,310 360,430 350,600 376,760 440,870 600,960,1';
const TWIGS = [
  '640,124,13 700,130,8 790,180,2',
  '724,72,9 800,84,6 880,70,1',
  '560,140,14 600,60,10 640,-40,5',
  '620,40,7 680,10,5 720,-40,2',
  '690,132,7 720,170,5 730,220,1',
  '800,28,6 860,10,4 900,-10,1',
];
const LEAVES = '796,186 884,66 738,226 650,-10 730,-20 904,0 806,36';

/** Kibo far off at dawn: its dome of rock, its snow in planes. */
const kibo = within(
  '#7a6aa4',
  '-430,0,1 -300,-60,1 -200,-130,1 -130,-190,1 -80,-214,1 -40,-206,1 10,-220,1 60,-214,1 110,-190,1 170,-140,1 260,-70,1 420,0,1',
  cut(
    '#54509c',
    '10,-220,1 60,-214,1 110,-190,1 170,-140,1 260,-70,1 420,0,1 60,0,1 100,-60,1 50,-110,1 70,-160,1;-130,-190,1 -110,-130,1 -150,-80,1 -120,0,1 -220,0,1 -200,-70,1 -180,-120,1',
  ),
  cut(
    '#ffe8c8',
    '-170,-156,1 -130,-190,1 -80,-214,1 -40,-206,1 10,-220,1 60,-214,1 110,-190,1 150,-156,1 112,-150,1 90,-104,1 60,-150,1 30,-160,1 0,-96,1 -30,-150,1 -60,-166,1 -90,-110,1 -110,-150,1',
  ),
  cut(
    '#a8a4dc',
    '10,-220,1 60,-214,1 110,-190,1 150,-156,1 112,-150,1 90,-104,1 82,-150,1 60,-186,1;-80,-214,1 -66,-180,1 -90,-110,1 -110,-150,1 -96,-180,1',
  ),
  wash(
    [
      [0, '#ffb890', 0],
      [1, '#ffb890', 1],
    ],
    { x: -440, y: -90, width: 880, height: 90 },
  ),
);

/** The clusters of leaves, each of five heads, shifted towards the sun by some pixels. */
const leaves = (shift: number, size: number): string[] =>
  points(LEAVES).flatMap(([x, y]) =>
    [0, 1, 2, 3, 4].map((at) =>
      disc(
        x - shift + 32 * Math.cos(at * 1.26 + x),
        y + shift + 20 * Math.sin(at * 1.26 + x),
        size,
        size * 0.7,
      ),
    ),
  );

/** Tanzania's emblem: under a baobab, the snow of Kilimanjaro at dawn, a herd on the plain. */
export const countryTanzania: readonly Picture[] = [
  picture(
    'countries/tanzania',
    light('dawn', 'tanzania', 'right'),
    plan({ subject: [0, 440, 320, 160], camera: 'below' }),
    wash(
      [
        [0, '#4a3f94'],
        [0.4, '#b06ca4'],
        [0.75, '#ff9a78'],
        [1, '#ffdc98'],
      ],
      { height: 640 },
    ),
    cut('#d084a4', '420,300,1 700,284 960,300,1 700,316;760,380,1 1000,366 1240,380,1 1000,392'),
    moved({ x: 800, y: 640, scale: 1.06 }, kibo),
    floor('#f4a05c', '-40,640 400,630 1240,640'),
    herd([wildebeest()], {
      x: 800,
      y: 672,
      width: 800,
      height: 10,
      count: 22,
      metre: [17, 22],
      flat: '#5c2c4c',
      shadow: false,
    }),
    floor('#d8743c', '-40,720 500,690 900,706 1240,690'),
    floor('#a84c34', '-40,810 500,780 900,800 1240,770'),
    // The baobab: wood in shade, its right flank in the first sun.
    cut('#4c2448', ...TWIGS.map((row) => limb(row))),
    within(
      '#4c2448',
      TREE,
      cut(
        '#7c3450',
        '200,960,1 190,760 170,560 190,360 280,260 400,200 520,150 640,90 760,-20,1 900,-20,1 900,300,1 700,960,1',
      ),
      cut(
        '#d8704c',
        '400,960,1 320,820 290,640 300,460 360,330 460,230 580,170 700,100 800,10,1 900,60,1 620,400,1 640,960,1;470,-60,1 458,60 480,140 530,140,1 560,-60,1',
      ),
      cut(
        '#ffb078',
        '490,960,1 390,850 345,740 325,600 335,440 390,310 480,224 600,164 720,84 806,24,1 830,60,1 620,300,1 660,960,1;496,-60,1 478,50 500,110,1 560,60,1 560,-60,1',
      ),
      cut(
        { fill: '#2c1438', opacity: 0.5 },
        limb('20,200,1 50,480,9 20,740,13 50,960,4'),
        limb('110,280,1 130,560,9 100,780,11 150,960,3'),
        limb('220,420,1 200,600,6 230,780,9 310,960,2'),
        limb('300,520,1 286,660,5 320,820,7 390,940,1'),
      ),
    ),
    cut(
      '#d8704c',
      limb('646,116,4 706,122,4 786,174,1'),
      limb('728,66,3 802,78,2 870,66,1'),
      limb('572,136,4 610,60,4 646,-40,2'),
    ),
    // Leaves at the ends of the twigs, palm over palm.
    cut('#2c3c64', ...leaves(0, 26)),
    cut('#6c5c7c', ...leaves(-5, 18)),
    // Pods that hang from the bough.
    cut(
      '#4c2448',
      limb('590,170,2 588,226,2'),
      limb('520,200,2 522,280,2'),
      disc(588, 250, 17, 30),
      disc(522, 306, 18, 32),
    ),
    cut('#f0a468', limb('596,226,2 601,250,5 594,276,1'), limb('531,280,2 536,306,5 528,334,1')),
    floor('#3c1838', '-40,880 300,866 700,884 1240,860'),
  ),
];
