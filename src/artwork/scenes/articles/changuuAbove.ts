import { cut, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { tortoiseAbove } from '../../figures/placing/tortoiseAbove.ts';
import { light } from '../../light/light.ts';

/** What the feet and the shell leave in the sand behind, going down from the origin. */
const track = [0, 1, 2, 3, 4].flatMap((at) => [
  disc(-150 + (at % 2) * 16, 300 + at * 96, 34, 26),
  disc(150 - (at % 2) * 16, 346 + at * 96, 34, 26),
]);

/** Changuu, the island of the tortoises. */
export const changuuAbove: readonly Picture[] = [
  picture(
    'articles/changuu',
    light('morning', 'zanzibar', 'left'),
    plan({ subject: [270, 250, 420, 480], camera: 'above' }),
    cut('#f8e4b8', '-20,-20,1 1220,-20,1 1220,920,1 -20,920,1'),
    cut('#fff3d4', '-20,-20,1 420,-20,1 300,120 120,240 -20,300,1'),
    cut('#e8cc96', '470,-20,1 560,120 640,210 780,300 900,420 1010,470 1110,610 1220,690,1 1220,-20,1'),
    cut('#fffdf0', '500,-20,1 590,120 670,200 800,280 920,400 1030,450 1130,590 1220,660,1 1220,-20,1'),
    cut('#8fe0d0', '530,-20,1 610,100 690,186 820,262 940,384 1050,430 1150,560 1220,620,1 1220,-20,1'),
    cut(
      '#eafcf0',
      '640,-20,1 700,80 790,150 900,220 1000,320 1100,370 1220,470,1 1220,452,1 1110,354 1010,300 910,202 800,134 716,64 664,-20,1',
    ),
    cut('#3fbcc0', '690,-20,1 750,60 850,140 960,200 1060,300 1220,420,1 1220,-20,1'),
    cut('#1890a8', '860,-20,1 940,60 1060,120 1140,220 1220,270,1 1220,-20,1'),
    moved(
      { x: 1010, y: 150, turn: 140 },
      cut({ fill: '#0c5c78', opacity: 0.55 }, '-30,40,1 -36,-40 -4,-110 28,-40 24,80,1 -20,80,1'),
      cut('#eafcf0', '-20,80,1 -60,190,1 -30,120 0,100 30,120 60,190,1 22,80,1'),
      cut('#fffaf0', '-38,84,1 -42,-20 -30,-80 0,-120 30,-80 42,-20 38,84,1'),
      cut('#c88a4c', '-26,70,1 -28,-30 0,-84 28,-30 26,70,1'),
      cut('#d8441c', '-34,56,1 -34,-34,1 0,-34,1 0,56,1'),
      cut('#ff7a3c', '0,56,1 0,-34,1 34,-34,1 34,56,1'),
    ),
    moved(
      { x: 470, y: 500, scale: 1.3, turn: 32 },
      cut('#dcb880', ...track, limb('-4,240,10 4,420,14 -4,600,16 4,760,16')),
    ),
    tortoiseAbove({ x: 480, y: 490, scale: 1.3, turn: 32 }),
    cut('#c89868', disc(110, 180, 12, 8), disc(930, 720, 12, 8), disc(820, 800, 8, 6)),
    cut('#fffdf4', disc(106, 176, 11, 8), disc(926, 716, 11, 8), disc(817, 797, 8, 6)),
  ),
];
