import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, spots, within } from '../../canvas/cut.ts';
import { box, disc, limb, outline } from '../../drawing/brush.ts';
import { pair } from '../../drawing/mirrored.ts';
import { stoneTownInSun } from '../buildings/stoneTownInSun.ts';

const [RED, CREAM, GOLD] = ['#cf3a2e', '#fff0d0', '#ffc44d'];
const [SKIN, LIT_SKIN, KNUCKLE, PEG, ROPE, SKIRT, SKIRT_SHADE] = [
  '#744432',
  '#b06c45',
  '#3d1f1a',
  '#f7d9a6',
  '#1d2350',
  '#f2b340',
  '#c97f2c',
];

const CLOTH =
  '170,118,1 400,138 800,138 1030,118,1 1046,300 1022,540 1050,776,1 940,744 820,800 690,796 560,750 430,728 280,806 98,744,1 150,560 172,320';
const FIELD =
  '266,228,1 400,248 600,254 800,250 938,226,1 950,400 934,540 950,676,1 860,656 740,704 600,676 440,642 300,706 206,664,1 244,520 258,380';
const RIM =
  '254,214,1 400,236 600,242 800,238 950,212,1 962,400 946,540 964,692,1 860,670 740,718 600,690 440,656 300,722 190,678,1 230,520 246,380';
/** The spots of the border, from the upper left clockwise. */
const PINDO =
  '212,172 290,184 368,192 446,195 524,197 602,198 680,197 758,195 836,192 914,184 992,172 1000,251 1004,329 1000,408 992,486 992,565 998,643 1008,726 930,712 850,734 766,756 682,748 602,722 522,702 442,694 366,716 292,740 216,740 142,722 168,650 188,574 202,494 210,414 212,334 212,253';

/** A hand that holds the cloth to the line: the fingers come over its edge to this side, the light is at its right. */
const hand = within(
  SKIN,
  '-22,-12,1 -18,-24 0,-28 20,-24 24,-10,1 23,14 16,24 11,20 5,28 -2,23 -8,27 -14,21 -20,18',
  cut(LIT_SKIN, '10,-40,1 40,-40,1 40,40,1 16,40,1 18,0'),
  inked(KNUCKLE, 3, '-8,-2 -8,24', '4,-3 4,24', '14,-2 12,20'),
);

/** Her head, of which the cloth hides all below the eyes: she looks down at the pegs. Its foot is the chin. */
const head: readonly Layer[] = [
  // The ends of her headwrap, knotted at its side.
  cut(SKIRT, '44,-136,1 78,-172 104,-170 96,-146 56,-122,1'),
  cut(SKIRT_SHADE, '46,-124,1 92,-136 108,-112 90,-96 50,-108,1'),
  within(
    SKIN,
    '-44,-40,1 -46,-90 -36,-130 0,-140 36,-130 46,-90 44,-40,1 24,0 0,6 -24,0',
    cut(LIT_SKIN, '16,-140,1 22,-90 14,-40 18,10,1 60,10,1 60,-140,1'),
  ),
  cut(KNUCKLE, limb(pair('8,-66,0 16,-58,3 30,-58,4 40,-68,0')), limb(pair('8,-86,3 22,-92,4 38,-86,0'))),
  within(
    SKIRT_SHADE,
    '-48,-82,1 -62,-120 -40,-172 10,-190 56,-166 62,-120 48,-82,1 34,-104 0,-112 -34,-104',
    cut(SKIRT, '-10,-200,1 6,-160 2,-130 10,-100,1 60,-70,1 90,-200,1'),
    inked(SKIRT_SHADE, 4, '60,-128 40,-146 16,-176', '60,-116 36,-128 8,-132'),
  ),
  cut(SKIRT, disc(-48, -52, 7), disc(48, -52, 7)),
  cut(SKIRT_SHADE, disc(52, -122, 12, 14)),
];

/** A kanga on a line, whose middle is the town in the sun, and what is seen of her who pegs it up behind it. */
export const kangaOnLine: readonly Layer[] = [
  // Skirt and feet below the hem.
  cut(
    SKIN,
    '756,858,1 760,824,1 786,824,1 786,846 784,862,1 722,862,1 730,850',
    '822,860,1 826,824,1 852,824,1 852,848 850,864,1 788,864,1 798,852',
  ),
  cut(KNUCKLE, '718,860,1 784,860,1 784,866,1 718,866,1;784,862,1 850,862,1 850,868,1 784,868,1'),
  within(
    SKIRT,
    outline('738,700,1 732,828,1 800,838 876,826,1 872,700,1'),
    cut(SKIRT_SHADE, '720,690,1 790,690,1 796,850,1 720,850,1'),
  ),
  moved({ x: 798, y: 172, scale: 0.86 }, ...head),
  inked(ROPE, 5, '-40,96 100,112 176,122', '1024,122 1100,112 1240,96'),
  within(
    RED,
    CLOTH,
    cut(CREAM, ...spots(PINDO, 17)),
    cut(CREAM, RIM),
    within(GOLD, FIELD, ...stoneTownInSun),
  ),
  cut(PEG, ...[170, 450, 1030].map((x) => box(x - 6, 98, 12, 44))),
  moved({ x: 700, y: 138 }, hand),
  moved({ x: 898, y: 134 }, hand),
];
