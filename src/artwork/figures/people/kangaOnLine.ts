import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, spots, within } from '../../canvas/cut.ts';
import { box, disc, limb, outline } from '../../drawing/brush.ts';
import { pair } from '../../drawing/mirrored.ts';
import { roundEnded } from '../../drawing/roundEnded.ts';
import { stoneTownInSun } from '../buildings/stoneTownInSun.ts';

const [RED, CREAM, GOLD] = ['#cf3a2e', '#fff0d0', '#ffc44d'];
const [SKIN, LIT_SKIN, KNUCKLE, PEG, ROPE, SKIRT, SKIRT_SHADE, TUCK] = [
  '#744432',
  '#b06c45',
  '#3d1f1a',
  '#f7d9a6',
  '#1d2350',
  '#f2b340',
  '#c97f2c',
  '#b72f2b',
];

const CLOTH =
  '170,106,1 220,136 390,138 450,106,1 510,138 640,136 700,126,1 740,158 858,158 898,122,1 940,136 1000,130 1030,106,1 1046,300 1022,540 1050,776,1 940,744 820,800 690,796 560,750 430,728 280,806 98,744,1 150,560 172,320';
const FIELD =
  '266,228,1 400,248 600,254 800,250 938,226,1 950,400 934,540 950,676,1 860,656 740,704 600,676 440,642 300,706 206,664,1 244,520 258,380';
const RIM =
  '254,214,1 400,236 600,242 800,238 950,212,1 962,400 946,540 964,692,1 860,670 740,718 600,690 440,656 300,722 190,678,1 230,520 246,380';
/** The spots of the border, from the upper left clockwise. */
const PINDO =
  '212,172 290,184 368,192 446,195 524,197 602,198 680,197 758,195 836,192 914,184 992,172 1000,251 1004,329 1000,408 992,486 992,565 998,643 1008,726 930,712 850,734 766,756 682,748 602,722 522,702 442,694 366,716 292,740 216,740 142,722 168,650 188,574 202,494 210,414 212,334 212,253';

/** Skin in the shade. */
const SHADED = '#54302a';

/** The four fingers, the first on the right, and the gaps between them; twice their size. */
const FINGERS =
  '38,-14,16 44,14,15 41,40,13;13,-22,16 16,18,15 13,56,13;-14,-22,16 -16,16,15 -18,50,13;-38,-14,16 -46,10,14 -47,28,12';
const GAPS = '27,-6,0 30,14,2 28,50,4;-1,-8,0 0,16,2 -2,60,4;-29,-6,0 -32,12,2 -34,46,4';

/** A hand that holds the cloth to the line: its back above the hem, and four fingers that come over to this side. */
const hand: readonly Layer[] = [
  cut(
    SKIN,
    '-58,6,1 -56,-24 -30,-46 10,-48 44,-40 58,-16 58,6,1',
    ...FINGERS.split(';').map((row) => roundEnded(row, -1)),
  ),
  cut(KNUCKLE, limb(GAPS)),
  cut(LIT_SKIN, ...spots('42,40 13,57 -18,50 -48,29', 7, 8)),
];
/** Its thumb, behind the hem. */
const thumb = cut(SHADED, roundEnded('30,6,18 58,-14,15 74,-10,14', -1));
/** The tucks of the cloth that is gathered into the grip. */
const tucks = cut(
  TUCK,
  limb(
    '-40,10,3 -76,40,12 -130,66,0;-16,30,3 -24,90,13 -56,170,0;14,30,3 24,96,13 60,170,0;40,10,3 80,44,12 130,66,0',
  ),
);

/** Her head over the hem, which hides the chin: her eyes are wide open. Its foot is the chin. */
const head: readonly Layer[] = [
  // The ends of her headwrap, knotted at its side.
  cut(SKIRT, '44,-136,1 78,-172 104,-170 96,-146 56,-122,1'),
  cut(SKIRT_SHADE, '46,-124,1 92,-136 108,-112 90,-96 50,-108,1'),
  cut(KNUCKLE, '-22,-30,1 22,-30,1 30,40,1 -30,40,1'),
  within(
    SKIN,
    '-44,-40,1 -46,-90 -36,-130 0,-140 36,-130 46,-90 44,-40,1 24,0 0,6 -24,0',
    cut(LIT_SKIN, '16,-140,1 22,-90 30,-60 22,-20 18,10,1 60,10,1 60,-140,1'),
    // The shade side of the nose.
    cut(SHADED, '2,-78,1 -4,-58 -12,-46 -2,-42 8,-45,1 2,-54'),
  ),
  // The eyes, which look out to the left under arched brows, and the smile.
  cut(CREAM, pair('8,-70,1 16,-80 30,-81 40,-72,1 30,-68 16,-66')),
  cut(KNUCKLE, disc(-27, -74, 6, 7), disc(20, -74, 6, 7)),
  cut(KNUCKLE, limb(pair('6,-69,0 14,-80,2 28,-83,2 41,-70,0')), limb(pair('8,-93,2 22,-101,4 40,-91,0'))),
  cut(CREAM, disc(-23, -76, 2), disc(22, -76, 2)),
  cut('#8f3b30', '-22,-32,1 -8,-25 8,-25 24,-34,1 16,-17 0,-13 -14,-17'),
  within(
    SKIRT_SHADE,
    '-48,-92,1 -62,-124 -40,-172 10,-190 56,-166 62,-124 48,-92,1 34,-114 0,-122 -34,-114',
    cut(SKIRT, '-10,-200,1 6,-160 2,-130 10,-100,1 60,-70,1 90,-200,1'),
    inked(SKIRT_SHADE, 4, '60,-128 40,-146 16,-176', '60,-116 36,-128 8,-132'),
  ),
  cut(SKIRT, disc(-48, -52, 7), disc(48, -52, 7)),
  cut(SKIRT_SHADE, disc(52, -122, 12, 14)),
];

/** Where her two hands hold the cloth. */
const [LEFT, RIGHT] = [
  { x: 700, y: 134, scale: 0.44 },
  { x: 898, y: 130, scale: 0.44 },
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
  moved({ x: 798, y: 160, scale: 0.8 }, ...head),
  inked(ROPE, 5, '-40,98 170,112,1 450,114,1 700,142,1', '898,140 1030,112,1 1240,98'),
  moved(LEFT, thumb),
  moved({ ...RIGHT, flip: true }, thumb),
  within(
    RED,
    CLOTH,
    moved(LEFT, tucks),
    moved(RIGHT, tucks),
    cut(CREAM, ...spots(PINDO, 17)),
    cut(CREAM, RIM),
    within(GOLD, FIELD, ...stoneTownInSun),
  ),
  cut(PEG, ...[170, 450, 1030].map((x) => box(x - 6, 98, 12, 44))),
  moved(LEFT, ...hand),
  moved({ ...RIGHT, flip: true }, ...hand),
];
