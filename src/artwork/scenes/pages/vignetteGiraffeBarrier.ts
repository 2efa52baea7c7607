import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { box, disc, limb, panel } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [SKY, ROAD, KERB] = ['#2f9fa8', '#1d6674', '#7cc6c2'];
const [SAVANNA, FAR, HILL, TREE] = ['#c9bd6a', '#a9b06c', '#288c97', '#1d6f7c'];
const [RED, DEEP, WHITE, GREY] = ['#e0402f', '#b02c2a', '#fff8e8', '#d3cabb'];
const [POST, SHADE, GLASS, INK, SKIN] = ['#22384a', '#14242f', '#a9dcd8', '#241a22', '#6d3f28'];
const [COAT, DIM, PATCH, MUZZLE] = ['#f2b75f', '#d18c40', '#984824', '#fbe0ac'];

/** The bar of the barrier, as it turns about 0,0: a neck with its mane. */
const bar: readonly Layer[] = [
  cut(
    PATCH,
    `290,-40,1 ${Array.from({ length: 10 }, (_, at) => `${300 + at * 32},-86 ${316 + at * 32},-72`).join(' ')} 630,-80 660,-40,1`,
  ),
  within(
    WHITE,
    '-238,-70,1 0,-66 400,-56 700,-50,1 700,50,1 400,56 0,66 -238,70,1',
    cut(GREY, '-300,14,1 760,4,1 760,120,1 -300,120,1'),
    ...[-180, 10, 200, 390, 580].map((x) =>
      within(
        RED,
        `${x},-100,1 ${x + 100},-100,1 ${x + 74},100,1 ${x - 26},100,1`,
        cut(DEEP, '-300,14,1 760,4,1 760,120,1 -300,120,1'),
      ),
    ),
  ),
];

/** A giraffe's head in profile, looking right; 0,0 is where it sits on the neck. */
const head: readonly Layer[] = [
  // The far ear and the far horn.
  cut(
    DIM,
    limb('66,-70,15 62,-118,12 50,-158,12'),
    '6,-60,1 -6,-110 -46,-150 -66,-150,1 -70,-118 -44,-70 -10,-40,1',
  ),
  cut(INK, disc(48, -164, 19, 17)),
  within(
    COAT,
    '-44,128 -84,84 -84,20 -74,-40 -40,-84 0,-96 62,-96 104,-84 136,-58 200,-24 262,-2 306,16 328,40 330,66 318,84,1 316,100 296,112 270,108 236,96 186,94 140,108 96,130 44,144 0,146',
    cut(DIM, '-110,30,1 -60,84 -10,106 44,110 90,100 120,76 170,66 240,74 318,84,1 340,140,1 -40,190,1'),
    cut(MUZZLE, '268,-10,1 252,22 254,58 270,78 318,84,1 350,60,1 330,10,1'),
    cut(
      PATCH,
      '26,-100,1 120,-86 130,-62 96,-54 60,-62 24,-72,1',
      '-100,10,1 -40,-20 -6,-6 2,34 -24,58 -70,56 -100,60,1',
      '46,24,1 86,18 100,40 84,64 52,58 40,42',
      '-30,84,1 4,74 30,86 26,112 -8,116 -30,104',
      '136,4,1 176,-4 196,14 178,32 146,28',
    ),
  ),
  // The near horn, and the ear laid back.
  cut(COAT, limb('28,-74,17 20,-122,13 6,-166,13')),
  cut(DIM, limb('38,-78,6 31,-122,5 17,-164,5')),
  cut(INK, disc(4, -172, 22, 19)),
  cut(COAT, '-20,-24,1 -70,-62 -124,-72 -168,-54,1 -142,-18 -92,4 -34,6,1'),
  cut(PATCH, '-38,-18,1 -80,-46 -120,-54 -150,-48,1 -124,-26 -88,-12'),
  // Eye, nostril, mouth.
  within(
    WHITE,
    '56,0,1 72,-34 104,-52 132,-40 142,-14,1 120,12 84,14',
    cut(INK, disc(106, -8, 24)),
    cut(WHITE, disc(98, -14, 6)),
    // The lid follows her look down.
    cut(DIM, '46,6,1 74,-20 106,-36 150,-24,1 150,-80,1 46,-80,1'),
  ),
  inked(INK, 7, '52,4 72,-20 106,-38 144,-22'),
  inked(INK, 5, '128,-44 140,-56', '116,-52 124,-66', '102,-56 106,-70'),
  cut(INK, '276,16,1 296,18 304,32,1 288,34 278,28'),
  inked(INK, 6, '220,70 262,82 318,84'),
];

