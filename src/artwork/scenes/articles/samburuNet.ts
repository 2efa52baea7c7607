import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { giraffeNet } from '../../figures/animals/giraffeNet.ts';
import { light } from '../../light/light.ts';

/** Where the plates of the neck lie, larger towards its foot. */
const PLATES =
  '560,250,50 600,290,50 566,330,60 620,350,60 590,410,70 650,424,70 690,400,60 624,480,80 690,490,80 744,470,70 640,570,90 716,580,90 778,560,80 830,590,60 660,664,90 742,672,90 826,664,90 880,690,70 650,760,90 700,770,90 790,760,90 880,770,90 950,780,80 640,860,90 724,870,90 816,850,90 910,866,90 1000,860,90 1070,890,70 690,950,90 780,950,90 870,950,90 960,950,90 1050,950,90 500,330,40 530,480,60 560,600,70 590,720,70 600,820,80 690,300,60 780,410,70 860,540,80 960,690,80 1090,810,80';

/** A forked doum palm round its foot, 200 pixels high. */
const fan = (x: number, y: number) =>
  [-200, -170, -140, -110, -80, -50, -20, 12].map((turn) => {
    const angle = (turn * Math.PI) / 180;
    return limb(
      `${x},${y},3 ${x + Math.cos(angle) * 22},${y + Math.sin(angle) * 22},8 ${x + Math.cos(angle) * 42},${y + Math.sin(angle) * 40 + 6},0`,
    );
  });
const doum = [
  limb('0,0,8 0,-60,6 -30,-120,5 -44,-160,4'),
  limb('0,-56,6 26,-110,5 44,-150,4'),
  limb('-26,-114,4 -6,-160,4 4,-190,3'),
  ...fan(-46, -162),
  ...fan(46, -154),
  ...fan(4, -194),
];

/** Samburu, dry country with a river through it. */
export const samburuNet: readonly Picture[] = [
  picture(
    'articles/samburu',
    light('sunset', 'kenya', 'left'),
    plan({ camera: 'close' }),
    floor('#fdebc8', '-40,-20 1240,-20'),
    // Ololokwe.
    cut(
      '#2f55ac',
      '-40,700,1 10,670 30,640,1 44,566,1 80,548,1 250,532,1 400,518,1 476,516,1 506,530,1 516,600,1 524,680,1 580,720 700,766,1 700,790,1 -40,790,1',
    ),
    cut(
      '#6f95dc',
      '-40,700,1 10,670 30,640,1 44,566,1 80,548,1 112,545,1 104,620,1 124,690,1 70,730 30,790,1 -40,790,1',
      '180,539,1 250,532,1 300,528,1 290,600,1 306,680,1 250,730 230,790,1 150,790,1 176,720 200,680,1 190,610,1',
      '360,522,1 400,518,1 440,517,1 432,590,1 444,670,1 420,720 400,790,1 340,790,1 350,730 374,670,1 366,600,1',
    ),
    floor('#eeb056', '-40,764 300,756 700,768 1240,756'),
    cut('#1f4f44', '-40,800,1 -40,770 60,758 140,768 240,756 330,770 430,764 520,778,1 420,788 200,800'),
    moved({ x: 210, y: 784, scale: 0.62 }, cut('#1f4f44', ...doum)),
    moved({ x: 70, y: 788, scale: 0.9, flip: true }, cut('#1f4f44', ...doum)),
    ...giraffeNet(PLATES),
  ),
];
