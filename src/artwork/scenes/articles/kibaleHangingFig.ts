import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, spots, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [GROUND, LEAF, VEIN] = ['#f6c944', '#14503f', '#2f7a56'];
const [FIG, SHADE, BLOOM] = ['#dd3b2a', '#ad2720', '#f49a6a'];
const [COAT, LIMB, SKIN, DUSK, IRIS, GLINT] = [
  '#15181d',
  '#2f353d',
  '#c8946a',
  '#7c5038',
  '#e09a44',
  '#fff3dc',
];

/** The right half of a fig under its stalk, and of a chimpanzee that has drawn itself up. */
const ROUND = '0,206,1 24,208 36,256 72,312 138,376 180,460 188,560 158,660 92,734 0,752,1';

const fig: readonly Layer[] = [
  cut(LEAF, limb('0,0,13 3,120,11 0,216,21')),
  within(
    FIG,
    twin(ROUND),
    cut(SHADE, '18,200,1 36,300 106,420 122,560 88,680 0,752,1 200,760,1 200,200,1'),
    inked(
      SHADE,
      5,
      '-4,240 -24,360 -46,520 -14,690',
      '-14,250 -84,370 -132,530 -42,690',
      '4,240 34,380 40,520 6,690',
    ),
    cut(
      BLOOM,
      ...spots('-84,420 -66,540 -108,600 -24,440 -18,590 20,500 70,470 74,600 60,360 -62,650 30,650', 5, 7),
    ),
    cut(SHADE, disc(-6, 722, 30, 20)),
    cut(BLOOM, disc(-6, 724, 15, 10)),
  ),
  cut(LEAF, twin('0,190,1 20,206 28,226,1 14,234 0,226,1')),
];

/** A leaf at a node of the bough. */
const leaf: readonly Layer[] = [
  cut(LEAF, limb('0,0,4 10,30,4 26,60,2'), '24,52,1 80,50 128,110 150,200 136,262,1 70,220 22,150'),
  inked(VEIN, 5, '28,60 70,130 130,250'),
  inked(
    VEIN,
    4,
    '62,112 92,104 116,116',
    '90,160 118,152 136,164',
    '64,120 54,146 60,172',
    '98,180 88,200 96,220',
  ),
];

const FOOT =
  '8,676,1 30,660 66,664 86,690 90,724 78,748,1 66,756 56,748,1 46,760 34,750,1 24,758 12,748,1 4,730';

const chimpanzee: readonly Layer[] = [
  // The arm by which it hangs, in place of the stalk.
  cut(COAT, limb('0,-14,34 -2,30,28 -6,90,34 4,160,29 2,220,40 0,330,84')),
  cut(COAT, twin(ROUND)),
  // Knees drawn up, feet together, the other arm about the shins.
  cut(LIMB, pair('12,612,1 30,548 90,512 144,550 154,640 118,706 60,724 16,716,1')),
  cut(DUSK, pair(FOOT)),
  inked(
    COAT,
    4,
    '56,748 56,730 58,716',
    '34,750 34,730 36,716',
    '-56,748 -56,730 -58,716',
    '-34,750 -34,730 -36,716',
  ),
  moved(
    { x: 0, y: -36 },
    cut(
      DUSK,
      '16,604,1 -10,600 -60,596 -92,602,1 -106,606 -106,618 -96,622,1 -112,626 -112,640 -98,642,1 -108,648 -106,660 -92,662,1 -92,674 -80,678 -60,676,1 -20,676 16,668,1',
    ),
    inked(COAT, 4, '-98,622 -70,621 -44,624', '-100,642 -70,642 -42,642', '-94,662 -66,661 -40,659'),
    cut(
      COAT,
      '120,440,1 176,510 180,580 166,640 100,668 6,684,1 18,670 0,664,1 12,650 -8,640,1 10,632 0,614,1 18,616 16,602,1 80,604 132,584 140,540',
    ),
  ),
  // The head.
  moved(
    { x: 0, y: 396, turn: 6 },
    cut(SKIN, pair('84,-44,1 104,-74 142,-62 146,-14 122,26 92,20,1')),
    cut(DUSK, pair('96,-30 112,-52 132,-36 128,-6 106,8')),
    cut(COAT, twin('0,-128,1 62,-126 108,-84 112,-20 104,50 80,120 0,140,1')),
    cut(SKIN, twin('0,-44,1 30,-56 66,-50 76,-24 66,8 68,26 98,56 98,108 60,140 0,146,1')),
    cut(DUSK, twin('0,-44,1 30,-66 70,-58 84,-24 72,16 44,34 22,30 0,24,1')),
    cut(COAT, twin('0,-74,1 50,-84 96,-60 92,-10,1 84,-26 64,-36 24,-34 0,-22,1')),
    cut(COAT, pair('14,-4,1 26,-20 52,-20 66,-4,1 52,6 28,6')),
    cut(IRIS, disc(-38, -8, 11), disc(40, -8, 11)),
    cut(COAT, disc(-38, -8, 6), disc(40, -8, 6)),
    cut(GLINT, disc(-34, -12, 3), disc(44, -12, 3)),
    cut(COAT, pair('3,44,1 14,36 24,42 20,54 8,52')),
    inked(COAT, 6, '-78,92 -50,103 0,98 50,103 78,90'),
    inked(DUSK, 5, '-26,126 0,130 26,126'),
  ),
];

const FINGER = '-11,-30 0,-44 11,-30 12,40 0,58 -12,40';

/** A fig bough in Kibale. */
export const kibaleHangingFig: readonly Picture[] = [
  // One fruit of the bough is a chimpanzee: its arm is the stalk.
  picture(
    'articles/kibale',
    light('morning', 'uganda', 'left'),
    plan({ subject: [420, 350, 360, 460], camera: 'front' }),
    wash(GROUND),
    moved({ x: 208, y: 84, scale: 0.92 }, ...fig),
    moved({ x: 996, y: 66, scale: 0.86 }, ...fig),
    moved({ x: 600, y: 100 }, ...chimpanzee),
    cut(LEAF, limb('-40,66,34 300,92,30 620,88,27 900,66,22 1240,40,16')),
    moved({ x: 226, y: 96, scale: 0.9 }, ...leaf),
    moved({ x: 640, y: 96 }, ...leaf),
    moved({ x: 1000, y: 76, scale: 0.9 }, ...leaf),
    ...[-36, -12, 13, 37].map((x, at) =>
      moved(
        { x: 600 + x, y: 88 - [0, 6, 6, 1][at]! },
        cut(COAT, FINGER),
        inked(LIMB, 4, '-8,-8 0,-12 8,-8', '-8,16 0,20 8,16'),
      ),
    ),
  ),
];
