import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { box, disc } from '../../drawing/brush.ts';
import { giraffeLamp } from '../../figures/objects/giraffeLamp.ts';
import { light } from '../../light/light.ts';

/** Where the light falls on the table. */
const POOL = disc(320, 800, 290, 84);

/** A folded map of four countries, and the red road across it: round a lake, and over the foot of a peak. */
const map: readonly Layer[] = [
  cut(
    '#c79a56',
    '60,846,1 180,870,1 320,850,1 460,870,1 580,846,1 574,838,1 456,860,1 320,840,1 184,860,1 66,838,1',
  ),
  cut('#2f9f7a', '122,738,1 218,750,1 184,860,1 66,838,1'),
  // Forested hills.
  cut(
    '#1f7a5c',
    '122,760,1 136,746 152,744 160,762,1',
    '146,852,1 158,822 176,822 190,842,1 184,860,1',
    '92,804,1 104,786 118,790 124,806,1',
  ),
  cut('#fffaf0', '218,750,1 322,738,1 320,840,1 184,860,1'),
  cut('#f07f3e', '322,738,1 424,750,1 456,860,1 320,840,1'),
  cut('#4fb4cc', '424,750,1 520,738,1 574,838,1 456,860,1'),
  // The west of the coast, and two islands off it.
  cut('#f07f3e', '424,750,1 452,746,1 470,762 462,784 488,796 484,816 504,830 496,852,1 456,860,1'),
  cut('#ffd873', '520,786,1 530,780 540,796 538,812 526,806', '506,762,1 514,756 522,766 516,776'),
  cut('#2a78b8', '192,784 216,774 240,780 270,772 286,790 268,806 262,824 238,822 220,832 200,818 182,804'),
  cut('#6d3a52', '340,812,1 372,770 392,742,1 408,764 440,816,1 390,824'),
  cut('#fffaf0', '379,760,1 392,742,1 404,758,1 397,766 391,760 385,768'),
  inked(
    '#d42f22',
    9,
    '114,820 130,776 176,764 240,756 300,764 304,806 312,836 380,838 440,836 452,800 444,778 466,770',
  ),
  cut('#d42f22', disc(114, 821, 17, 11), disc(464, 770, 13, 9)),
];

/** The head of the page about the agency: a giraffe lights the map of four countries. */
export const vignetteAbout: readonly Picture[] = [
  picture(
    'vignettes/about',
    light('night', 'uganda', 'left'),
    wash('#123a5c'),
    cut('#0b2743', '-40,616,1 1240,616,1 1240,940,1 -40,940,1'),
    moved(
      { x: 197, y: 56, scale: 0.84 },
      // A cone of light, through which one sees the table's edge.
      within(
        '#978a64',
        '288,498,1 592,540,1 609,798,1 320,800,1 39,779,1',
        cut('#80724e', box(-20, 667, 700, 140)),
      ),
      cut('#ffecb8', POOL),
      moved({ x: 43, y: 112, scale: 0.86 }, ...map),
      ...giraffeLamp,
    ),
  ),
];
