import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { ground, head } from '../../canvas/head.ts';
import type { Picture } from '../../canvas/picture.ts';
import { disc } from '../../drawing/brush.ts';
import { giraffeLamp } from '../../figures/objects/giraffeLamp.ts';
import { light } from '../../light/light.ts';

/** Where the light falls on the table. */
const POOL = disc(322, 800, 334, 92);

/** A folded map of four countries, and the red road across it: round a lake, and over the foot of a peak. */
const map: readonly Layer[] = [
  cut(
    '#c79a56',
    '60,846,1 180,870,1 320,850,1 460,870,1 580,846,1 574,838,1 456,860,1 320,840,1 184,860,1 66,838,1',
  ),
  cut('#2f9f7a', '122,738,1 218,750,1 184,860,1 66,838,1'),
  cut('#fffaf0', '218,750,1 322,738,1 320,840,1 184,860,1'),
  cut('#f07f3e', '322,738,1 424,750,1 456,860,1 320,840,1'),
  cut('#4fb4cc', '424,750,1 520,738,1 574,838,1 456,860,1'),
  cut('#2a78b8', '192,784 216,774 240,780 270,772 286,790 268,806 262,824 238,822 220,832 200,818 182,804'),
  cut('#6d3a52', '340,812,1 372,770 392,742,1 408,764 440,816,1 390,824'),
  cut('#fffaf0', '379,760,1 392,742,1 404,758,1 397,766 391,760 385,768'),
  inked(
    '#d42f22',
    9,
    '114,820 130,776 176,764 240,756 300,764 304,806 312,836 380,838 456,838 462,790 492,776 528,772',
  ),
  cut('#d42f22', disc(114, 821, 17, 11)),
];

/** The head of the page about the agency: a giraffe lights the map of four countries. */
export const vignetteAbout: readonly Picture[] = head('vignettes/about', {
  light: light('night', 'uganda', 'left'),
  layers: [
    ground('#123a5c'),
    ground('#0b2743', 690),
    moved(
      { x: 101, y: 0, scale: 0.96 },
      // The light steps out of the night: a wide cone, and a bright one in it.
      cut('#e3b45f', '292,496,1 588,546,1 650,776,1 650,800,1 -6,800,1 0,776,1'),
      cut('#f4d28a', '350,520,1 548,540,1 560,800,1 96,800,1'),
      cut('#ffecb8', POOL),
      ...map,
      ...giraffeLamp,
    ),
  ],
});
