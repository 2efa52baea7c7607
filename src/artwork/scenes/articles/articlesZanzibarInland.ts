import { cut, floor, inked, spots, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { redColobus } from '../../figures/animals/redColobus.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { walker } from '../../figures/people/walker.ts';
import { place } from '../../figures/placing/place.ts';
import { mangrove } from '../../figures/plants/undergrowth.ts';
import { forest } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { ripples } from '../../water/water.ts';

/** Zanzibar's forest and its spice farms, which only the articles visit. */
export const articlesZanzibarInland: readonly Picture[] = [
  picture(
    'articles/jozani',
    light('noon', 'zanzibar', 'left'),
    wash(['#dff3c0', '#8fd0a0'], { height: 480 }),
    forest({ y: 430, rise: 90, depth: 0.6, crown: 22 }),
    wash(['#7fc4ae', '#1d6f78'], { y: 470, height: 440 }),
    place(mangrove(), { x: 180, y: 600, metre: 62, depth: 0.44, shadow: false }),
    place(mangrove({ seed: 2 }), { x: 1010, y: 590, metre: 60, depth: 0.44, shadow: false }),
    ripples({ y: 560, to: 880, count: 24 }),
    // The boardwalk runs in to the trees, its rail beside the monkey.
    cut('#c99a62', '600,500,1 640,500,1 900,920,1 200,920,1'),
    inked(
      '#6e4630',
      4,
      ...Array.from(
        { length: 13 },
        (_, at) =>
          `${600 - (at + 1) ** 1.6 * 6.2},${506 + (at + 1) ** 1.6 * 6.6} ${640 + (at + 1) ** 1.6 * 4.2},${506 + (at + 1) ** 1.6 * 6.6}`,
      ),
    ),
    cut(
      '#4a2c20',
      limb('610,470,3 520,560,5 330,720,10 60,930,22'),
      ...['560,580,520', '470,660,590', '330,790,680', '160,940,790'].map((post) => {
        const [x = 0, foot = 0, top = 0] = post.split(',').map(Number);
        return limb(`${x},${foot},${(foot - 480) / 30} ${x},${top - 40},${(foot - 480) / 34}`);
      }),
    ),
    place(guide('pointing'), { coat: CLOTHES.indigo, x: 640, y: 590, metre: 52, depth: 0.3, shadow: false }),
    cut(
      '#10403e',
      limb('1240,640,40 1000,700,32 760,716,24 640,700,10'),
      limb('960,706,26 930,820,22 950,940,26'),
      limb('1120,670,28 1160,800,24 1140,940,28'),
    ),
    place(redColobus(), { x: 900, y: 690, metre: 130, depth: 0.3, shadow: false, flip: true }),
    place(mangrove({ seed: 3 }), { x: 60, y: 900, metre: 120, depth: 0.03, shadow: false }),
  ),
  picture(
    'articles/spice-farms',
    light('noon', 'zanzibar', 'left'),
    wash(['#f3f2b4', '#cfe48e'], { height: 460 }),
    floor('#9ccc74', '0,360 260,330 520,360 820,320 1200,350'),
    cut(
      '#5fae6a',
      ...[60, 200, 330, 450, 560, 690, 800, 930, 1060, 1180].map(
        (x, at) =>
          `${x - 50},470 ${x - 54},400 ${x - 30},${300 - (at % 3) * 22} ${x},${250 - (at % 3) * 26} ${x + 30},${300 - (at % 3) * 22} ${x + 54},400 ${x + 50},470`,
      ),
    ),
    floor('#4f9c58', '0,450 400,436 800,446 1200,432'),
    cut('#f4dfae', '590,440,1 640,440,1 660,520 600,620 640,740 840,920,1 300,920,1 360,740 480,600 560,520'),
    cut(
      { fill: '#1c5a4a', opacity: 0.6 },
      '0,520,1 1200,470,1 1200,500,1 0,556,1',
      '0,610,1 1200,540,1 1200,590,1 0,668,1',
      '0,760,1 1200,660,1 1200,740,1 0,846,1',
    ),
    cut(
      '#1f6a4c',
      ...[130, 300, 900, 1080].map(
        (x) =>
          `${x - 110},600 ${x - 130},460 ${x - 80},270 ${x},150 ${x + 80},270 ${x + 130},460 ${x + 110},600`,
      ),
    ),
    cut(
      '#3d9a58',
      ...[130, 300, 900, 1080].map(
        (x) =>
          `${x - 104},560 ${x - 120},440 ${x - 76},270 ${x},156 ${x + 10},260 ${x - 50},360 ${x - 40},480`,
      ),
    ),
    cut(
      '#d9583c',
      ...[130, 300, 900, 1080].flatMap((x) =>
        spots(`${x - 70},400 ${x - 30},300 ${x + 20},420 ${x + 60},340 ${x - 90},500 ${x + 40},520`, 9, 7),
      ),
    ),
    cut('#e9dcb4', ...[130, 300, 900, 1080].map((x) => limb(`${x},690,13 ${x + 4},590,10`))),
    place(walker(), {
      x: 540,
      y: 806,
      metre: 176,
      depth: 0.3,
      flip: true,
      coat: { accent: '#e0573a', shade: '#a83424', body: '#f4c24a', lit: '#5f3a28', pale: '#f8e0a0' },
    }),
    cut(
      '#0f3a38',
      limb('1240,180,30 1060,300,20 960,420,10 930,520,4'),
      limb('1080,290,12 1010,300,8 930,300,3'),
    ),
    cut(
      '#14524a',
      ...points('960,420,-30 1000,360,20 1040,310,-50 930,300,10 1100,270,30 945,480,60 1010,420,80').map(
        ([x, y, lean]) =>
          `${x},${y},1 ${x - 60},${y + 10 + lean * 0.4} ${x - 110},${y + 60 + lean * 0.6},1 ${x - 40},${y + 60 + lean * 0.3}`,
      ),
    ),
    cut('#e0573a', ...spots('930,540 946,556 916,560 934,576 920,310 908,324 926,332 952,500', 10, 13)),
    cut('#0b2c30', limb('-30,930,60 40,600,40 20,300,34 50,-30,40')),
  ),
];
