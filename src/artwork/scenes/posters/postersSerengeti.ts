import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { wildebeestAbove } from '../../figures/placing/wildebeestAbove.ts';
import { light } from '../../light/light.ts';

const SHADE = '#6a2f5c';

/** The flat crown of an acacia from straight above, in three tiers, at (0, 0), and the shade it throws up the page. */
const crown: readonly Layer[] = [
  cut(
    SHADE,
    '-60,-20,1 60,-20,1 110,-330,1 330,-420 300,-560 120,-600 -60,-650 -200,-560 -240,-440 40,-340,1',
  ),
  cut(
    '#25402e',
    '-300,-40 -250,-180 -120,-190 -40,-270 90,-230 200,-240 260,-110 330,-20 250,90 230,190 90,190 -10,270 -120,200 -240,190 -250,70',
  ),
  cut(
    '#4f7236',
    '-260,30 -200,-60 -110,-50 -30,-140 80,-90 180,-90 200,10 270,60 190,120 150,190 50,170 -20,230 -110,170 -200,160 -200,80',
  ),
  cut('#a3ac48', '-150,90 -90,50 -10,70 50,20 110,70 170,90 120,130 80,170 10,150 -40,190 -90,150 -160,140'),
];

/** The plain from the air, a little paler where the herds have trodden. */
const plain = (tracks: readonly string[]): Layer[] => [wash('#ffc660'), inked('#ffd683', 18, ...tracks)];

/** The Serengeti from the air: a herd, and the long shade of each. */
export const postersSerengeti: readonly Picture[] = poster('serengeti', {
  light: light('golden', 'tanzania', 'left'),
  wide: [
    ...plain([
      '-40,420 700,370 1600,300 1900,280 2430,210',
      '-40,790 600,690 1500,610 1900,620 2430,530',
      '600,1040 1100,980 1600,940 2000,930 2430,860',
    ]),
    ...wildebeestAbove(SHADE, 112, [
      [1520, 296, 'walks'],
      [1886, 270, 'walks'],
      [2250, 236, 'walks'],
      [1330, 636, 'walks', 0.6],
      [1560, 610, 'walks'],
      [1930, 604, 'zebra'],
      [2310, 560, 'walks'],
      [1430, 964, 'walks'],
      [1790, 930, 'walks'],
      [2160, 910, 'walks', 0.96],
    ]),
    moved({ x: 1070, y: 1046, scale: 0.6 }, ...crown),
  ],
  tall: [
    ...plain(['-40,940 400,890 1120,830', '-40,1290 500,1220 1120,1210']),
    ...wildebeestAbove(SHADE, 112, [
      [250, 900, 'walks'],
      [620, 876, 'walks'],
      [990, 842, 'walks'],
      [80, 1254, 'walks', 0.6],
      [310, 1240, 'walks'],
      [680, 1226, 'zebra'],
      [1050, 1214, 'walks'],
    ]),
  ],
});
