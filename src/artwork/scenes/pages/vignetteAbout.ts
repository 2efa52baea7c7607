import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc } from '../../drawing/brush.ts';
import { giraffeLamp } from '../../figures/objects/giraffeLamp.ts';
import { light } from '../../light/light.ts';

/** Where the light falls on the table. */
const POOL = disc(318, 806, 300, 66);

/** A map of four panels, folded up and down, in the inks of four panels and of the road. */
const map = (first: string, second: string, third: string, fourth: string, road: string): Layer[] => [
  cut(first, '72,776,1 196,732,1 196,838,1 34,878,1'),
  cut(second, '196,732,1 322,776,1 322,884,1 196,838,1'),
  cut(third, '322,776,1 448,732,1 458,838,1 322,884,1'),
  cut(fourth, '448,732,1 560,772,1 604,874,1 458,838,1'),
  inked(
    road,
    11,
    '104,830 134,780 196,772,1 256,772 266,824 322,824,1 384,824 404,786 454,774,1 500,778 514,826 580,842',
  ),
  cut(road, disc(104, 832, 19, 14)),
];

/** The head of the page about the agency: a giraffe lights the map of four countries. */
export const vignetteAbout: readonly Picture[] = [
  picture(
    'vignettes/about',
    light('night', 'uganda', 'left'),
    wash('#123a5c'),
    cut('#0b2743', '-40,710,1 1240,710,1 1240,940,1 -40,940,1'),
    moved(
      { x: 101, y: 16, scale: 0.96 },
      ...map('#1d5a5c', '#5b7084', '#7d4a4a', '#2b6680', '#6b1f33'),
      cut({ fill: '#ffdf80', opacity: 0.94 }, '268,482,1 562,556,1 618,806,1 18,806,1'),
      within('#fff0bd', POOL, ...map('#2f9f7a', '#fffaf0', '#f07f3e', '#4fb4cc', '#d42f22')),
      ...giraffeLamp,
    ),
  ),
];
