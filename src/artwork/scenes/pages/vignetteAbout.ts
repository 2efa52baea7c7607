import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc } from '../../drawing/brush.ts';
import { giraffeLamp } from '../../figures/objects/giraffeLamp.ts';
import { light } from '../../light/light.ts';

/** The head of the page about the agency: a giraffe lights the map of four countries. */
export const vignetteAbout: readonly Picture[] = [
  picture(
    'vignettes/about',
    light('night', 'uganda', 'left'),
    wash('#17496b'),
    cut('#0e3350', '-40,710,1 1240,710,1 1240,940,1 -40,940,1'),
    moved(
      { x: 101, y: 16, scale: 0.96 },
      cut('#ffd76a', '205,388,1 435,580,1 630,790,1 50,790,1', disc(340, 796, 300, 62)),
      cut('#2f9a78', '96,778,1 220,736,1 220,840,1 70,876,1'),
      cut('#f7f1dc', '220,736,1 350,778,1 350,884,1 220,840,1'),
      cut('#e9824a', '350,778,1 480,736,1 490,838,1 350,884,1'),
      cut('#58b4c4', '480,736,1 590,774,1 622,870,1 490,838,1'),
      inked(
        '#c8321f',
        11,
        '130,826 160,782 220,776,1 280,776 290,826 350,826,1 410,826 430,790 486,778,1 530,780 540,830 606,846',
      ),
      cut('#c8321f', disc(130, 828, 19, 16)),
      ...giraffeLamp,
    ),
  ),
];
