import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, spots, strata } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { rimWalkers } from '../../figures/people/rimWalkers.ts';
import { bananaStool } from '../../figures/plants/bananaStool.ts';
import { mistBowl, type BowlInks } from '../../land/mistBowl.ts';
import { light } from '../../light/light.ts';

const FAR: BowlInks = {
  slope: '#33386c',
  sunny: '#6c5480',
  wall: '#262c5c',
  lit: '#a8707c',
  mist: '#8c84b4',
  pale: '#d8b0bc',
  bright: '#f8d4c0',
};
const MID: BowlInks = {
  slope: '#22305e',
  sunny: '#5c4870',
  wall: '#182450',
  lit: '#b06c70',
  mist: '#8c88bc',
  pale: '#e4b8b8',
  bright: '#ffdcc0',
};
const NEAR: BowlInks = {
  slope: '#12224a',
  sunny: '#54405c',
  wall: '#0f1c40',
  lit: '#b8645c',
  mist: '#9090c4',
  pale: '#f0c0b4',
  bright: '#ffe8c8',
};
/** A crater that the sun has not reached yet. */
const ASLEEP: BowlInks = { ...MID, sunny: '#2c3464', lit: '#3c3c70', pale: '#9c88b8', bright: '#b898bc' };

/** The Rwenzori at first light, the sun on the right; its foot at y 0. */
const range: readonly Layer[] = [
  cut(
    '#343874',
    '-640,0,1 -420,-50 -300,-96,1 -250,-88 -190,-156,1 -150,-118 -120,-128 -50,-224,1 0,-160,1 20,-170 80,-262,1 140,-176,1 170,-190,1 230,-120 300,-110,1 400,-60 640,0,1',
  ),
  cut(
    '#6c64a4',
    '80,-262,1 84,-220 70,-190,1 92,-150 84,-120,1 60,-136,1 50,-104,1 36,-134,1 16,-166,1',
    '-50,-224,1 -56,-180,1 -40,-150 -36,-116,1 -60,-134,1 -70,-104,1 -90,-124,1 -120,-128,1',
  ),
  cut(
    '#ffb49c',
    '80,-262,1 110,-218 140,-176,1 152,-140,1 132,-124,1 136,-96,1 112,-112,1 100,-84,1 84,-120,1 92,-150 70,-190,1 84,-220',
    '-50,-224,1 -24,-188 0,-160,1 8,-120,1 -12,-132,1 -16,-98,1 -36,-116,1 -40,-150 -56,-180,1',
    '-190,-156,1 -150,-118 -140,-90,1 -160,-102,1 -168,-78,1 -184,-104,1 -196,-130,1',
    '170,-190,1 230,-120 240,-92,1 212,-104,1 200,-78,1 186,-110,1 174,-150,1',
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
    cut('#081228', limb('0,0,12 -90,24,20 -220,52,8'), limb('100,0,9 30,20,14 -60,40,6')),
    ...rimWalkers,
  );

/** The great view of the article on western Uganda: the craters by Fort Portal at sunrise, full of mist. */
export const postersWesternUganda: readonly Picture[] = poster('westernuganda', {
  light: light('dawn', 'uganda', 'right'),
  wide: [
    plan({ subject: [1300, 750, 700, 130], camera: 'above' }),
    strata(['#12164a', '#20225c', '#30306c', '#4c3c7c'], { height: 520, bands: 9 }),
    ...glowing(2240, 500, 1),
    moved({ x: 1560, y: 500, scale: 1.16 }, ...range),
    floor('#3c3c74', '-40,470 400,450 800,480 1200,474 1600,490 2000,470 2440,484'),
    mistBowl(1420, 532, 84, 11, FAR),
    mistBowl(1950, 522, 110, 13, FAR),
    floor('#2e3468', '-40,540 500,520 1000,550 1500,548 2000,556 2440,540'),
    mistBowl(1690, 580, 170, 25, FAR),
    mistBowl(2230, 600, 190, 30, FAR),
    floor('#20305e', '-40,610 600,600 1100,640 1500,640 2000,650 2440,630'),
    mistBowl(1280, 680, 230, 40, MID),
    mistBowl(640, 720, 210, 30, ASLEEP),
    cut('#ffc878', ...spots('1010,664 1030,668 2080,668', 5, 4)),
    floor('#162650', '-40,760 500,780 1000,760 1300,730 2440,760'),
    mistBowl(1740, 800, 520, 112, NEAR),
    walkers(1500, 912, 0.86),
    floor('#0a1634', '-40,900 400,890 800,900 1200,960 1500,1000 2440,1000'),
    ...bananas('90,950,190 300,930,150 470,980,210 700,960,130 860,1000,160'),
    ...bananas('2300,1020,230 2140,1040,170'),
  ],
  tall: [
    plan({ subject: [270, 1060, 560, 150], camera: 'above' }),
    strata(['#12164a', '#20225c', '#30306c', '#4c3c7c'], { height: 780, bands: 9 }),
    ...glowing(1060, 770, 0.8),
    moved({ x: 500, y: 770, scale: 0.76 }, ...range),
    floor('#3c3c74', '-40,750 300,740 600,760 1120,750'),
    mistBowl(180, 796, 80, 11, FAR),
    mistBowl(720, 790, 110, 13, FAR),
    floor('#2e3468', '-40,810 300,800 700,826 1120,810'),
    mistBowl(420, 850, 170, 26, FAR),
    mistBowl(960, 866, 150, 24, FAR),
    floor('#20305e', '-40,890 400,900 700,914 1120,900'),
    mistBowl(170, 960, 210, 42, MID),
    cut('#ffc878', ...spots('560,930 580,934', 5, 4)),
    floor('#162650', '-40,1040 300,1030 700,990 1120,1000'),
    mistBowl(590, 1120, 420, 120, NEAR),
    walkers(420, 1242, 0.9),
    floor('#0a1634', '-40,1280 200,1290 500,1330 800,1340 1120,1300'),
    ...bananas('50,1330,220 1050,1340,240'),
  ],
});
