import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, spots, within } from '../../canvas/cut.ts';
import { ground, head } from '../../canvas/head.ts';
import type { Picture } from '../../canvas/picture.ts';
import { disc, limb, outline, panel } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [WALL, TABLE, UNDER] = ['#0f4b55', '#0b3a43', '#072a31'];
const [PAPER, TOP, SIDE, CREASE] = ['#ebb977', '#fbdfae', '#bb7d45', '#d9a05c'];
const [RIBBON, LIT, FOLD, INSIDE] = ['#dd3a2c', '#f5654c', '#a92420', '#7d1a1c'];
const DUSK = '#c98d4a';
const [IVORY, BONE, INK] = ['#fff4dc', '#e2cba4', '#2a1416'];

/** The paper parcel in the light from the left: its stamp, the folds of its end, and the ribbon about it. */
const parcel: readonly Layer[] = [
  ground(TABLE, 768),
  cut(UNDER, '240,836,1 800,836,1 968,746,1 1240,790,1 1240,846,1 1000,866,1 300,854,1'),
  cut(TOP, '240,410,1 800,410,1 968,330,1 424,330,1'),
  within(
    PAPER,
    '240,410,1 800,410,1 800,836,1 240,836,1',
    cut(FOLD, '488,400,1 556,400,1 556,840,1 488,840,1'),
    // The bow's own shade on the paper.
    cut(
      CREASE,
      '220,500,1 300,560 400,570 488,470,1 488,400,1 220,400,1',
      '556,400,1 556,470,1 640,560 720,580 820,500,1 820,400,1',
    ),
    cut(INSIDE, '488,400,1 556,400,1 556,500,1 488,500,1'),
  ),
  within(
    SIDE,
    '800,410,1 968,330,1 968,746,1 800,836,1',
    cut('#9c6234', '800,836,1 884,640,1 968,746,1', '800,410,1 884,520,1 968,330,1'),
    cut('#ad713d', '884,520,1 968,330,1 968,746,1 884,640,1'),
  ),
  cut(FOLD, '488,411,1 556,411,1 736,330,1 670,330,1'),
  // The stamp: an acacia on yellow, and its postmark.
  cut(
    IVORY,
    panel('276,700,0 376,700,0 376,806,0 276,806,0'),
    ...spots(
      '276,700 292,700 308,700 326,700 342,700 360,700 376,700 276,806 292,806 308,806 326,806 342,806 360,806 376,806 276,716 276,734 276,752 276,770 276,788 376,716 376,734 376,752 376,770 376,788',
      6,
    ),
  ),
  within(
    '#f2a62c',
    '286,710,1 366,710,1 366,796,1 286,796,1',
    cut(
      WALL,
      '280,776,1 370,776,1 370,800,1 280,800,1',
      '296,746,1 302,732 326,726 350,732 358,746,1 340,750 328,744 312,750',
      limb('328,778,4 330,760,3 316,742,2;330,762,3 342,742,2'),
    ),
  ),
  inked(
    INK,
    4,
    '384,690 392,682 404,694 416,682 428,694 440,682 450,690',
    '384,708 392,700 404,712 416,700 428,712 440,700 450,708',
    '384,726 392,718 404,730 416,718 428,730 440,718 450,726',
  ),
];

/** The right loop of the bow, an ear: its front, the folds at the knot, and below it the inside of its back. */
const loop = (front: string, folds: string): readonly Layer[] => [
  cut(INSIDE, '40,40,1 120,60 250,0 312,-60,1 326,10 300,90 250,160 206,196 176,200 130,150 84,110,1'),
  cut(
    front,
    '30,-62,1 74,-140 150,-196 240,-206 320,-176 344,-90 330,0 302,64,1 236,40 150,60 92,116,1 60,60 30,40',
  ),
  cut(
    folds,
    '52,-44,1 130,-86 220,-136,1 146,-62;56,2,1 130,-14 226,-44,1 130,16;56,40,1 100,36 150,20,1 104,62',
  ),
];

const LABEL = '0,-24,1 34,10,1 34,118,1 -34,118,1 -34,10,1';
/** The trunk: the end of the ribbon, cut to two tips, which curls up over the parcel. */
const TRUNK = '0,60,62 0,130,46 0,220,40 20,310,37 80,366,35 150,350,32 188,300,30 196,262,29';
const TIPS = '167,268,1 160,224,1 198,252,1 240,220,1 224,270,1';
const trunk: readonly Layer[] = [
  moved({ x: 24, y: 20 }, cut(DUSK, limb(TRUNK), TIPS)),
  within('none', '-34,60,1 34,60,1 34,470,1 -34,470,1', moved({ x: 24, y: 20 }, cut(INSIDE, limb(TRUNK)))),
  // The label it holds.
  moved(
    { x: 248, y: 306, turn: -10 },
    moved({ x: 12, y: 12 }, cut(DUSK, LABEL)),
    cut(IVORY, LABEL),
    cut(BONE, '0,-24,1 34,10,1 34,118,1 14,118,1 14,0,1'),
    cut(RIBBON, disc(0, 6, 9)),
    inked(INK, 5, '-20,50 6,50', '-20,70 6,70', '-20,90 -4,90'),
  ),
  inked(INK, 4, '199,252 228,262 248,310'),
  within(
    RIBBON,
    `${limb(TRUNK)}${outline(TIPS)}`,
    cut(LIT, '-90,60,1 -26,60,1 -12,140 -18,220 2,310 70,366,1 10,360 -30,300 -40,220 -60,150'),
    cut(FOLD, '30,380,1 90,388 150,366 200,310 206,216,1 250,200,1 250,300 180,400 80,420'),
  ),
];

/** The knot, and the end of the ribbon that hangs from it: an elephant's head, its trunk. */
const knot: readonly Layer[] = [
  moved({ x: 0, y: 0, flip: true }, ...loop(LIT, RIBBON)),
  ...loop(RIBBON, FOLD),
  ...trunk,
  cut(DUSK, '44,40,1 80,40,1 90,90 120,130 150,176,1 100,190 60,150'),
  cut(IVORY, limb('40,92,18 58,160,15 98,206,11 152,220,2;-40,92,18 -58,160,15 -98,206,11 -152,220,2')),
  cut(BONE, limb('30,92,8 46,162,6 92,214,5 152,221,1')),
  within(
    RIBBON,
    '0,-108,1 40,-124 84,-104 96,-44 82,30 66,96 52,128 0,136 -52,128 -66,96 -82,30 -96,-44 -84,-104 -40,-124',
    cut(LIT, '0,-108,1 -20,-60 -26,20 -14,140,1 -30,150,1 -44,90 -52,40 -64,0 -70,-50 -50,-100 -20,-130,1'),
    cut(FOLD, '60,-130,1 64,-80 58,-20 40,40 36,140,1 120,140,1 120,-130,1'),
  ),
  inked(FOLD, 5, '-30,100 0,110 34,100', '-38,124 0,134 38,124'),
  cut(INK, '-72,6,1 -62,-8 -46,-6 -38,8,1 -50,16 -64,16', '72,6,1 62,-8 46,-6 38,8,1 50,16 64,16'),
  cut(IVORY, disc(-52, 1, 4), disc(56, 1, 4)),
];

/** The head of the packages: the bow on one of them has a trunk. */
export const vignettePackages: readonly Picture[] = head('vignettes/packages', {
  light: light('noon', 'uganda', 'left'),
  plan: { subject: [210, 180, 740, 650], camera: 'front' },
  layers: [ground(WALL), ...parcel, moved({ x: 522, y: 370 }, ...knot)],
});
