import { cut, floor, inked, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { dhow, farDhow } from '../../figures/boats/dhow.ts';
import { outrigger } from '../../figures/boats/outrigger.ts';
import { walker } from '../../figures/people/walker.ts';
import { womanInDoor } from '../../figures/people/womanInDoor.ts';
import { openDoor } from '../../figures/placing/openDoor.ts';
import { leaningPalm, womanOnSwing } from '../../figures/placing/palmSwing.ts';
import { place } from '../../figures/placing/place.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sunBeyond } from '../../sky/hidden.ts';
import { sky } from '../../sky/skies.ts';
import { beach } from '../../water/shore.ts';
import { tealSea } from '../../water/tealSea.ts';
import { ripples, sea } from '../../water/water.ts';

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
    light('sunset', 'zanzibar', 'left'),
    plan({ subject: [280, 481, 180, 418], camera: 'back' }),
    sky({ horizon: 470, bands: 7, stops: ['#3a1f5c', '#a03a5a', '#f0784e', '#ffc872'] }),
    sunBeyond({ edge: 'left', at: 0.5 }),
    tealSea({ horizon: 470 }),
    // The last light on the water, in bars that thin out towards the shore.
    cut(
      '#ffc48a',
      ...Array.from({ length: 14 }, (_, at) => {
        const [from, y] = [250 + ((at * 37) % 60), 478 + at * 17];
        const to = from + 540 - ((at * 53) % 110);
        return `${from},${y},1 ${from + 120},${y - 15} ${to - 120},${y - 15} ${to},${y},1 ${to - 120},${y + 15} ${from + 120},${y + 15}`;
      }),
    ),
    ripples({ y: 500, to: 640, x: 0, width: 700, count: 34, colour: '#ffb884' }),
    place(outrigger(), { x: 900, y: 640, metre: 44, depth: 0.2, coat: { pale: '#f0784e', lit: '#a83c44' } }),
    // Wet sand gives the sky back; two come home along it.
    floor('#c8607a', '0,700 400,716 800,740 1200,700'),
    floor('#8a3a5c', '0,780 400,800 800,820 1200,790'),
    floor('#4a1f40', '0,860 500,872 1200,850'),
    place(walker(), {
      x: 400,
      y: 840,
      metre: 190,
      depth: 0.06,
      coat: { accent: '#8a2f3c', body: '#c2452a', shade: '#8a3040', lit: '#6b4028', pale: '#ffe0a8' },
    }),
    place(walker('umbrella'), {
      x: 590,
      y: 824,
      metre: 176,
      depth: 0.06,
      coat: {
        body: '#0c4a58',
        shade: '#0c5c68',
        lit: '#5f3a28',
        dark: '#2a1424',
        accent: '#e0573a',
        pale: '#ffe0a8',
      },
    }),
  ),
  picture(
    'packages/zanzibarbeachholiday-5',
    light('noon', 'zanzibar', 'right'),
    plan({ subject: [310, 120, 580, 660], camera: 'frame' }),
    wash(['#1b86b6', '#8fd8e2', '#e6f8e4'], { height: 430 }),
    cumulus({ x: 470, y: 410, width: 380, height: 150, depth: 0.3 }),
    sea({ horizon: 410 }),
    place(farDhow(), { x: 606, y: 426, metre: 10, shadow: false }),
    place(dhow(), { x: 450, y: 580, metre: 29, shadow: false, coat: { pale: '#fffaf0', lit: '#e6d3b0' } }),
    cut({ fill: '#0f6f8a', opacity: 0.5 }, '370,584,1 450,578 530,584,1 480,600 410,600'),
    ripples({ y: 614, to: 670, x: 330, width: 560, count: 22 }),
    beach({ shore: '280,716 500,726 700,712 920,690' }),
    ...openDoor,
    ...womanInDoor,
  ),
];
