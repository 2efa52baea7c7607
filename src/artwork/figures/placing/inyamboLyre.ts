import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, spots, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { mirrored, pair, twin, twoDiscs } from '../../drawing/mirrored.ts';

const [COAT, LIT, SHADE, NECK, DEEP, PINK] = [
  '#a03c20',
  '#d0662f',
  '#6d211d',
  '#54181e',
  '#35101f',
  '#e39a78',
];
const IRIS = '#8a4a24';
const [IVORY, BRIGHT, CREAM, TIP, EDGE] = ['#f6dfb4', '#fffaec', '#c9a184', '#4a2033', '#7b3b40'];
const [BLUE, RED, INK, NOSE, GLINT] = ['#2f62b4', '#e5432c', '#1b0b16', '#9e564c', '#fff3dc'];

/** The horn on the right, from the poll out, up and in again. */
export const LYRE_HORN = '60,506,46 150,480,50 266,430,50 326,316,43 300,186,32 222,92,20 72,52,1';
/** Where its light falls, if it is on the lit side of the head, and if it is on the other. */
const SHEEN = '70,492,20 150,464,24 244,412,25 296,312,21 278,192,15 210,104,9 84,54,1';

/** One horn, `side` 1 right or -1 left; the light comes from the left. */
const horn = (side: 1 | -1): readonly Layer[] => {
  const own = (row: string) => (side === 1 ? row : mirrored(row));
  return [
    within(
      side === 1 ? CREAM : IVORY,
      limb(own(LYRE_HORN)),
      ...(side === 1
        ? [cut(IVORY, limb(own(SHEEN)))]
        : [
            cut(CREAM, limb('-66,530,20 -150,514,20 -296,470,22 -368,300,0')),
            cut(BRIGHT, limb('-104,484,0 -170,462,13 -276,408,22 -342,310,20 -316,174,16 -226,74,10')),
          ]),
      cut(TIP, own('320,60,1 244,92 214,156,1 150,130 40,130,1 40,-40,1 300,-40,1')),
      cut(EDGE, side === 1 ? '214,130,1 150,90 60,60,1 140,70' : '-262,100,1 -200,60 -78,40,1 -180,86'),
    ),
  ];
};

/** An ear, which hangs out to the right under the horn. */
const EAR = '96,520,1 160,506 250,520 330,592,1 262,612 170,606 104,570,1';

/** One of the king's cows face to face, her horns a lyre around (0, 260), beads on her brow, the light from the left. */
export const inyamboLyre: readonly Layer[] = [
  // The neck behind the head.
  cut(SHADE, twin('0,600,1 104,600,1 160,700 210,940,1 0,940,1')),
  cut(NECK, '104,600,1 160,700 210,940,1 -170,940,1 -96,830,1 60,830,1'),
  within(
    SHADE,
    mirrored(EAR),
    cut(LIT, '-60,480,1 -160,500 -250,514 -340,592,1 -250,556 -170,548 -100,556,1'),
  ),
  cut(PINK, '-140,560,1 -190,554 -240,562 -290,586,1 -240,596 -180,592'),
  within(DEEP, EAR, cut(SHADE, '60,480,1 160,500 250,514 340,592,1 250,556 170,548 100,556,1')),
  cut(EDGE, '140,560,1 190,554 240,562 290,586,1 240,596 180,592'),
  ...horn(-1),
  ...horn(1),
  // The face: a lit plane, the long flat of the nose, a plane in shade.
  within(
    COAT,
    twin('0,446,1 62,450 120,490 136,556 136,606 116,660 92,730 82,776 92,812 88,852 54,880 0,884,1'),
    cut(LIT, '-160,440,1 -20,440,1 -52,520 -70,600 -56,680 -46,760,1 -100,800,1 -160,800,1'),
    cut(SHADE, '160,440,1 60,440,1 78,520 74,600 60,690 50,770,1 100,820,1 160,820,1'),
    // The shadow of the house on her brow.
    cut(SHADE, '-70,430,1 -58,448,1 -20,474 40,492 84,530 140,560,1 160,430,1'),
    // The muzzle: one plane in the light, one turned from it.
    cut(EDGE, '-120,800,1 -60,768 0,760 60,768 120,800,1 120,920,1 -120,920,1'),
    cut(NOSE, '-130,804,1 -64,770 0,762 36,768,1 24,790 28,830 20,900,1 -140,900,1'),
  ),
  cut(DEEP, pair('34,812,1 46,798 66,800 72,818 62,836 46,832,1')),
  inked(DEEP, 5, '0,826 0,852', '-48,862 -24,864 0,852 24,864 48,862'),
  // The eyes, each on its own side of the head.
  cut(DEEP, pair('80,612,1 88,580 112,560 138,572,1 140,600 130,636 100,640')),
  cut(INK, pair('90,610,1 100,586 120,578 134,590,1 132,616 118,628 102,626')),
  cut(IRIS, pair('96,616,1 106,626 120,624 130,612,1 116,618')),
  cut(GLINT, disc(-116, 594, 6), disc(106, 594, 6)),
  // Lids, the lit one and the one in shade, with their lashes.
  cut(LIT, '-74,612,1 -84,574 -108,558 -133,566,1 -112,572 -96,584'),
  cut(COAT, '74,612,1 84,574 108,558 132,566,1 112,572 96,584'),
  // Beads from horn to horn over the poll, and those that hang from them.
  inked(GLINT, 20, '-100,488 -52,540 0,556 52,540 100,488'),
  cut(BLUE, ...spots('-92,500 -46,540 46,540 92,500', 9)),
  cut(RED, ...spots('-70,523 -24,551 24,551 70,523', 9)),
  inked(GLINT, 6, '-28,564 -30,604', '0,568 0,630', '28,564 30,604'),
  cut(BLUE, twoDiscs(30, 612, 11), disc(0, 556, 12)),
  cut(RED, disc(0, 640, 14)),
];
