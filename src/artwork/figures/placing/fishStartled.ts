import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, spots, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [DARK, BODY, LIT, BELLY] = ['#06303a', '#0c4a54', '#2c8a86', '#bfe6d2'];

/** A tilapia that bends away from what breaks the surface above it, its tail flicked up and its head down to the right; from (230, 690) to (620, 880) of a picture. */
export const fishStartled: readonly Layer[] = [
  // Tail, dorsal fin raised in spines, belly fins.
  cut(
    DARK,
    '318,752,1 290,744 250,752 226,782,1 232,746 236,716,1 246,690 262,676,1 276,706 300,722 334,734,1',
  ),
  cut(
    DARK,
    '346,742,1 372,716,1 384,738,1 412,722,1 420,750,1 450,740,1 454,770,1 486,766,1 486,790,1 514,794,1 520,812,1 440,800 360,770,1',
  ),
  cut(DARK, '392,836,1 380,866 398,896,1 424,880 440,852,1', '470,868,1 470,896 490,910,1 506,890 500,866,1'),
  within(
    BODY,
    limb('310,738,9 350,766,32 410,800,48 480,826,50 550,846,34 606,862,5'),
    cut(LIT, '300,720,1 360,740 430,760 500,784 560,810 620,850,1 560,836 480,800 400,776 320,744,1'),
    cut(BELLY, '310,756,1 350,806 410,844 480,868 550,874 610,866,1 600,900,1 400,900,1 300,800,1'),
    inked(DARK, 4, '520,806 504,836 512,870'),
    inked(DARK, 3, '380,778 372,806', '410,788 400,824', '440,798 430,838', '470,808 462,850'),
  ),
  cut(DARK, '470,838,1 440,836 420,856,1 446,866 472,856,1'),
  inked(DARK, 4, '604,864 584,862'),
  cut('#f2cc52', disc(562, 836, 10)),
  cut(DARK, disc(560, 833, 6)),
  cut('#e4f8ec', ...spots('262,650 286,628', 6), ...spots('240,620 300,662', 4)),
];