/** A safari van in profile, driving right; its wheels stand at y = 0. */
const van: readonly Layer[] = [
  cut(SHADE, disc(4, 2, 190, 9)),
  within(
    WHITE,
    '-176,-18,1 -176,-132 -164,-150,1 60,-150 84,-146 124,-88,1 164,-78 178,-62 180,-18,1',
    cut(GREY, box(-200, -44, 400, 60)),
    cut(RED, box(-200, -72, 400, 20)),
  ),
  // Its roof is up.
  cut(POST, box(-140, -166, 8, 18), box(-66, -166, 8, 18), box(2, -166, 8, 18)),
  cut(WHITE, panel('-152,-178,8 18,-178,10 26,-164,4 -152,-164,4')),
  cut(POST, panel('-158,-136,8 -92,-136,8 -92,-84,8 -158,-84,8;-80,-136,8 -14,-136,8 -14,-84,8 -80,-84,8')),
  cut(GLASS, '-2,-136,1 58,-136 74,-132 104,-84,1 -2,-84,1'),
  cut(POST, disc(-108, -16, 35), disc(112, -16, 35)),
  cut(INK, disc(-108, -16, 29), disc(112, -16, 29)),
  cut(GREY, disc(-108, -16, 12), disc(112, -16, 12)),
  cut(MUZZLE, '160,-72,1 176,-62 178,-48,1 162,-48,1'),
  // Who drives, waving to the barrier.
  cut(
    SKIN,
    '16,-122,1 26,-136 44,-132,1 45,-124,1 52,-114,1 46,-112,1 47,-107,1 43,-104 42,-99 32,-99,1 30,-88,1 16,-88,1',
  ),
  cut(INK, '17,-101,1 8,-124 18,-142 40,-140 47,-129,1 34,-126 27,-118 24,-106,1'),
  cut(
    SKIN,
    limb('62,-93,7 76,-94,7 83,-97,7'),
    disc(83, -96, 7),
    limb('83,-96,7 92,-116,6 95,-140,5'),
    '90,-138,1 84,-150,1 88,-153,1 94,-146,1 90,-166,1 95,-167,1 98,-150,1 101,-168,1 106,-167,1 103,-149,1 111,-162,1 115,-159,1 106,-140 100,-134,1',
  ),
  cut(RED, '0,-84,1 4,-98 20,-100 44,-100 68,-102,1 68,-86,1 44,-84,1'),
];

/** Over borders: the barrier that goes up is a giraffe's neck. */
export const vignetteGiraffeBarrier: readonly Picture[] = [
  picture(
    'vignettes/mission-cross-border',
    light('noon', 'kenya', 'left'),
    wash(SKY),
    // What lies beyond: hills, savanna, an acacia.
    floor(HILL, '-40,700 120,672 300,690 520,712 760,690 960,640 1100,628 1240,660'),
    floor(FAR, '-40,730 200,722 500,734 800,722 1240,732'),
    cut(
      TREE,
      limb(
        '1104,732,6 1103,700,5 1110,664,4;1103,704,4 1090,676,4 1080,664,3;1104,696,4 1124,676,3 1136,664,3',
      ),
      '1044,668,1 1052,654 1080,650 1100,638 1128,642 1156,652 1174,668,1 1130,664 1080,664',
    ),
    floor(SAVANNA, '-40,764 260,756 620,766 900,758 1240,768'),
    cut(ROAD, box(-10, 812, 1220, 100)),
    cut(KERB, box(-10, 806, 1220, 8)),
    moved({ x: 272, y: 590, turn: -37 }, ...bar),
    // The post it turns on.
    within(POST, panel('186,480,26 358,480,26 366,820,1 178,820,1'), cut(SHADE, box(292, 470, 120, 460))),
    cut(SHADE, panel('142,806,8 402,806,8 414,842,8 130,842,8')),
    cut(WHITE, disc(272, 590, 46)),
    cut(POST, disc(272, 590, 22)),
    moved({ x: 806, y: 204, turn: 30 }, ...head),
    moved({ x: 772, y: 832, scale: 1.38 }, ...van),
  ),
];
