import { cut, inked, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { limb } from '../../drawing/brush.ts';
import { redColobus } from '../../figures/animals/redColobus.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { place } from '../../figures/placing/place.ts';
import { mangrove } from '../../figures/plants/undergrowth.ts';
import { forest } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { ripples } from '../../water/water.ts';

/** Zanzibar's forest, which only the articles visit. */
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
      limb('770,724,16 718,600,14 704,420,13 716,200,12 690,-30,10'),
      limb('960,706,26 930,820,22 950,940,26'),
      limb('1120,670,28 1160,800,24 1140,940,28'),
    ),
    place(redColobus(), { x: 900, y: 690, metre: 130, depth: 0.3, shadow: false, flip: true }),
    place(mangrove({ seed: 3 }), { x: 60, y: 900, metre: 120, depth: 0.03, shadow: false }),
  ),
];
