import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, spots, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';
import { placed } from '../../drawing/placed.ts';
import { flesh } from '../people/anatomy.ts';
import { profileHead } from '../people/profileHead.ts';

const [SKIN, SUN, DEEP] = ['#8a5436', '#d6925e', '#54301f'];
const [SUIT, SUIT_LIT, SUIT_DEEP] = ['#f0b432', '#ffe08a', '#b8762a'];
const [CLOTH, CLOTH_LIT, CLOTH_DEEP] = ['#20668e', '#4fa0c0', '#123f66'];
const [STRAW, STRAW_DEEP] = ['#fff0cc', '#cfa878'];

const LEG = '0,46,44 0.5,40,40 1,29,30 1.35,30,25 1.8,19,18 2,17,16';
const ARM = '0,25,25 0.5,22,21 1,18,18 1.4,18,16 2,12,12';
const head = placed({ x: 590, y: 512, scale: 0.4, turn: -6 });

/** A corner of the parasol's rim, an ellipse seen from above. */
const rim = (turn: number): [number, number] => {
  const angle = (turn / 10) * Math.PI * 2 + 0.2;
  return [Math.round(446 + 318 * Math.cos(angle)), Math.round(304 + 132 * Math.sin(angle))];
};

/** One of ten panels of the parasol's cloth: its top at (452, 196). */
const panel = (at: number): string => {
  const [[ax, ay], [mx, my], [bx, by]] = [rim(at), rim(at + 0.5), rim(at + 1)];
  return outline(
    `452,196,1 ${ax},${ay},1 ${Math.round(mx * 0.97 + 13)},${Math.round(my * 0.97 + 8)} ${bx},${by},1`,
  );
};
const panels = (from: number) => [0, 2, 4, 6, 8].map((at) => panel(at + from));

/** A large parasol stuck into the sand, in a picture of 1200 x 900. */
const parasol: readonly Layer[] = [
  cut('#8a5a3c', limb('440,780,9 450,400,8')),
  // Sand heaped round its foot.
  cut('#f6e2b6', '388,786,1 410,768 438,758 462,762 484,774 494,788,1 440,796'),
  cut('#cfae7c', '452,760,1 482,772 494,788,1 440,796 462,782'),
  cut('#c8462f', ...panels(0)),
  cut('#fff6e4', ...panels(1)),
  // Away from the light.
  cut(
    { fill: '#6a2440', opacity: 0.24 },
    outline([
      [452, 196, 1],
      ...[1, 0, 9, 8].flatMap((at): Knot[] => [rim(at + 0.999), rim(at)].map(([x, y]) => [x, y, 1])),
    ]),
  ),
  cut('#fff6e4', disc(452, 192, 11, 13)),
];

/** A woman sits on the sand beside her parasol, leans back on a hand and looks out to the right, in a picture of 1200 x 900. */
export const sandbankGuest: readonly Layer[] = [
  cut({ fill: '#b88a5c', opacity: 0.5 }, disc(690, 800, 330, 58)),
  cut(
    '#6a3e28',
    limb('790,752,29 850,764,25 900,776,19 944,784,15'),
    '930,768,1 954,764 968,736 982,722 992,732 984,770 972,800,1 940,800',
  ),
  cut(CLOTH_DEEP, limb('600,772,46 700,752,42 808,756,29')),
  // Hair, face and hat.
  cut('#2a1614', disc(548, 520, 32, 30)),
  cut(DEEP, disc(584, 540, 10)),
  ...profileHead(head, { skin: SKIN, sun: SUN, deep: DEEP }),
  within(
    STRAW,
    head('-96,-20,1 -88,-106 -30,-150 40,-148 84,-100 90,-36,1'),
    cut(STRAW_DEEP, head('-110,0,1 -100,-120 -30,-160,1 -44,-80 -30,0,1')),
    inked('#c8462f', 10, head('-100,-46 0,-52 100,-60')),
  ),
  cut(STRAW, head('-190,20,1 -100,-30 0,-50 110,-58 196,-34,1 110,-20 0,-14 -90,0')),
  cut(STRAW_DEEP, head('-190,20,1 -90,-16 60,-30 196,-34,1 110,-16 0,-10 -90,4')),
  // The trunk in its swimsuit.
  within(
    SKIN,
    '552,588,1 590,570 622,584 640,620 642,680 634,740 640,790,1 552,800,1 536,740 540,660 534,620',
    cut(DEEP, '520,580,1 562,590 560,680 570,810,1 500,810,1'),
    cut(SUN, '606,570,1 650,600 650,690 640,700,1 628,640 620,600'),
  ),
  within(
    SUIT,
    '560,592,1 574,620 600,632 628,620 640,650 644,690 634,740 642,800,1 550,804,1 536,740 540,670 546,620,1',
    cut(SUIT_DEEP, '530,590,1 562,600 568,690 572,810,1 520,810,1'),
    cut(SUIT_LIT, '620,620,1 650,640 650,740 646,800,1 632,800,1 622,730 630,670'),
  ),
  inked(SUIT, 8, '562,600 566,584', '622,626 612,580'),
  // The wrap of kanga cloth over the hips, the near leg drawn up.
  within(
    SKIN,
    flesh('604,760 740,652 812,800', LEG),
    cut(DEEP, '560,800,1 700,720 744,700 790,820,1 700,830,1'),
    cut(SUN, '700,630,1 760,620 800,700 836,800,1 816,800,1 786,720 748,664 700,668'),
  ),
  cut(SKIN, '796,780,1 828,776 840,794 872,806 890,818 888,828,1 790,828,1 788,806'),
  cut(SUN, '828,776,1 840,792 872,804 890,818,1 856,812 830,800'),
  within(
    CLOTH,
    '546,760,1 600,708 680,640 726,616 764,640 752,690 700,740 660,800 636,830 590,842 550,836 530,810',
    cut(CLOTH_DEEP, '520,850,1 540,790 620,770 700,720 760,670,1 760,720 680,800 650,850'),
    cut(CLOTH_LIT, '600,706,1 680,638 726,612 764,640,1 720,644 650,690 610,724'),
    cut('#ffe9b4', ...spots('610,744 656,704 700,668 580,784 640,760 690,716 600,820', 8)),
  ),
  ...parasol,
  // The near arm holds her up from behind.
  within(
    SKIN,
    flesh('560,612 506,700 478,792', ARM),
    cut(DEEP, limb('540,610,10 488,700,9 462,792,8')),
    cut(SUN, limb('580,618,5 524,706,4 490,790,3')),
  ),
  cut(SKIN, '466,784,1 490,784 496,804 486,822 450,828 424,824 428,816 450,808'),
];
