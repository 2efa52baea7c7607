import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, spots, strata } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { rimWalkers } from '../../figures/people/rimWalkers.ts';
import { bananaPlant } from '../../figures/plants/bananaPlant.ts';
import { bananaStool } from '../../figures/plants/bananaStool.ts';
import { craterLake, type CraterInks } from '../../land/craterLake.ts';
import { light } from '../../light/light.ts';

const FAR: CraterInks = {
  slope: '#383c74',
  flank: '#74588a',
  lip: '#54508a',
  near: '#2a2e62',
  wall: '#34346c',
  half: '#6c5484',
  lit: '#c88088',
  water: '#7c74ac',
  pale: '#d0a8bc',
  bright: '#f8d4c0',
};
const MID: CraterInks = {
  slope: '#26346a',
  flank: '#684c78',
  lip: '#3a4480',
  near: '#182452',
  wall: '#26305f',
  half: '#604870',
  lit: '#c4706c',
  water: '#7870ac',
  pale: '#e0b0b4',
  bright: '#ffdcc0',
};
const NEAR: CraterInks = {
  slope: '#14244e',
  flank: '#5c4060',
  lip: '#303a70',
  near: '#0c1838',
  wall: '#1a264e',
  half: '#54405e',
  lit: '#c4645a',
  water: '#7c78b4',
  pale: '#f0bcb0',
  bright: '#ffe8c8',
};
/** A crater that the sun has not reached yet. */
const ASLEEP: CraterInks = {
  ...MID,
  slope: '#1e2c5e',
  flank: '#2c3468',
  lip: '#343c74',
  half: '#303464',
  lit: '#443e72',
  water: '#5c5c98',
  pale: '#8c7cac',
  bright: '#a890b8',
};

/** The Rwenzori at first light, the sun on the right; its foot at y 0. */
const range: readonly Layer[] = [
  cut(
    '#343874',
    '-640,0,1 -420,-50 -300,-96,1 -250,-88 -190,-156,1 -150,-118 -120,-128 -50,-224,1 0,-160,1 20,-170 80,-262,1 140,-176,1 170,-190,1 230,-120 300,-110,1 400,-60 640,0,1',
  ),
  cut(
    '#6c64a4',
    '-236,-100,1 -190,-156,1 -150,-118,1 -120,-128,1 -50,-224,1 0,-160,1 20,-172,1 80,-262,1 140,-176,1 170,-190,1 230,-120,1 270,-110,1 240,-80,1 216,-104,1 196,-66,1 170,-112,1 150,-74,1 128,-110,1 100,-60,1 76,-104,1 52,-66,1 30,-108,1 0,-72,1 -24,-104,1 -50,-66,1 -76,-106,1 -104,-82,1 -130,-108,1 -160,-80,1 -190,-114,1',
  ),
  cut(
    '#ffb49c',
    '-190,-156,1 -150,-118,1 -136,-122,1 -144,-100,1 -160,-80,1 -178,-100,1 -182,-130,1',
    '-50,-224,1 0,-160,1 8,-130,1 -4,-104,1 0,-72,1 -24,-104,1 -38,-84,1 -34,-130,1 -54,-176,1',
    '80,-262,1 140,-176,1 150,-140,1 136,-116,1 128,-110,1 100,-60,1 90,-100,1 104,-140,1 76,-190,1 88,-226,1',
    '170,-190,1 230,-120,1 270,-110,1 240,-80,1 216,-104,1 196,-66,1 184,-110,1 190,-146,1 168,-166,1',
  ),
  cut(
    '#ffd4b4',
    '80,-262,1 140,-176,1 146,-154,1 122,-176,1 96,-220,1',
    '-50,-224,1 0,-160,1 4,-144,1 -22,-170,1',
  ),
  // Cloud that is left at its foot.
  cut('#5c5090', '-300,-40,1 -120,-56 60,-44 240,-62 380,-50 520,-40,1 320,-30 100,-34 -100,-28'),
];

/** Banana plants at `x,y,size` in hundredths, dark before the morning. */
const bananas = (row: string): Layer[] =>
  points(row).map(([x, y, size], at) =>
    moved(
      { x, y, scale: size / 100, flip: at % 2 === 1 },
      ...bananaStool({ stem: '#0a1430', shade: '#0a1634', lit: '#1a2c54' }),
    ),
  );

/** Banana plants close to us, dark, the rim of their stems in the first sun: at `x,y,height`. */
const bananasNear = (row: string): Layer[] =>
  points(row).flatMap(([x, y, high], at) =>
    bananaPlant(x, y, high, at * 4 + 3, ['#0a1430', '#132450', '#0a1634', '#c8705c']),
  );

