import { cut, glow, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { limb } from '../../drawing/brush.ts';
import { farDhow } from '../../figures/boats/dhow.ts';
import { tinRoofs } from '../../figures/buildings/tinRoofs.ts';
import { coffeeCup, coffeePot } from '../../figures/objects/coffeePot.ts';
import { place } from '../../figures/placing/place.ts';
import { light } from '../../light/light.ts';

/** A swift with its wings drawn back, its breast at (x, y). */
const swift = (x: number, y: number, s: number): string =>
  `${x},${y - s},1 ${x + s * 6},${y - s * 5} ${x + s * 13},${y - s * 2},1 ${x + s * 6},${y - s * 2} ${x + s},${y + s * 2},1 ${x - s * 2},${y + s * 8},1 ${x - s},${y + s * 2},1 ${x - s * 5},${y} ${x - s * 11},${y + s * 4},1 ${x - s * 6},${y - s * 3} ${x - s},${y - s},1`;

/** Stone Town comes out of the dark: coffee for two on a roof. */
export const zanzibarRoofs: readonly Picture[] = [
  picture(
    'places/zanzibar-2',
    light('dawn', 'zanzibar', 'right'),
    plan({ subject: [800, 580, 230, 140], camera: 'frame' }),
    wash(['#1f2766', '#54489a', '#c2688e', '#ff9a76', '#ffd694'], { height: 400 }),
    glow(1120, 380, 420, '#fff0b8', 0.8),
    wash(['#f2a888', '#6a7cae', '#3c5a94'], { y: 376, height: 120 }),
    place(farDhow(), { x: 360, y: 392, metre: 13, shadow: false, flat: '#3a2a66' }),
    place(farDhow(), { x: 520, y: 386, metre: 8, shadow: false, flat: '#4a3672', flip: true }),
    // A minaret, and the cathedral's spire beyond the roofs.
    cut(
      '#4a3680',
      '196,470,1 196,300,1 186,296,1 190,280,1 200,270,1 212,190,1 222,172,1 232,190,1 244,270,1 254,280,1 258,296,1 248,300,1 248,470,1',
    ),
    cut(
      '#f0927c',
      '236,470,1 236,300,1 230,190,1 222,172,1 232,190,1 244,270,1 254,280,1 258,296,1 248,300,1 248,470,1',
    ),
    cut('#43317a', '640,470,1 640,330,1 662,300,1 668,214,1 674,300,1 696,330,1 696,470,1'),
    cut('#e08078', '680,470,1 680,332,1 671,300,1 668,214,1 674,300,1 696,330,1 696,470,1'),
    wash(['#54408a', '#33246a', '#1c1248'], { y: 452, height: 300 }),
    ...tinRoofs(
      '20,432,50 130,420,36 330,430,44 250,446,34 430,418,34 520,436,50 620,446,36 730,420,40 830,440,50 950,416,40 1050,436,48 1160,420,50',
      600,
      {
        wall: '#5a4690',
        side: '#e88a86',
        roof: '#7e62a4',
        slope: '#ffb48a',
      },
    ),
    ...tinRoofs(
      '30,490,60 430,488,64 180,506,70 320,520,50 600,500,72 740,520,60 880,496,70 1030,516,60 1150,496,64',
      690,
      { wall: '#392870', side: '#c8606e', roof: '#563c84', slope: '#f98e76' },
      '160,540,16 210,540,16 400,520,15 590,540,16',
    ),
    ...tinRoofs(
      '-10,586,84 400,592,90 200,612,100 690,604,100 540,640,70 1010,590,96 860,630,80 1170,620,84',
      790,
      { wall: '#221750', side: '#9a4064', roof: '#3e2a6c', slope: '#e4705f' },
      '150,664,22 220,664,22 530,676,20',
    ),
    cut(
      '#1d1548',
      swift(330, 110, 6),
      swift(480, 200, 4),
      swift(120, 190, 4),
      swift(580, 110, 3),
      swift(400, 270, 2),
    ),
    // The parapet, its edge in the first light.
    wash(['#2c1c5a', '#180f3c'], { y: 740, height: 160 }),
    cut('#f59a78', '-20,722,1 1220,722,1 1220,780,1 -20,780,1'),
    cut('#c0606c', '-20,778,1 1220,778,1 1220,792,1 -20,792,1'),
    cut({ fill: '#1a0f3c', opacity: 0.6 }, '960,748,1 760,740 420,748 160,760,1 520,776 860,768'),
    cut(
      { fill: '#ffe8d0', opacity: 0.7 },
      limb(
        '440,650,3 414,600,7 456,550,8 420,490,6 440,430,0; 610,656,3 640,600,8 600,546,8 636,480,6 616,420,0',
      ),
    ),
    coffeeCup(440, 742, 1.04),
    coffeeCup(612, 750, 1.04),
    coffeePot(900, 752, 1.14),
  ),
];
