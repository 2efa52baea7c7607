import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, strata, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';
import { gumbootOnPeg, type BootInks } from '../../figures/objects/gumbootOnPeg.ts';
import { leanerOnRail } from '../../figures/people/leanerOnRail.ts';
import { light } from '../../light/light.ts';

const GREEN: BootInks = {
  rubber: '#27584e',
  lit: '#f0b058',
  shade: '#153440',
  sole: '#12122a',
  band: '#c89c64',
};
const BLACK: BootInks = {
  rubber: '#2a2850',
  lit: '#f0a058',
  shade: '#181638',
  sole: '#0e0c22',
  band: '#a83838',
};

/** A sock on the line, its toe to the right, hung by its cuff at the origin: wool and stripes, the lamp on its left. */
const sock = (wool: string, stripe: string): readonly Layer[] => [
  within(
    wool,
    '-22,-6,1 22,-6,1 20,60 26,88 56,104 70,118 62,134,1 20,138 -14,130 -24,106 -22,56',
    cut(stripe, box(-40, 8, 90, 12), box(-40, 30, 90, 6), '46,90,1 90,90,1 90,150,1 40,150,1'),
    cut('#f0a458', '-30,-10,1 -12,-10,1 -12,60 -14,100 4,140,1 -40,140,1'),
  ),
  cut('#f8c878', box(-15, -14, 6, 18), box(10, -14, 6, 18)),
];

/** The crowns of a forest along a ridge, from `x` to `to`, each about `wide`; here and there one stands out. */
const crowns =
  (fill: string, y: number, x: number, to: number, wide: number): Layer =>
  (canvas) => {
    const chance = canvas.random('crowns');
    const row = [`${x},${y}`];
    for (let at = x; at < to;) {
      at += wide * chance.between(0.4, 1.3);
      row.push(
        `${Math.round(at)},${Math.round(y - wide * (chance.next() < 0.2 ? 0.9 : chance.between(-0.1, 0.3)))}`,
      );
    }
    canvas.path(lobes(row.join(' '), 0.62, `${to + wide * 2},${y + 90} ${x},${y + 90}`), { fill });
  };

