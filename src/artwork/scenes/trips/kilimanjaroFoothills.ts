import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { marketWoman } from '../../figures/placing/marketWoman.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { banana } from '../../figures/plants/banana.ts';
import { sunflower } from '../../figures/plants/sunflower.ts';
import { kilimanjaroSouth } from '../../land/kilimanjaro.ts';
import { light } from '../../light/light.ts';
import { mist } from '../../sky/weather.ts';

const SUNRISE = {
  rock: '#8a6fb0',
  deep: '#4a3f8c',
  glint: '#f0a898',
  snow: '#fff6e0',
  ice: '#aea4dc',
  mist: '#ffd9a4',
};
/** The foothills of Kilimanjaro: the gardens. */
export const kilimanjaroFoothills: readonly Picture[] = [
  // On the way home from market, the mountain over the gardens.
  picture(
    'packages/kilimanjarofoothills-1',
    light('dawn', 'tanzania', 'left'),
    plan({ subject: [210, 540, 140, 340], camera: 'back' }),
    wash(
      [
        [0, '#e0647c'],
        [0.5, '#ff9f80'],
        [1, '#ffe0a8'],
      ],
      { height: 500 },
    ),
    ...kilimanjaroSouth({ x: 742, y: 496, scale: 0.62 }, SUNRISE),
    mist({ y: 486, height: 56, strength: 1, colour: '#ffdfae', even: true }),
    floor('#8fa078', '0,500 140,474 300,490 460,470 640,494 800,472 980,492 1200,470'),
    floor('#57885c', '0,548 180,520 360,546 560,520 760,548 940,522 1200,546'),
    herd([banana()], {
      x: 760,
      y: 590,
      width: 900,
      height: 40,
      count: 9,
      metre: [24, 36],
      shadow: false,
      flat: '#356c4c',
    }),
    floor('#2f6a4a', '0,620 200,596 420,618 640,600 900,622 1200,598'),
    cut('#f0a868', '420,920,1 560,760 690,700 730,650 712,606,1 728,606,1 776,650 780,720 760,800 820,920,1'),
    cut('#c0664a', '640,920,1 700,780 752,700 756,650 720,606,1 728,606,1 776,650 780,720 760,800 820,920,1'),
    floor('#17463a', '0,760 130,790 300,880 420,930'),
    cut('#17463a', '1220,700,1 1000,740 860,830 800,920,1 1220,920,1'),
    ...sunflower({ x: 960, y: 632, scale: 0.42 }, [966, 860]),
    ...sunflower({ x: 1150, y: 600, scale: 0.72 }, [1160, 900]),
    ...sunflower({ x: 850, y: 716, scale: 0.74 }, [880, 930]),
    ...sunflower({ x: 1040, y: 740, scale: 1.2 }, [1070, 960]),
    ...sunflower({ x: 70, y: 700, scale: 0.9 }, [60, 940]),
    ...marketWoman,
  ),
];
