import { cut, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { chimpanzeeHooting } from '../../figures/placing/chimpanzeeHooting.ts';
import { light } from '../../light/light.ts';

const bird = (x: number, y: number, size: number) =>
  `${x - size},${y - size * 0.3},1 ${x - size * 0.4},${y - size * 0.5} ${x},${y},1 ${x + size * 0.4},${y - size * 0.6} ${x + size},${y - size * 0.5},1 ${x + size * 0.4},${y - size * 0.2} ${x},${y + size * 0.3},1 ${x - size * 0.5},${y - size * 0.1}`;

/** The forest of Kibale and the noise in it. */
export const kibaleHoot: readonly Picture[] = [
  picture(
    'articles/kibale',
    light('morning', 'uganda', 'left'),
    plan({ subject: [640, 440, 520, 440], camera: 'close' }),
    wash(['#fdf6c0', '#e4eca0', '#b0d490', '#6cac84'], { height: 920 }),
    cut(
      { fill: '#fffde0', opacity: 0.5 },
      '-40,-20,1 200,-20,1 700,920,1 400,920,1',
      '300,-20,1 380,-20,1 860,920,1 780,920,1',
    ),
    cut(
      '#c8e094',
      '420,-20,1 470,-20,1 480,920,1 410,920,1',
      '640,-20,1 676,-20,1 690,920,1 630,920,1',
      '900,-20,1 960,-20,1 970,920,1 890,920,1',
    ),
    cut(
      '#8cc084',
      '200,-20,1 290,-20,1 300,600 340,920,1 160,920,1 194,600',
      '1060,-20,1 1140,-20,1 1150,600 1180,920,1 1030,920,1 1056,600',
    ),
    cut('#f4f4b4', '200,-20,1 222,-20,1 216,600 190,920,1 160,920,1 194,600'),
    cut('#4c8c74', '-40,-20,1 90,-20,1 100,400 140,660 260,920,1 -40,920,1'),
    cut('#2f6a60', '-40,-20,1 40,-20,1 40,400 30,660 80,920,1 -40,920,1'),
    cut('#d8ec9c', '72,-20,1 90,-20,1 100,400 140,660 260,920,1 236,920,1 124,670 84,400'),
    cut('#3f7868', bird(500, 200, 34), bird(590, 130, 26), bird(420, 120, 22), bird(380, 250, 18)),
    cut('#2f6a60', '-40,840,1 100,820 240,850 400,900,1 420,920,1 -40,920,1'),
    ...chimpanzeeHooting,
    cut(
      '#0f3438',
      limb('-20,920,8 60,800,40 180,700,0'),
      limb('30,920,8 150,850,36 300,820,0'),
      limb('-30,900,8 -10,740,36 60,610,0'),
      disc(0, 910, 60, 40),
    ),
    cut('#2c7a50', limb('10,920,6 110,830,26 240,770,0'), limb('-30,880,6 30,760,24 120,650,0')),
  ),
];
