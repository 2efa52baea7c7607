import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { firmBust } from './firmBust.ts';

const SKIN = { skin: '#7d452b', sun: '#b26e42', deep: '#45221f' };
const [HAIR, STRAW, STRAW_SHADE, GOLD] = ['#1c1020', '#ffd23e', '#e39a2a', '#ffd23e'];
const [GREY, GREY_SHADE, WHITE, WHITE_SHADE, RED, RED_SHADE] = [
  '#aeb8cc',
  '#7d88a8',
  '#fffaf0',
  '#c9cbe0',
  '#e2322f',
  '#a01f35',
];

/** The stiff straws of the crown: they stand up all over his head, from the brow to the nape, long and short by turns. */
const straws = (odd: 0 | 1): string[] =>
  Array.from({ length: 33 }, (_, at) => at)
    .filter((at) => at % 2 === odd)
    .map((at) => {
      const turn = ((214 - at * 5.6) / 180) * Math.PI;
      const tip = (far: number) =>
        `${Math.round(626 + Math.cos(turn) * far)},${Math.round(282 - Math.sin(turn) * far)}`;
      return limb(`${tip(120)},5 ${tip(odd ? 250 : 290)},8 ${tip(odd ? 296 : 340)},6`);
    });

/** A man in round gold spectacles in profile: his crown of gold straws, red bow tie and grey lapels are a crowned crane's. */
export const korongo: readonly Layer[] = [
  cut(STRAW_SHADE, ...straws(1)),
  cut(STRAW, ...straws(0)),
  ...firmBust(SKIN),
  within(
    HAIR,
    '814,196,1 790,126 716,84 620,76 536,102 478,168 454,272 466,376 500,456 522,504,1 584,500,1 606,456 626,396 628,330 672,310 700,262 720,210 770,196',
    cut('#3b2640', '540,60,1 700,70 800,120 820,200,1 760,150 640,110 560,130'),
  ),
  // The white cheek of the bird is his collar; red below the chin.
  within(
    GREY,
    '250,960,1 300,840 420,780 500,730,1 620,860 740,770,1 850,800 920,860 960,960,1',
    cut(GREY_SHADE, '250,960,1 300,840 420,780 500,730,1 560,800 520,960,1'),
    inked(GREY_SHADE, 8, '740,790 720,860 760,960', '840,810 800,880 820,960', '900,860 880,910 890,960'),
  ),
  cut(WHITE, '496,640,1 560,700 690,730 742,700,1 752,760 730,800 620,860,1 540,800 486,724'),
  cut(WHITE_SHADE, '496,640,1 560,700 600,730 590,840,1 540,800 486,724'),
  cut(RED, '730,760 790,716 850,720 842,800 780,800', '716,770 650,736 612,770 640,830 700,810'),
  cut(RED_SHADE, disc(722, 778, 24, 26)),
  cut({ stroke: GOLD, width: 12 }, disc(806, 338, 54, 60), 'M752 334L650 350'),
];
