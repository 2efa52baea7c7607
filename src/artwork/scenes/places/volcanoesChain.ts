import { cut, floor, inked, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { tiptoeing } from '../../figures/people/hushedFile.ts';
import { lavaWall } from '../../land/lavaWall.ts';
import { treeline } from '../../land/treeline.ts';
import { light } from '../../light/light.ts';

const [SKY, SILVER, FAR, FUR, LIT, NIGHT] = [
  '#f0dcae',
  '#fbf6e6',
  '#a3b4d0',
  '#243068',
  '#5468a8',
  '#121a3e',
];

/** A silverback asleep, his chin on his arm: crest, nape, shoulder, saddle and rump; throat, jaw, muzzle, nose, brow. */
const SLEEPER =
  '404,112,1 450,116 496,150 540,190 600,204 660,202 700,216,1 740,300 796,372,1 776,380 806,390 886,392,1 856,400 846,414 886,418 1016,420,1 986,432 996,444 1046,450 1260,452,1 1260,760,1 -60,760,1 -40,640,1 0,612 50,596 110,592 172,606,1 150,592 136,578 132,562,1 118,552 106,534 104,510 108,490,1 96,470 98,446 114,430 140,416 164,396 186,372 206,350,1 184,338 180,318 196,298 222,284 244,250 278,196 334,136';
/** The mist that is the silver of his back. */
const SADDLE =
  '690,208,1 740,240 800,276 880,292 960,268 1050,250 1130,262 1200,310 1260,400,1 1260,500,1 860,480,1 720,380,1';

/** The chain of the Virunga, and one more mountain that breathes. */
export const volcanoesChain: readonly Picture[] = [
  picture(
    'places/volcanoes-1',
    light('mist', 'rwanda', 'left'),
    plan({ subject: [150, 130, 700, 470], camera: 'wide' }),
    wash(SKY),
    // Karisimbi; Sabyinyo's teeth, flat Gahinga, Muhabura.
    cut(
      FAR,
      '-60,700,1 -40,420 20,330 50,296,1 76,294,1 110,340 200,460 300,700,1',
      '560,500,1 690,300 734,190 750,180,1 770,184,1 790,110,1 812,136,1 824,126,1 846,158,1 872,70,1 896,122,1 906,112,1 926,166,1 950,176,1 980,230 1060,360 1200,500,1',
      '1040,500,1 1100,290 1150,210 1184,160,1 1196,152 1220,154 1232,160,1 1260,200,1 1260,500,1',
    ),
    cut(SILVER, SADDLE),
    within(
      FUR,
      SLEEPER,
      // Brow, muzzle and cheek in the light.
      cut(
        LIT,
        '404,112,1 334,136 278,196 244,250 222,284 196,298 170,318 170,338 206,350,1 236,322 276,322 306,334,1 296,290 312,220 350,160',
        '206,350,1 186,372 164,396 140,416 100,430 90,480 108,490,1 150,474 190,486 214,510,1 226,470 216,430 224,390',
      ),
      cut(
        NIGHT,
        '110,470,1 118,450 140,444 152,456 140,474 122,480',
        '440,420,1 470,520 430,600 340,680 100,700,1 172,606,1 290,606 380,540',
      ),
    ),
    inked(NIGHT, 7, '132,562 190,544 246,556'),
    inked(LIT, 8, '246,386 276,400 310,378'),
    cut(LIT, '452,352,1 452,330 468,322 482,330 486,352 476,376 462,384,1 464,364'),
    cut('#1b2554', `-40,900,1 ${treeline('-40,640 160,650 400,650 640,636 1240,590', 19)} 1240,900,1`),
    cut(NIGHT, `-40,900,1 ${treeline('-40,664 200,668 500,664 800,654 1240,636', 14)} 1240,900,1`),
    lavaWall({
      top: '-60,700 200,692 420,700 700,688 900,694 1260,678',
      foot: 742,
      gap: NIGHT,
      tones: ['#4c4a66', '#5c5872', '#3d3d5c'],
      stone: 50,
    }),
    floor('#cfd283', '-40,752 300,736 640,744 1240,722'),
    floor('#c05a34', '-40,884 300,856 700,850 1240,812'),
    floor('#86a85c', '-40,926 300,900 700,892 1240,858'),
    // Their shadows run away from the low sun.
    cut(
      '#8f3d28',
      ...[556, 668, 760, 886, 990, 1104].map((x, at) => {
        const y = [876, 872, 868, 862, 856, 848][at]!;
        return `${x - 24},${y},1 ${x + 30},${y - 6},1 ${x + 120},${y - 22} ${x + 140},${y - 14} ${x + 110},${y - 4}`;
      }),
    ),
    tiptoeing({
      x: 556,
      y: 876,
      flip: true,
      hush: true,
      coat: '#4d6b3a',
      hat: '#2f4a2a',
      legs: '#3b5230',
      lift: 0,
    }),
    tiptoeing({
      x: 668,
      y: 872,
      coat: '#e0402c',
      hat: '#f6f0dc',
      legs: '#5b4a44',
      lift: 16,
      stoop: 7,
      stick: '-30,-84 -40,-2',
    }),
    tiptoeing({
      x: 760,
      y: 868,
      scale: 0.92,
      coat: '#e8b93c',
      hat: '#8e2f24',
      legs: '#6b5a48',
      lift: 4,
      stoop: 4,
      pack: '#8e2f24',
      load: '6,-108,1 26,-104 32,-84 26,-62 10,-62,1',
    }),
    tiptoeing({
      x: 886,
      y: 862,
      scale: 1.06,
      coat: '#f3ead4',
      hat: '#7a6a4a',
      legs: '#3d4a6a',
      lift: 10,
      stoop: 6,
    }),
    tiptoeing({
      x: 990,
      y: 856,
      scale: 0.96,
      coat: '#3a7a96',
      hat: '#e8b93c',
      legs: '#54463c',
      lift: 0,
      stoop: 9,
      stick: '-30,-84 -42,-2',
    }),
    tiptoeing({
      x: 1104,
      y: 848,
      coat: '#31499c',
      hat: '#31499c',
      legs: '#2b3f86',
      lift: 12,
      stoop: 5,
      pack: '#c8642e',
      load: '4,-104,1 4,-134 34,-136 42,-104 36,-64 14,-60,1',
    }),
  ),
];
