import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { egret, elephantWading } from '../../figures/placing/elephantWading.ts';
import { kiboInPlanes } from '../../land/kiboInPlanes.ts';
import { light } from '../../light/light.ts';

const SNOWS = { rock: '#7f82b4', deep: '#5a629c', warm: '#d8a0a0', snow: '#fff2da', ice: '#a8b8dc' };
const BLADES = [
  limb('0,0,16 -20,-120,12 -90,-240,0'),
  limb('30,0,16 40,-150,12 20,-300,0'),
  limb('60,0,16 90,-110,12 160,-210,0'),
  limb('-30,0,14 -80,-80,10 -170,-130,0'),
  limb('90,0,14 150,-70,10 230,-110,0'),
] as const;

/** Amboseli, where the water of the mountain comes up. */
export const amboseliSwamp: readonly Picture[] = [
  picture(
    'articles/amboseli',
    light('dawn', 'kenya', 'right'),
    plan({ subject: [470, 380, 600, 390], camera: 'back' }),
    wash(['#2f5aa4', '#7a9cc8', '#f0c8a8', '#ffe4b4'], { height: 460 }),
    kiboInPlanes({ x: 430, y: 430, scale: 0.8 }, SNOWS),
    cut({ fill: '#ffe8c4', opacity: 0.75 }, disc(300, 420, 420, 20), disc(960, 414, 360, 18)),
    floor('#d8a070', '-40,424 400,416 800,426 1240,418'),
    floor('#a8704c', '-40,452 300,446 700,454 1240,446'),
    wash(['#fbe0b0', '#c4d49c', '#6fae80', '#24665c'], { y: 476, height: 440 }),
    cut(
      '#7fb454',
      '-40,470,1 200,462 480,476 560,486,1 300,500 -40,506,1',
      '1240,466,1 1000,460 800,474 720,486,1 900,500 1240,510,1',
    ),
    cut(
      '#559a4c',
      '-40,520,1 120,512 300,530,1 160,556 -40,560,1',
      '1240,530,1 1080,518 940,540,1 1060,566 1240,576,1',
    ),
    cut(
      { fill: '#fff6d4', opacity: 0.8 },
      disc(620, 520, 150, 4),
      disc(480, 548, 90, 4),
      disc(900, 596, 110, 4),
      disc(220, 610, 120, 5),
      disc(980, 660, 130, 5),
    ),
    elephantWading({ x: 150, y: 562, scale: 0.15 }),
    elephantWading({ x: 232, y: 556, scale: 0.11 }),
    cut({ fill: '#153f4a', opacity: 0.5 }, disc(150, 568, 56, 6), disc(232, 560, 42, 4)),
    // Its image and the ring that it pushes.
    cut({ fill: '#153f4a', opacity: 0.8 }, '462,790,1 470,860 520,920,1 1060,920,1 1084,860 1088,790,1'),
    elephantWading({ x: 776, y: 786, scale: 1.16 }),
    cut(
      '#f8ecc4',
      '340,808,1 470,776 620,794 776,800 930,794 1084,774 1220,800,1 1090,794 940,812 776,818 616,812 480,796',
    ),
    cut({ fill: '#cfe4b4', opacity: 0.6 }, disc(620, 850, 120, 5), disc(930, 862, 120, 5)),
    egret({ x: 696, y: 378, scale: 0.96 }),
    moved({ x: 80, y: 910, scale: 1.1 }, cut('#0f4038', ...BLADES)),
    moved({ x: 1090, y: 920, scale: 1.2 }, cut('#0f4038', ...BLADES)),
    moved({ x: 10, y: 920, scale: 0.9 }, cut('#3f8c4c', ...BLADES)),
    moved({ x: 1190, y: 920, scale: 0.9 }, cut('#3f8c4c', ...BLADES)),
  ),
];
