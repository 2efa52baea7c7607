import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash, within } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { outline } from '../../drawing/brush.ts';
import { elephantInFile } from '../../figures/animals/elephantInFile.ts';
import { calfUnderMother } from '../../figures/placing/calfUnderMother.ts';
import {
  earOverhead,
  elephantOverhead,
  farLegs,
  headAndTrunk,
  tusk,
} from '../../figures/placing/elephantOverhead.ts';
import { BAOBAB } from '../../figures/plants/baobabShade.ts';
import { light } from '../../light/light.ts';

/** A bare baobab in three inks, the light from its left. */
const baobab = (ink: string, lit: string, shade: string): Layer =>
  within(
    ink,
    outline(BAOBAB[0]!) + BAOBAB[1]!,
    cut(lit, '-170,10,1 -110,-80 -96,-300 -60,-420 -130,-760,1 -400,-760,1 -400,10,1'),
    cut(shade, '60,10,1 40,-100 30,-300 70,-420 40,-560 100,-760,1 400,-760,1 400,10,1'),
  );

const farTree = baobab('#eab17c', '#fad39a', '#d99c78');
const nearTree = baobab('#dc8f5c', '#f8bd74', '#cb7f62');

/** Sky, hills and the far bank of the golden hour, moved down by `dy`. */
const evening = (dy: number): Layer[] => {
  const row = (text: string) => text.replace(/,(\d+)/g, (_, y: string) => `,${+y > 1 ? +y + dy : y}`);
  return [
    wash('#ffb55a'),
    floor('#ffc572', row('-40,150,1 300,150 430,118 1000,118 1120,90 2440,90,1')),
    floor('#ffd68e', row('-40,300,1 160,300 280,330 860,330 980,290 1700,290 1800,250 2440,250,1')),
    floor('#ffe6ae', row('-40,430,1 420,430 540,400 1240,400 1340,440 2440,440,1')),
    floor('#fff3cf', row('-40,530,1 260,530 360,552 1500,552 1600,530 2440,530,1')),
    floor('#eebb92', row('-40,600 200,560 460,586 760,540 1000,600 1300,580 1700,620 2000,570 2440,600')),
    cut(
      '#d79a86',
      row('760,556,1 860,560 1000,608 1300,590 1340,640,1 800,660,1 840,610'),
      row('190,568,1 330,570 460,594 600,580 640,660,1 240,660,1 270,610'),
    ),
    floor('#f0b268', row('-40,640 400,628 900,646 1500,630 2440,640')),
  ];
};

/** The river in its bends, the sand that lies in it, and the near bank. */
const river: readonly Layer[] = [
  cut('#e39350', '-40,676,1 300,668 760,686 1100,680 1700,690 2440,680,1 2440,820,1 -40,820,1'),
  cut(
    '#fff0c8',
    '-40,776,1 240,764 480,746 760,752 980,726 1160,716 1500,724 1900,714 2440,706,1 2440,900,1 -40,900,1',
  ),
  cut(
    '#93cdbe',
    '-40,788,1 240,776 480,760 780,764 1000,744 1200,734 1500,740 1900,734 2440,726,1 2440,900,1 -40,900,1',
  ),
  cut(
    '#57a5a6',
    '-40,822,1 200,806 420,800 740,790 900,776 1300,764 1800,778 2440,760,1 2440,900,1 -40,900,1',
  ),
  cut('#3b8590', '-40,850,1 300,838 700,826 1000,812 1300,806 1800,816 2440,800,1 2440,900,1 -40,900,1'),
  cut(
    '#fff0c8',
    '590,780,1 760,772 930,774,1 770,784',
    '120,812,1 260,802 420,802,1 270,816',
    '1640,750,1 1760,744 1900,748,1 1760,756',
  ),
  cut(
    '#eb9247',
    '-40,880,1 200,866 460,862 760,846 900,856 1100,868 1500,880 2440,860,1 2440,1100,1 -40,1100,1',
  ),
  cut('#cf6c31', '-40,946,1 300,926 620,906 900,900 1060,920 1300,936 2440,920,1 2440,1100,1 -40,1100,1'),
];

/** A cow and her calf under her belly, and the shade that they throw. */
const shade: readonly Layer[] = [
  cut(
    '#762c3a',
    '1250,962,1 1420,944 1640,950 1900,940 2440,930,1 2900,930,1 2900,1400,1 1900,1400,1 1640,1040',
  ),
  cut('#d9702f', '1612,958,1 1760,950 1980,952,1 2060,1000 2300,1060 2000,1040 1760,990'),
];
const family: readonly Layer[] = [
  ...shade,
  ...farLegs,
  moved({ x: 1796, y: 962, scale: 1 }, ...calfUnderMother),
  ...elephantOverhead,
  ...headAndTrunk,
  ...tusk,
  ...earOverhead,
];

/** Elephants on their way to the river, each at x, y with its size. */
const herd = (row: readonly (readonly [x: number, y: number, scale: number])[]): Layer[] =>
  row.map(([x, y, scale]) => moved({ x, y, scale, flip: true }, ...elephantInFile));

/** Tarangire: an elephant calf under its mother at the river, and the herd that comes down between the baobabs. */
export const postersTarangire: readonly Picture[] = poster('tarangire', {
  light: light('golden', 'tanzania', 'left'),
  wide: [
    plan({ subject: [1400, 0, 900, 460], camera: 'frame' }),
    ...evening(0),
    moved({ x: 1040, y: 664, scale: 0.3 }, farTree),
    moved({ x: 150, y: 660, scale: 0.22 }, farTree),
    moved({ x: 390, y: 660, scale: 0.16, flip: false }, farTree),
    ...river,
    moved({ x: 730, y: 716, scale: 0.52 }, nearTree),
    ...herd([
      [96, 714, 0.62],
      [236, 730, 0.9],
      [376, 742, 0.48],
      [516, 752, 1.2],
    ]),
    moved({ x: 232, y: 126, scale: 0.86 }, ...family),
  ],
  tall: [
    plan({ subject: [330, 620, 540, 280], camera: 'frame' }),
    ...evening(400),
    cut('#ffbe66', '-40,270,1 260,270 400,236 1120,236,1 1120,600,1 -40,600,1'),
    cut('#ffc572', '-40,420,1 140,420 300,446 700,446 840,412 1120,412,1 1120,640,1 -40,640,1'),
    cut('#ffce80', '-40,560,1 300,560 460,590 1120,590,1 1120,720,1 -40,720,1'),
    moved({ x: 1034, y: 1070, scale: 0.66 }, nearTree),
    moved({ x: 90, y: 1066, scale: 0.4 }, farTree),
    moved({ x: -900, y: 396, scale: 0.98 }, ...river),
    moved({ x: -590, y: 680, scale: 0.63 }, ...family),
  ],
});
