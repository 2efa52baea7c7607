import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc } from '../../drawing/brush.ts';
import { giraffeLamp } from '../../figures/objects/giraffeLamp.ts';
import { light } from '../../light/light.ts';

/** Where the light falls on the table. */
const POOL = disc(322, 800, 330, 92);

/** The head of the page about the agency: a giraffe lights the map of four countries. */
export const vignetteAbout: readonly Picture[] = [
  picture(
    'vignettes/about',
    light('night', 'uganda', 'left'),
    wash('#123a5c'),
    cut('#0b2743', '-40,690,1 1240,690,1 1240,940,1 -40,940,1'),
    moved(
      { x: 101, y: 0, scale: 0.96 },
      cut({ fill: '#ffe3a0', opacity: 0.52 }, '274,486,1 576,552,1 652,800,1 -8,800,1'),
      cut('#f5d78e', POOL),
      cut(
        '#c79a56',
        '66,838,1 184,860,1 320,840,1 456,860,1 574,838,1 580,846,1 460,870,1 320,850,1 180,870,1 60,846,1',
      ),
      cut('#2f9f7a', '122,748,1 218,760,1 184,860,1 66,838,1'),
      cut('#fffaf0', '218,760,1 322,748,1 320,840,1 184,860,1'),
      cut('#f07f3e', '322,748,1 424,760,1 456,860,1 320,840,1'),
      cut('#4fb4cc', '424,760,1 520,748,1 574,838,1 456,860,1'),
      inked(
        '#d42f22',
        10,
        '126,822 146,786 200,778 250,780 250,828 316,826 384,824 376,782 436,782 488,782 490,820 530,822',
      ),
      cut('#d42f22', disc(124, 822, 18, 12)),
      ...giraffeLamp,
    ),
  ),
];
