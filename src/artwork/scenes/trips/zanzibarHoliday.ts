import { cut, floor, inked, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { outrigger } from '../../figures/boats/outrigger.ts';
import { walker } from '../../figures/people/walker.ts';
import { leaningPalm, womanOnSwing } from '../../figures/placing/palmSwing.ts';
import { place } from '../../figures/placing/place.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky, sun } from '../../sky/skies.ts';
import { beach } from '../../water/shore.ts';
import { tealSea } from '../../water/tealSea.ts';
import { ripples } from '../../water/water.ts';

/** The beach holiday on Zanzibar, on land. */
export const zanzibarHoliday: readonly Picture[] = [
  picture(
    'packages/zanzibarbeachholiday-1',
    light('noon', 'zanzibar', 'right'),
    plan({ subject: [570, 570, 310, 190], camera: 'below' }),
    wash(['#1581b4', '#5cc0d4', '#d6f2e4', '#fff3d8'], { height: 520 }),
    cumulus({ x: 250, y: 506, width: 420, height: 130, depth: 0.4 }),
    wash(['#1a9cb6', '#48ccca', '#a2eedc', '#d8faec'], { y: 506, height: 400 }),
    inked('#e8fff6', 5, '640,524 860,520 1220,526'),
    place(outrigger(), {
      x: 1136,
      y: 540,
      metre: 15,
      shadow: false,
      coat: { pale: '#fff8ea', lit: '#e8503a' },
    }),
    ripples({ y: 540, to: 760, count: 40 }),
    cut({ fill: '#138a98', opacity: 0.5 }, '560,760,1 700,744 860,742 1040,736,1 900,760 760,776 640,776'),
    beach({ shore: '-20,800 240,822 560,850 900,838 1220,800' }),
    ...leaningPalm,
    ...womanOnSwing,
  ),
  picture(
    'packages/zanzibarbeachholiday-4',
    light('sunset', 'zanzibar', 'behind-left'),
    plan({ subject: [240, 300, 520, 260], camera: 'back' }),
    sky({ horizon: 570, stops: ['#33205c', '#8a3560', '#e4654e', '#ffb866'] }),
    sun({ x: 500, y: 540, r: 270, glow: 0 }),
    cut('#f0784e', '-40,244,1 200,236 420,226 560,234,1 360,252 160,262 -40,266,1'),
    cut(
      '#c04a58',
      '760,150,1 940,132 1240,126,1 1240,158,1 1020,166 880,160',
      '-40,110,1 160,100 380,108,1 180,126 -40,136,1',
    ),
    tealSea({ horizon: 570, to: 960 }),
    // The sun's way over the water: broad under the disc, broken towards the shore.
    cut(
      '#ffd08a',
      ...[
        [580, 250, 250],
        [600, 320, 190],
        [620, 290, 206],
        [642, 370, 140],
        [664, 340, 150],
        [688, 400, 96],
        [714, 380, 110],
      ].map(([y = 0, from = 0, half = 0]) => {
        const to = from + half * 2;
        return `${from},${y},1 ${from + half * 0.7},${y - 11} ${to},${y},1 ${from + half * 1.2},${y + 11}`;
      }),
    ),
    place(outrigger(), { x: 1000, y: 672, metre: 34, depth: 0.2, coat: { pale: '#f0784e', lit: '#a83c44' } }),
    // Wet sand gives the sky back; two come home along it.
    floor('#d8707a', '0,744 400,756 800,772 1200,736'),
    floor('#8a3a5c', '0,800 400,816 800,838 1200,806'),
    floor('#4a1f40', '0,872 500,884 1200,862'),
    place(walker(), {
      x: 384,
      y: 852,
      metre: 242,
      depth: 0.06,
      coat: { accent: '#c23a34', body: '#e8862c', shade: '#8a3040', lit: '#6b4028', pale: '#ffe0a8' },
    }),
    place(walker('umbrella'), {
      x: 640,
      y: 838,
      metre: 228,
      depth: 0.06,
      coat: {
        body: '#1b5a7a',
        shade: '#123a5c',
        lit: '#5f3a28',
        dark: '#2a1424',
        accent: '#f0603a',
        pale: '#ffe0a8',
      },
    }),
  ),
];