/** The glow before the sun, about (x, y). */
const glowing = (x: number, y: number, size: number): Layer[] =>
  [
    ['#54407c', 1000, 220],
    ['#8c5080', 800, 130],
    ['#d87880', 620, 76],
    ['#ffb088', 420, 38],
  ].map(([ink, wide, high]) => {
    const [w, h] = [Number(wide) * size, Number(high) * size];
    return cut(
      String(ink),
      `${x - w},${y},1 ${x - w * 0.6},${y - h * 0.3} ${x - w * 0.4},${y - h * 0.8} ${x},${y - h} ${x + w * 0.4},${y - h * 0.9} ${x + w},${y - h * 0.3},1 ${x + w},${y},1`,
    );
  });

/** Those who walk on a rim at (x, y), and their shadows, which fall towards us. */
const walkers = (x: number, y: number, scale: number): Layer =>
  moved(
    { x, y, scale },
    cut('#081228', limb('30,-2,0 -60,10,16 -180,26,17 -250,36,0'), limb('120,-2,0 40,8,11 -40,18,0')),
    ...rimWalkers,
  );

/** The great view of the article on western Uganda: the craters by Fort Portal at sunrise, each with its lake. */
export const postersWesternUganda: readonly Picture[] = poster('westernuganda', {
  light: light('dawn', 'uganda', 'right'),
  wide: [
    plan({ subject: [1450, 800, 620, 100], camera: 'above' }),
    strata(['#12164a', '#20225c', '#30306c', '#4c3c7c'], { height: 520, bands: 9 }),
    ...glowing(2240, 500, 1),
    moved({ x: 1560, y: 500, scale: 1.16 }, ...range),
    floor('#3c3c74', '-40,470 400,450 800,480 1200,474 1600,490 2000,470 2440,484'),
    craterLake(1400, 536, 84, 16, FAR),
    craterLake(1930, 528, 120, 20, FAR),
    floor('#2e3468', '-40,556 500,540 1000,566 1500,560 2000,566 2440,550'),
    craterLake(2210, 590, 180, 34, FAR),
    craterLake(1650, 596, 190, 36, FAR),
    floor('#20305e', '-40,640 600,630 1100,660 1500,660 2000,670 2440,650'),
    craterLake(640, 730, 220, 42, ASLEEP),
    craterLake(1240, 700, 240, 52, MID),
    cut('#ffc878', ...spots('930,664 950,668 2120,690', 5, 4)),
    floor('#162650', '-40,800 500,810 1000,790 1300,770 2440,780'),
    craterLake(1770, 800, 470, 128, NEAR),
    floor('#0e1c42', '-40,920 400,930 900,910 1300,930 1560,932 1900,948 2440,930'),
    walkers(1560, 938, 1.2),
    floor('#0a1634', '-40,900 400,890 800,910 1200,970 1500,1000 2440,1000'),
    ...bananas('90,950,190 300,930,150 470,980,210 700,960,130 860,1000,160'),
    ...bananasNear('2120,1060,300 2300,1080,430'),
  ],
  tall: [
    plan({ subject: [340, 1110, 560, 110], camera: 'above' }),
    strata(['#12164a', '#20225c', '#30306c', '#4c3c7c'], { height: 780, bands: 9 }),
    ...glowing(1060, 770, 0.8),
    moved({ x: 500, y: 770, scale: 0.76 }, ...range),
    floor('#3c3c74', '-40,750 300,740 600,760 1120,750'),
    craterLake(180, 800, 90, 17, FAR),
    craterLake(720, 794, 120, 20, FAR),
    floor('#2e3468', '-40,820 300,812 700,836 1120,820'),
    craterLake(960, 874, 170, 34, FAR),
    craterLake(470, 862, 180, 36, FAR),
    floor('#20305e', '-40,910 400,920 700,930 1120,920'),
    craterLake(130, 968, 220, 50, MID),
    cut('#ffc878', ...spots('560,940 580,944', 5, 4)),
    floor('#162650', '-40,1060 300,1050 700,1020 1120,1030'),
    craterLake(620, 1116, 400, 134, NEAR),
    floor('#0e1c42', '-40,1270 300,1262 600,1272 1120,1250'),
    walkers(470, 1276, 1.26),
    floor('#0a1634', '-40,1320 200,1326 500,1340 800,1346 1120,1320'),
    ...bananas('40,1350,200'),
    ...bananasNear('1050,1400,380'),
  ],
});
