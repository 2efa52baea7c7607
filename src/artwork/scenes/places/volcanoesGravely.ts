import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { mirrored, pair } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, STONE, GULLY, DARK] = ['#f78fa2', '#ea7690', '#4f66c8', '#37489f', '#1a1a44'];
const [SKIN, FOLD, DIM, AMBER, CLOUD] = ['#b4b9f0', '#6e78cc', '#4c55a6', '#f8a01e', '#fff8ea'];
const [FIELD, ROW, SHADED] = ['#a9d052', '#5aa84a', '#1d6a58'];

/** Crater, flank, temple, cheek and shoulder, in one line from the top to the foot. */
const MOUNTAIN =
  '-58,128,1 -30,142 0,132 34,144 66,122,1 92,190 140,280 204,366 268,450 318,536 356,620 420,700 520,776 660,840,1 660,960,1 -660,960,1 -660,806,1 -510,748 -412,684 -352,610 -312,530 -264,450 -200,366 -136,280 -88,190';
/** The ridge from the crater to between his eyes: what lies to the right of it is in shade. */
const SHADE = '24,100,1 20,180 -12,240 26,300 -8,360 8,420 0,470,1 0,960,1 680,960,1 680,100,1';
/** His face as far as it lies in the light. */
const FACE = '2,480,1 -236,496,1 -240,640 -232,700 -204,790,1 -204,810,1 2,810,1';
/** What the light finds on it: brow and bridge, cheekbone, nose, chin; on the left, and mirrored, dimly, on the right. */
const PLANES = `0,456,1 -36,438 -70,426 -96,420,1 -112,424 -132,462,1 -126,430 -112,416,1 -160,414 -182,424,1 -204,436 -222,476,1 -220,454 -202,436,1 -240,452 -260,500 -258,560,1 -232,512 -190,492 -130,488 -80,494 -48,518 -28,556 -22,596 0,606,1;
-174,630,1 -210,604 -262,568,1 -266,640 -254,720 -204,790,1 -200,740 -186,690 -164,656;
0,644,1 -20,606 -72,596 -124,608 -160,646 -162,690 -134,722 -84,736 -34,752 0,784,1;
0,828,1 -64,818 -130,814 -204,808,1 -150,848 -70,860 0,862,1`;

/** His right eye, which glances up at the cloud. */
const eye = within(
  DARK,
  '60,540,1 82,510 132,492 184,508 204,540,1 172,562 112,564 78,556',
  cut(AMBER, disc(134, 524, 36, 36)),
  cut(DARK, disc(138, 512, 17)),
);

/** A silverback who looks at us, level: his crest is a volcano. */
const silverback: readonly Layer[] = [
  within(
    STONE,
    MOUNTAIN,
    // Gullies, which are the locks of his hair; the upper two run on into the creases of his brow.
    cut(
      GULLY,
      '-52,150,1 -66,220 -126,300 -180,370 -222,478,1 -200,432 -150,350 -90,280 -58,220',
      '-8,150,1 -22,220 -60,290 -106,360 -132,464,1 -110,410 -66,330 -30,270 -10,220',
      '-250,440,1 -300,540 -360,650 -470,730,1 -370,670 -300,580',
      '-276,560,1 -300,650 -350,740 -430,800,1 -330,760 -280,680',
    ),
    cut(FIELD, '-680,794,1 -560,808 -440,844 -340,892 -280,960,1 -680,960,1'),
    inked(ROW, 12, '-660,842 -540,858 -440,896 -390,960', '-660,884 -580,892 -510,922 -480,960'),
    cut(DARK, SHADE),
    cut(SHADED, '680,836,1 580,842 480,868 410,906 370,960,1 680,960,1'),
  ),
  cut(FOLD, FACE),
  // The hollow of the eye, and the line of the lips.
  cut(
    DARK,
    '-16,606,1 -26,556 -46,516 -76,488 -128,480 -186,484 -228,506 -261,568,1 -176,632,1 -150,606 -100,580 -56,590',
    '2,796,1 -64,802 -130,800 -204,808,1 -130,814 -64,818 2,828,1',
  ),
  cut(SKIN, PLANES),
  cut(DIM, mirrored(PLANES)),
  cut(DARK, pair('16,698,1 16,668 50,652 102,650 138,692,1 114,680 94,684 78,702 48,712 22,712')),
  ...[false, true].map((flip) => moved({ x: 0, y: 0, flip }, eye)),
  cut(CLOUD, disc(-126, 506, 6), disc(150, 506, 6)),
];

/** A silverback as one of the Virunga: the crest of his head is the cone, and his eyes follow the cloud that leaves it. */
export const volcanoesGravely: readonly Picture[] = [
  picture(
    'places/volcanoes-4',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [280, 430, 640, 460], camera: 'front' }),
    wash(SKY),
    cut(FAR, '820,940,1 940,720 1030,560 1076,486,1 1096,492 1118,482,1 1170,560 1260,640,1 1260,940,1'),
    moved(
      { x: 600, y: 0 },
      ...silverback,
      cut(
        CLOUD,
        '-34,118 -44,84 -4,66 8,26 62,14 108,34 122,62 170,66 186,92 250,104 262,122 200,130 120,134 40,128',
      ),
    ),
  ),
];
