import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { random } from '../../canvas/random.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { napOnRopeBed } from '../../figures/people/napOnRopeBed.ts';
import { light } from '../../light/light.ts';

const [SHADE, DARK, DEEPEST] = ['#827fc0', '#3c3470', '#282252'];

/** The lower edge of a thatch of palm leaves: blades of uneven length. */
const thatch = (foot: number, long: number, step: number): string[] => {
  const chance = random(`thatch ${foot}`);
  return Array.from({ length: Math.ceil(1280 / step) }, (_, at) => {
    const x = -40 + at * step + chance.between(-6, 6);
    const tip = foot + long * chance.between(0.3, 1) + 20 * Math.sin(x / 190);
    const lean = chance.between(-14, 10);
    return `${Math.round(x)},-20,1 ${Math.round(x + step * 1.5)},-20,1 ${Math.round(x + step * 1.2)},${Math.round(foot)} ${Math.round(x + step * 0.7 + lean)},${Math.round(tip)},1 ${Math.round(x)},${Math.round(foot)}`;
  });
};

/** An outrigger canoe that the tide has left, its foot at y 0. */
const stranded: readonly Layer[] = [
  cut(
    '#2c3c6c',
    '-70,-12,1 70,-16,1 58,2 -56,4',
    limb('6,-10,2 -6,-104,1'),
    limb('-40,-70,2 44,-112,1'),
    limb('-58,6,2 0,4,2 60,4,2'),
  ),
  cut('#8ab8b0', '-60,4,1 60,4,1 10,15,1 -130,16,1'),
];

/** Two who walk out to the water's edge, their feet at y 0. */
const strollers: readonly Layer[] = [
  cut('#d2a684', limb('-8,2,5 -44,13,5 -70,20,3'), limb('24,2,5 -12,14,5 -38,22,3')),
  // He, a step ahead, his weight on the front foot.
  cut('#5c2f34', limb('18,-34,5 14,-16,4 6,-1,3'), limb('22,-34,5 27,-16,4 30,0,3'), disc(23, -78, 6, 7)),
  cut('#2c4c80', '12,-44,1 32,-44,1 33,-22,1 24,-24,1 21,-30,1 18,-22,1 11,-24,1'),
  cut('#fffaf0', '15,-68 22,-71 31,-68 34,-56 32,-42,1 13,-42,1 13,-56'),
  cut('#5c2f34', limb('14,-66,3 8,-54,3 4,-44,2')),
  // She holds his hand, a long dress, a hat.
  cut('#f0523f', '-12,-64 -5,-67 3,-64 4,-50 10,-10,1 -20,-8,1 -12,-48'),
  cut('#a82c48', '-12,-64 -6,-66,1 -8,-48 -10,-9,1 -20,-8,1 -12,-48'),
  cut('#5c2f34', limb('-4,-10,3 -2,0,3'), limb('2,-62,3 5,-50,3 4,-43,2'), disc(-4, -72, 5, 6)),
  cut('#f2b65a', '-16,-74,1 -10,-78 -4,-84 4,-78 10,-73,1 -4,-76'),
];

/** The free days for the week on Zanzibar: the beach, from the shade in which somebody sleeps. */
export const zanzibarHolidayNap: readonly Picture[] = [
  picture(
    'packages/zanzibarbeachholiday-5',
    light('noon', 'zanzibar', 'behind'),
    plan({ subject: [280, 640, 620, 60], camera: 'frame' }),
    strata(['#7cc8e0', '#b4e4e4', '#f0f6dc'], { height: 400, bands: 6 }),
    // Clouds over the mainland.
    cut(
      '#fffdf0',
      '-40,392,1 -40,350 60,330 120,352 200,318 290,346 380,340 430,372 520,384,1',
      '760,392,1 820,364 900,370 960,340 1060,352 1110,330 1240,352 1240,392,1',
    ),
    // The sea: the deep, the surf on the reef, the lagoon.
    cut('#175a94', box(0, 390, 1200, 22)),
    floor('#2aa6b8', '-40,418 300,420 700,418 1240,416'),
    cut(
      '#fffdf0',
      '-40,412,1 1240,409,1 1240,420 900,417 700,423 400,417 200,423 -40,419',
      limb('120,430,0 220,428,3 330,431,0'),
      limb('640,430,0 760,428,3 850,430,0'),
    ),
    floor('#52c8c4', '-40,450 240,444 560,456 900,446 1240,452'),
    floor('#8ce0d0', '-40,492 200,500 460,486 700,496 980,482 1240,490'),
    cut(
      '#e8ecc4',
      '300,510 520,496 760,506 900,520 700,530 420,526',
      limb('40,470,0 160,466,6 300,472,0'),
      limb('880,470,0 1040,464,6 1180,468,0'),
    ),
    floor('#fff8e4', '-40,560 180,540 420,548 700,534 960,544 1240,528'),
    floor('#fdeccb', '-40,574 180,552 420,562 700,548 960,560 1240,542'),
    moved({ x: 236, y: 512 }, ...stranded),
    moved({ x: 846, y: 570, scale: 1.05 }, ...strollers),
    // A palm out in the sun, and its shadow that comes to us.
    cut('#d8a888', limb('1010,640,16 900,676,14 760,706,13 560,760,12')),
    cut('#7a4a58', limb('1004,646,26 1030,560,18 1080,400,14 1150,200,12 1230,20,12')),
    cut('#f4c088', limb('990,640,6 1016,556,6 1068,398,5 1138,200,4 1218,20,4')),
    cut('#fdeccb', '930,668,1 968,634 990,640 1010,630 1034,642 1056,640 1090,668,1'),
    cut('#e2b795', '930,668,1 990,652 1040,656 1090,668,1'),
    // The edge of the shade.
    floor(
      SHADE,
      '-40,720 60,700 150,726 240,704 340,730 430,712 540,738 640,716 740,736 850,708 950,730 1060,700 1150,716 1240,690',
    ),
    cut(
      '#f3c79c',
      disc(120, 800, 30, 7),
      disc(186, 838, 18, 5),
      disc(980, 790, 26, 6),
      disc(1070, 836, 34, 8),
      disc(1010, 866, 14, 4),
      disc(80, 868, 20, 5),
    ),
    cut('#5c56a0', disc(600, 856, 430, 24)),
    moved({ x: 600, y: 850, scale: 1.14 }, ...napOnRopeBed),
    // The post and the roof of palm leaves.
    cut(DARK, limb('120,960,30 112,600,24 120,300,24 104,-20,26')),
    cut('#8c84c0', limb('140,940,4 134,600,4 142,300,4 128,100,3')),
    cut('#5a5294', ...thatch(120, 90, 34)),
    cut(DARK, ...thatch(80, 90, 30)),
    cut(DEEPEST, ...thatch(30, 76, 38)),
  ),
];
