import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { place } from '../../figures/placing/place.ts';
import { walkersOnRidge } from '../../figures/placing/walkersOnRidge.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { kiboFromShira } from '../../land/kiboFromShira.ts';
import { light } from '../../light/light.ts';

const RIMMED = { flat: '#1d1034', rim: '#ffb070', shadow: false };

/** Morning on Shira: three walkers on a ridge above the clouds, Kibo before them. */
export const kilimanjaroShira: readonly Picture[] = [
  picture(
    'places/kilimanjaro-1',
    light('dawn', 'tanzania', 'left'),
    plan({ subject: [400, 160, 500, 90], camera: 'wide' }),
    wash(['#2c3478', '#7a5a9c', '#ee9a86', '#ffd698'], { height: 620 }),
    kiboFromShira,
    // The sea of cloud.
    floor(
      '#ffe6c0',
      '0,540,1 60,512 150,510 190,532,1 250,500 360,496 420,530,1 500,512 580,514 620,540,1 700,506 820,504 880,536,1 960,514 1060,512 1100,538,1 1160,520 1200,518',
    ),
    floor(
      '#fbc49c',
      '0,600,1 100,566 210,570 260,596,1 360,560 500,560 560,600,1 660,572 760,570 800,596,1 900,562 1040,560 1100,598,1 1200,576',
    ),
    floor(
      '#e2949a',
      '0,664,1 140,628 280,634 340,664,1 470,630 620,634 680,668,1 800,640 940,636 1000,664,1 1200,636',
    ),
    floor('#a86894', '0,740 200,716 500,736 800,700 1200,710'),
    floor('#3a2058', '0,792,1 90,768,1 180,756,1 300,764,1 420,740,1 520,744,1 640,770 800,800 1200,790'),
    walkersOnRidge({ x: 330, y: 768, scale: 0.95 }),
    floor('#1d1034', '0,830,1 120,790,1 240,776,1 330,782,1 420,800,1 560,812 760,852 1200,830'),
    cut('#ffb070', '-10,834,1 120,790,1 240,776,1 330,782,1 240,784,1 124,798,1'),
    place(groundsel({ variant: 3 }), { x: 1090, y: 930, metre: 104, ...RIMMED }),
    place(groundsel({ variant: 2 }), { x: 790, y: 866, metre: 42, ...RIMMED, flip: true }),
  ),
];
