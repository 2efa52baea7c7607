import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { mirrored, pair, twin } from '../../drawing/mirrored.ts';
import { patchesRound } from './patchedNeck.ts';

const [SKIN, SHADE, DEEP, EAR, NAPE] = ['#bd7640', '#7c3f26', '#34141a', '#8f4c2b', '#5f2c1f'];
const [GREY, GREY_SHADE, STRAND, STRAND_SHADE] = ['#e6dfd8', '#978aa2', '#b9afb4', '#766985'];
const [PATCH, NET, PATCH_SHADE, NET_SHADE] = ['#b9521f', '#ffe2a6', '#7a2a1c', '#c98f5a'];
const [HORN, HORN_SHADE, GOLD] = ['#eda04a', '#b5642c', '#ffc23a'];
const [CLOTH, CLOTH_SHADE, LAPEL, LAPEL_SHADE] = ['#3b2870', '#22164a', '#553a94', '#33225e'];

/** Half the outline of the collar: it stands up round the neck and widens down between the lapels. */
const COLLAR = '0,640,1 60,632 96,598,1 94,660 104,720 140,800 190,930,1 0,930,1';
/** The side of the collar that is turned from the light. */
const TURNED = '24,560,1 22,660 40,740 50,820 40,940,1 240,940,1 240,560,1';

/** A lock of hair plaited upright: grey hair rises into it in one curve, its upper part is dyed tan, its end a dark tuft. */
const stalk = (flip: 1 | -1): Layer[] => {
  const way = (row: string) => (flip === 1 ? row : mirrored(row));
  const [tan, crossing, root, strand] =
    flip === 1 ? [HORN_SHADE, '#96501f', GREY_SHADE, STRAND_SHADE] : [HORN, '#cf8134', GREY, STRAND];
  return [
    cut(
      DEEP,
      disc(flip * 91, 12, 20, 19),
      way('72,12,1 70,-4,1 77,-2,1 78,-14,1 85,-8,1 91,-20,1 96,-9,1 104,-15,1 104,-3,1 112,-4,1 110,12,1'),
    ),
    cut(tan, limb(way('80,96,15 84,60,14 90,24,12'))),
    inked(
      crossing,
      3,
      way('70,80 84,88 95,76,1'),
      way('72,64 85,72 97,60,1'),
      way('74,48 87,56 100,44,1'),
      way('77,32 89,40 102,30,1'),
    ),
    cut(
      root,
      way(
        '30,140,1 36,104 58,102 67,82,1 72,88 82,91 90,89 96,82,1 100,112 124,132 150,176,1 90,206 30,190,1',
      ),
    ),
    inked(
      strand,
      4,
      way('74,100 66,124 36,146,1'),
      way('83,100 84,128 74,160,1'),
      way('92,102 100,128 124,162,1'),
    ),
  ];
};

const face: Layer[] = [
  cut(EAR, '-138,346,1 -156,320 -182,326 -182,366 -168,410 -140,416,1'),
  cut(NAPE, '138,346,1 156,320 182,326 182,366 168,410 140,416,1'),
  within(
    SKIN,
    twin('0,170 96,170 148,226 152,318 152,392 142,452 114,510 68,556 0,560'),
    // The side turned from the light begins at the ridge of brow and nose, and runs straight down to the chin.
    cut(SHADE, '30,150,1 26,240 20,330 18,390 28,424 26,470 22,520 20,580,1 220,580,1 220,150,1'),
  ),
  // Brows, eyes that look aside, what years of smiling have drawn.
  cut('#7d6a66', limb('-116,316,1 -84,288,7 -50,296,7 -26,310,1')),
  cut('#4a2b2b', limb('116,316,1 84,288,7 50,296,7 30,308,1')),
  within(
    '#fff4e2',
    '-104,358,1 -88,332 -52,332 -28,366,1 -64,373 -90,368',
    cut(DEEP, disc(-58, 352, 18, 19)),
  ),
  within('#d9b093', '104,358,1 88,332 52,332 28,366,1 64,373 90,368', cut(DEEP, disc(78, 352, 18, 19))),
  cut('#fff4e2', disc(-64, 346, 4), disc(72, 346, 4)),
  cut(DEEP, pair('-26,368,1 -50,326 -92,322 -124,348,1 -96,340 -60,340')),
  cut(
    SHADE,
    limb('-96,390,1 -66,399,3 -40,388,1'),
    limb('-122,374,2 -136,384,1'),
    limb('-126,362,2 -142,366,1'),
  ),
  cut(SHADE, limb('-30,402,1 -48,424,4 -42,444,5 -24,442,1')),
  cut(SHADE, limb('-64,430,1 -94,454,4 -96,484,1'), limb('-14,450,1 8,455,4 34,444,2')),
  // The mouth.
  cut('#9c3a34', '-74,464,1 -26,464 -10,459 0,464 10,459 26,464 74,464,1 34,484 -34,484'),
  cut('#bd5147', '-74,464,1 -36,484 0,486 36,484 74,464,1 44,510 -36,512'),
  cut(DEEP, limb('-84,456,1 -70,468,3 -34,484,3 0,485,4 34,484,3 70,468,3 84,456,1')),
  // Hair, combed back from the brow to the two locks.
  within(
    GREY,
    '0,96 -84,108 -154,164 -172,250 -162,330,1 -150,334,1 -144,262 -116,220 -60,196 0,202 60,196 116,220 144,262 150,334,1 162,330,1 172,250 154,164 84,108',
    cut(GREY_SHADE, '20,90,1 32,150 29,210,1 24,260,1 130,360,1 220,360,1 220,90,1'),
  ),
  ...stalk(-1),
  ...stalk(1),
  inked(STRAND, 5, '-154,256 -150,200 -122,166', '-122,212 -116,190 -102,172'),
  // Leaves of gold hang from the ears.
  cut(GOLD, '-166,396,1 -186,424 -184,462 -162,492,1 -148,456 -150,420'),
  cut('#d98a24', '166,396,1 186,424 184,462 162,492,1 148,456 150,420'),
];

/** An older woman from in front: her high patched collar and the two locks of hair that stand up plaited are a giraffe's. */
export const twiga: readonly Layer[] = [
  // Her own neck, and the collar folded down round it.
  within(
    SKIN,
    twin('0,480,1 82,480,1 80,600 86,680,1 0,680,1'),
    cut(SHADE, '-100,470,1 -92,560 -40,612 8,626 24,700,1 20,480,1'),
    cut(NAPE, '12,470,1 20,560 28,700,1 120,700,1 120,470,1'),
  ),
  within(
    NET,
    twin(COLLAR),
    cut(PATCH, ...patchesRound),
    within(NET_SHADE, TURNED, cut(PATCH_SHADE, ...patchesRound)),
  ),
  within(
    CLOTH,
    twin('0,960,1 60,900,1 124,736,1 250,776 380,812 440,860 470,960,1'),
    cut(CLOTH_SHADE, '60,700,1 480,700,1 480,980,1 0,980,1'),
  ),
  cut(LAPEL, '-112,716,1 -172,756 -196,800,1 -150,816,1 -172,838,1 0,980,1 -60,880 -110,780'),
  cut(LAPEL_SHADE, '112,716,1 172,756 196,800,1 150,816,1 172,838,1 0,980,1 60,880 110,780'),
  moved({ x: 22, y: 52, scale: 0.93, turn: 4 }, ...face),
];
