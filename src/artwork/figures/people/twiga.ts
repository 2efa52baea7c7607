import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';
import { patchesRound } from './patchedNeck.ts';

const [SKIN, SHADE, DEEP, EAR, NAPE] = ['#bd7640', '#7c3f26', '#34141a', '#8f4c2b', '#5f2c1f'];
const [GREY, GREY_SHADE, STRAND] = ['#e6dfd8', '#978aa2', '#b9afb4'];
const [PATCH, NET, PATCH_SHADE, NET_SHADE] = ['#b9521f', '#ffe2a6', '#7a2a1c', '#c98f5a'];
const [HORN, GOLD] = ['#e08a3a', '#ffc23a'];
const [CLOTH, CLOTH_SHADE, LAPEL, LAPEL_SHADE] = ['#3b2870', '#22164a', '#553a94', '#33225e'];

/** Half the outline of the collar: it stands up round the neck and widens down between the lapels. */
const COLLAR = '0,640,1 60,632 96,598,1 94,660 104,720 140,800 190,930,1 0,930,1';
/** The side of the collar that is turned from the light. */
const TURNED = '24,560,1 22,660 40,740 50,820 40,940,1 240,940,1 240,560,1';

/** Topknot and the two pins in it, short and blunt as a giraffe's horns. */
const topknot: Layer[] = [
  cut(HORN, limb('-20,120,11 -34,70,11 -56,20,13')),
  cut(PATCH, limb('20,120,11 34,70,11 56,20,13')),
  cut(DEEP, twoDiscs(58, 14, 20, 19)),
  within(
    GREY,
    twin('0,66 54,66 92,96 92,140 60,176 0,176'),
    cut(GREY_SHADE, '26,60,1 44,92 28,124,1 28,180,1 120,180,1 120,60,1'),
    inked(STRAND, 5, '-66,150 -70,104 -30,84', '-36,164 -40,124 -6,100'),
  ),
];

const face: Layer[] = [
  cut(EAR, pair('138,346,1 156,320 182,326 182,366 168,410 140,416,1')),
  within(
    SKIN,
    twin('0,170 96,170 148,226 152,318 152,392 142,452 114,510 68,556 0,560'),
    // The side turned from the light begins at the ridge of nose, lips and chin; some of it falls on the far cheek.
    cut(
      SHADE,
      '26,150,1 14,250 20,312 6,340 4,376 -10,420 -8,438,1 -26,446 -14,454,1 4,458 6,470,1 2,512,1 -12,522 8,540 0,580,1 220,580,1 220,150,1',
    ),
    cut(SKIN, '40,392,1 70,402 112,386,1 104,420 76,452 58,456,1 52,420'),
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
  cut(SHADE, limb('-64,430,1 -94,454,4 -96,484,1')),
  // The mouth.
  cut(
    '#b2443c',
    '-74,464,1 -26,466 -10,460 0,468,1 0,486,1 -34,484',
    '-74,464,1 -36,484 0,486,1 0,512 -40,514',
  ),
  cut('#64201f', '74,464,1 26,466 10,460 0,468,1 0,486,1 34,484', '74,464,1 36,484 0,486,1 0,512 40,514'),
  cut(DEEP, limb('-82,456,1 -70,468,3 -34,484,3 0,484,4 34,484,3 70,468,3 82,456,1')),
  // Hair, drawn up.
  cut(
    GREY,
    '0,118 -90,116 -160,170 -172,250 -162,330,1 -150,334,1 -144,262 -116,216 -60,196 0,200 20,202,1 34,156 28,120,1',
  ),
  cut(
    GREY_SHADE,
    '28,120,1 34,156 20,202,1 60,196 116,216 144,262 150,334,1 162,330,1 172,250 160,170 90,116',
  ),
  inked(STRAND, 5, '-144,236 -132,170 -70,136', '-100,206 -84,164 -36,136'),
  // Leaves of gold hang from the ears.
  cut(GOLD, '-166,396,1 -186,424 -184,462 -162,492,1 -148,456 -150,420'),
  cut('#d98a24', '166,396,1 186,424 184,462 162,492,1 148,456 150,420'),
];

/** An older woman from in front: her high patched collar and the two pins in her hair are those of a giraffe. */
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
  moved({ x: 22, y: 42, scale: 0.93, turn: 4 }, ...topknot, ...face),
];
