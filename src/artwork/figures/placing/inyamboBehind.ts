import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

/** Hide in shade, as it is, in the sun; horn in shade, as it is, in the sun; its dark tips. */
const [DEEP, HIDE, SUN] = ['#4a1a1c', '#8a3424', '#d8703a'];
const [HORN_DEEP, HORN, HORN_SUN, TIP] = ['#b07a56', '#f0d8a8', '#fff6dc', '#4a2a2c'];

/** A horn from the crown of the head, out, up and in again; what is written is the left one. */
const horn = (side: 1 | -1): readonly Layer[] => {
  const x = (at: number) => (side === 1 ? at : 1200 - at);
  const row = (text: string) =>
    text
      .split(' ')
      .map((knot) => {
        const [px, ...rest] = knot.split(',').map(Number);
        return [x(px!), ...rest].join(',');
      })
      .join(' ');
  const lit = side === 1 ? 0 : 14;
  return [
    cut(
      HORN_DEEP,
      limb(
        row(
          '584,716,50 500,700,58 400,660,60 290,560,60 236,420,50 236,290,38 282,170,24 340,84,10 366,50,0',
        ),
      ),
    ),
    cut(
      HORN,
      limb(
        row(
          `584,708,42 500,690,48 400,648,50 ${284 + lit * 1.4},552,50 ${230 + lit},420,42 ${232 + lit},290,32 280,170,20 340,84,8 366,50,0`,
        ),
      ),
    ),
    cut(
      HORN_SUN,
      limb(
        side === 1
          ? '520,664,8 420,626,16 270,540,22 206,420,19 212,290,14 262,170,9 326,88,3'
          : '700,668,6 790,630,10 880,556,14 938,420,14 940,290,11 900,180,7 858,88,2',
      ),
    ),
    cut(TIP, limb(row('288,160,21 318,112,14 344,80,8 366,50,0'))),
    inked(HORN_DEEP, 4, row('560,664 548,708 556,750'), row('520,654 506,700 512,752')),
  ];
};

/** The head and neck of a long-horned Ankole cow from behind, cut by the picture's foot; her horns frame what she looks at. The light falls from the left. */
export const inyamboBehind: readonly Layer[] = [
  // The ears stand out below the horns.
  cut(
    DEEP,
    '470,790,1 400,742 300,740 236,792,1 300,846 400,850 480,830,1',
    '730,790,1 800,742 900,740 964,792,1 900,846 800,850 720,830,1',
  ),
  cut(SUN, '470,790,1 400,744 310,744 236,792,1 310,780 400,790'),
  cut('#7a2c22', '730,790,1 800,752 900,752 964,792,1 890,790 800,800'),
  ...horn(1),
  ...horn(-1),
  within(
    HIDE,
    '600,660,1 660,664 716,690 742,740 736,800 790,850 900,880 980,940,1 220,940,1 300,880 410,850 464,800 458,740 484,690 540,664',
    cut(
      SUN,
      '600,640,1 540,656 470,690 450,740 460,800 400,850 280,884 200,940,1 330,940,1 420,890 500,840 530,780 526,730 560,690',
    ),
    cut(DEEP, '640,640,1 676,700 690,780 720,850 820,900 860,940,1 1000,940,1 1000,860,1 760,820 780,700'),
    cut(SUN, limb('590,790,0 580,850,12 588,940,16')),
    cut(DEEP, limb('612,800,0 618,860,12 622,940,18')),
  ),
  // The tuft of hair between the horns.
  cut(
    DEEP,
    '540,668,1 556,640 600,630 644,640 660,668,1 652,716 630,744,1 622,726 606,764,1 594,730 574,748,1 566,716 548,708',
  ),
  cut(SUN, '540,668,1 556,642 600,632 612,640,1 584,664 580,706 574,742,1 562,712 548,704'),
];
