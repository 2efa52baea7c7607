import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

const [SKIN, SHADOW, WARM] = ['#8c4a36', '#5c2733', '#f3a766'];
const [DRESS, FOLD, HEM] = ['#e54d3e', '#ad2b44', '#ff9c6a'];
const [STRAW, GLOW, CROWN, WEAVE] = ['#ffd269', '#ffe9a6', '#e9a643', '#f2b951'];

const lower = placed({ y: 13 });
/** A shape in its own ink whose upper edges are lit from behind, and layers within it. */
const rimmed = (rim: string, ink: string, row: string, ...layers: readonly Layer[]): Layer =>
  within(rim, outline(row), cut(ink, lower(row)), ...layers);

const BACK =
  '-40,-20,1 -44,36 -64,68 -118,88 -156,110 -166,150 -144,230 -112,300 -80,360,1 80,360,1 112,300 144,230 166,150 156,110 118,88 64,68 44,36 40,-20,1';
const SKIRT =
  '-138,240,1 -104,292 -56,330 0,342 56,330 104,292 138,240,1 110,320 96,376 116,430 152,486 170,550 168,612 120,646 40,648 -80,646 -220,642 -324,634,1 -360,606 -344,570 -304,548 -232,534,1 -172,508 -136,470 -112,424 -96,376 -110,320';
const FOOT =
  '-250,556,1 -320,574 -390,590 -440,606 -470,612,1 -496,612 -520,600 -556,598 -584,602 -596,616,1 -588,632 -556,642 -520,647 -480,646,1 -400,650 -320,648 -250,640,1';

/** Folded legs, the far foot behind the near one. */
const legs: readonly Layer[] = [
  rimmed(
    WARM,
    SHADOW,
    '-300,568,1 -400,572 -470,586,1 -500,588 -536,572 -574,572 -588,588,1 -578,606 -540,614 -500,616 -440,620,1 -300,620,1',
  ),
  rimmed(
    WARM,
    SKIN,
    FOOT,
    cut(SHADOW, '-230,616,1 -340,630 -420,632 -500,634 -560,630 -600,622,1 -600,670,1 -230,670,1'),
  ),
  inked(SHADOW, 3, '-590,612 -576,618', '-588,624 -572,628', '-474,614 -464,628 -470,640'),
];

/** The arm that leans on the sand, its wrist bent, the fingers away from her. */
const leaning: readonly Layer[] = [
  within(
    WARM,
    limb('104,106,16 156,154,42 202,286,32 222,356,28 232,440,28 242,540,20 250,616,17'),
    cut(SKIN, limb('100,128,14 138,174,38 188,290,32 210,360,27 222,440,27 234,540,19 244,630,17')),
    cut(SHADOW, limb('110,170,20 138,220,16 166,300,13 190,370,12 204,440,11 222,540,8 234,630,8')),
  ),
  rimmed(
    WARM,
    SKIN,
    '230,560,1 266,560,1 274,596 312,614 352,622 366,632,1 352,642 300,648 250,648 226,642 224,612',
  ),
  inked(SHADOW, 3, '318,630 358,634', '306,640 346,642'),
];

/** The arm whose hand holds the brim from the far side. */
const raised: readonly Layer[] = [
  within(
    WARM,
    limb('-300,146,32 -284,70,31 -236,-10,25 -180,-80,20') +
      disc(-300, 144, 33, 33) +
      limb('-90,126,38 -176,140,42 -250,148,34 -304,144,32'),
    cut(
      SKIN,
      limb('-314,150,32 -298,70,31 -250,-10,25 -194,-80,20'),
      disc(-306, 150, 33, 33),
      limb('-80,142,38 -176,154,42 -250,161,34 -310,154,32'),
    ),
    cut(SHADOW, limb('-80,182,20 -176,196,20 -250,192,16 -330,178,10')),
  ),
];

const ellipse = (rx: number, ry: number) => disc(0, -140, rx, ry);

/** The straw hat from behind, full in the light behind it: brim, rings of the weave, ribbon, crown. */
const hat: readonly Layer[] = [
  cut(GLOW, ellipse(226, 184)),
  cut(STRAW, ellipse(200, 161)),
  cut(WEAVE, ellipse(164, 131)),
  cut(STRAW, ellipse(146, 116)),
  cut(DRESS, disc(0, -146, 114, 94)),
  cut(HEM, '-112,-150,1 -110,-200 -60,-240 0,-240,1 -50,-226 -88,-190 -92,-140,1'),
  within(
    CROWN,
    disc(0, -152, 93, 77),
    cut(STRAW, disc(-18, -172, 84, 66)),
    cut(WEAVE, disc(-20, -174, 46, 36)),
    cut(STRAW, disc(-22, -176, 32, 24)),
  ),
];

/** The ribbon's two ends, which fly in the wind. */
const ribbon: readonly Layer[] = [
  cut(
    FOLD,
    '84,-100,1 140,-70 200,-84 262,-60 330,-70,1 306,-40,1 322,-12,1 256,-22 196,-40 136,-30 70,-72,1',
  ),
  cut(DRESS, '84,-96,1 130,-50 190,-40 240,0 300,14,1 268,34,1 272,64,1 212,36 170,-4 116,-22 66,-70,1'),
];

/**
 * A woman sits on the sand, seen from behind against the sun, which her straw hat hides: one hand at the brim, one on the
 * sand, her legs folded to the left. The nape of her neck is the origin, the ground 640 pixels below it.
 */
export const hatAsSun: readonly Layer[] = [
  ...legs,
  ...raised,
  rimmed(
    WARM,
    SKIN,
    BACK,
    cut(SHADOW, '24,70,1 30,160 16,280 20,420,1 260,420,1 260,200,1 156,124,1 118,102 64,82,1'),
    cut(SHADOW, '-70,-30,1 70,-30,1 66,76 40,100 0,104 -40,100 -66,76'),
    inked(SHADOW, 5, '-84,160 -66,206 -76,250', '0,150 -4,230 0,320'),
  ),
  ...leaning,
  rimmed(
    HEM,
    DRESS,
    SKIRT,
    cut(FOLD, '20,340,1 34,430 44,500 76,560 60,620 80,660,1 240,660,1 240,240,1 130,280,1'),
    cut(DRESS, '84,500,1 130,530 150,590,1 118,570 92,540'),
    cut(
      FOLD,
      '30,560,1 -80,574 -200,598 -340,636,1 -200,620 -80,604',
      '-70,450,1 -100,516 -180,564,1 -120,528 -84,480',
    ),
  ),
  cut(DRESS, limb('-90,84,9 -108,180,8 -134,268,11')),
  cut(FOLD, limb('90,84,9 108,180,8 134,268,11')),
  // Her hair, gathered below the brim.
  cut('#2a1220', '-70,-20,1 -74,40 -40,66 0,72 40,66 74,40 70,-20,1'),
  ...hat,
  ...ribbon,
];