/** Evening on the veranda of the hut on the hike: gumboots dry on the rail, and the cloud has left the peaks. */
export const moonHikeVeranda: readonly Picture[] = [
  picture(
    'packages/mountainsofthemoonhike-3',
    light('dusk', 'uganda', 'left'),
    plan({ subject: [480, 240, 230, 150], camera: 'frame' }),
    strata(['#1c2258', '#2c2e6c', '#4c3c80', '#7c5490'], { height: 500, bands: 8 }),
    // The peaks, one range: the rock, its snow, and what the last sun strikes.
    cut(
      '#4a4488',
      '100,500,1 220,440 300,410,1 350,372,1 384,386,1 440,330,1 470,346,1 520,262,1 552,300,1 612,196,1 652,262,1 690,240,1 724,304,1 760,290,1 806,352,1 836,364,1 880,400 1000,440 1100,500,1',
    ),
    cut(
      '#9c7cb8',
      '350,372,1 384,386,1 440,330,1 470,346,1 520,262,1 552,300,1 612,196,1 652,262,1 690,240,1 724,304,1 760,290,1 806,352,1 830,362,1 812,376,1 800,372,1 786,408,1 764,376,1 740,420,1 716,384,1 694,428,1 664,392,1 640,424,1 616,390,1 590,432,1 566,396,1 536,424,1 516,392,1 486,416,1 462,384,1 436,408,1 418,386,1 390,404,1 372,388,1 340,392,1',
    ),
    cut(
      '#ff9c8c',
      '350,372,1 362,377,1 352,392,1 340,392,1',
      '440,330,1 456,338,1 446,362,1 452,384,1 436,408,1 418,386,1 390,404,1 384,386,1',
      '520,262,1 538,284,1 522,322,1 534,360,1 516,392,1 486,416,1 462,384,1 470,346,1',
      '612,196,1 634,232,1 616,284,1 632,330,1 612,370,1 616,390,1 590,432,1 566,396,1 552,300,1',
      '690,240,1 708,274,1 692,316,1 704,356,1 688,396,1 664,392,1 652,262,1',
      '760,290,1 778,316,1 766,346,1 772,372,1 764,376,1 740,420,1 724,304,1',
    ),
    cut(
      '#ffd4ac',
      '612,196,1 614,236,1 592,276,1 598,316,1 574,352,1 566,396,1 552,300,1',
      '520,262,1 520,300,1 496,332,1 494,366,1 476,400,1 462,384,1 470,346,1',
      '690,240,1 688,282,1 672,320,1 676,360,1 664,392,1 652,262,1',
    ),
    // Cloud that lies below them, and the ridges of the forest.
    cut(
      '#9c6c9c',
      '-40,450,1 60,444 160,424 300,440 380,420 480,436 560,424 700,440 840,414 1000,430 1100,418 1240,436,1 1240,540,1 -40,540,1',
    ),
    cut('#c88ca4', '200,452,1 330,440 420,444 520,436 640,446 760,440 860,450,1 700,462 460,458'),
    floor('#5c5690', '-40,486 140,470 320,484 480,474 640,490 820,466 1000,480 1240,460'),
    floor('#8878a4', '-40,530 160,520 400,536 640,520 900,534 1240,516'),
    floor('#303c70', '-40,540 120,516 300,548 520,550 760,530 980,500 1240,530'),
    crowns('#303c70', 546, -20, 1240, 44),
    floor('#1a2650', '-40,600 240,590 520,616 800,590 1240,560'),
    crowns('#1a2650', 606, -20, 1240, 76),
    // Line and socks.
    inked('#10122c', 3, '-40,104 380,186 700,170 1150,112'),
    ...[
      [150, 138, 6],
      [228, 149, -3],
      [308, 158, 4],
    ].map(([x, y, turn], at) =>
      moved(
        { x: x!, y: y!, turn: turn! },
        ...(at === 2 ? sock('#7c2838', '#d8a878') : sock('#34306c', '#7c4468')),
      ),
    ),
    // Slats, rail, boots.
    cut(
      '#121634',
      ...[30, 150, 272, 390, 512, 630, 754, 1010, 1090].map((x, at) => box(x + (at % 3) * 6, 690, 40, 260)),
    ),
    cut(
      '#c8642c',
      ...[30, 150, 272, 390, 512, 630, 754].map((x, at) => box(x + (at % 3) * 6, 690, 12 - at, 260)),
    ),
    ...[
      [566, 8, 0.78],
      [470, -4, 0.82],
      [274, 7, 0.98],
      [142, -4, 1.02],
    ].map(([x, turn, scale], at) =>
      moved({ x: x!, y: 634, turn: turn!, scale: scale! }, ...gumbootOnPeg(at < 2 ? BLACK : GREEN)),
    ),
    cut('#a8582c', '-40,660,1 1240,650,1 1240,676,1 -40,694,1'),
    cut('#ffc468', '-40,656,1 700,651,1 700,657,1 -40,668,1'),
    cut('#100e28', '-40,694,1 1240,676,1 1240,690,1 -40,716,1'),
    // One of them still drips.
    cut('#fff2c8', disc(262, 662, 30, 4)),
    cut('#a8c0d8', '262,672,1 270,690 262,700 254,690', '262,728,1 269,742 262,750 255,742'),
    // A pack leans below.
    cut('#16183c', '232,940,1 228,840 246,776 300,756 372,764 410,800 424,860 420,940,1'),
    cut('#c8643a', '232,940,1 228,840 246,776 290,758,1 268,800 262,870 266,940,1'),
    cut('#7c2838', '224,760,1 226,724 262,716 380,722 410,740 406,772,1 320,780'),
    cut('#f0a458', '224,760,1 226,724 254,717,1 248,740 252,770,1'),
    cut('#2c2c5c', '300,840,1 390,846,1 386,940,1 296,940,1'),
    // His mug steams.
    cut('#d8a0a0', limb('722,492,3 710,462,7 728,430,8 716,396,7 730,356,0')),
    moved({ x: 926, y: 656, scale: 1.06 }, ...leanerOnRail),
    // The post and the eaves of the hut.
    cut('#0e1030', '1128,-20,1 1240,-20,1 1240,920,1 1124,920,1'),
    cut('#a8582c', '1128,-20,1 1138,-20,1 1136,920,1 1124,920,1'),
    cut('#0e1030', '-40,-40,1 1240,-40,1 1240,50,1 -40,90,1'),
    cut('#7c3c34', '-40,68,1 1128,53,1 -40,92,1'),
    // The lamp behind the window's edge.
    cut('#ffd88c', '-40,120,1 44,150,1 44,600,1 -40,640,1'),
    cut('#fff2c8', '-40,420,1 20,420,1 14,560,1 -40,590,1'),
    cut('#5c2c28', '-40,350,1 44,356,1 44,370,1 -40,366,1', '44,60,1 80,58,1 80,920,1 44,920,1'),
    cut('#e89c58', '44,60,1 54,60,1 54,920,1 44,920,1'),
  ),
];
