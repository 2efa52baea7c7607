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
const FACE = '2,470,1 -240,470,1 -240,640 -232,700 -196,786 -150,796 2,800,1';
/** What the light finds on it: brow and bridge, cheekbone, nose, chin; on the left, and mirrored, dimly, on the right. */
const PLANES = `0,446,1 -50,422 -136,400 -218,426 -254,490 -256,556,1 -228,508 -186,480 -128,472 -76,480 -46,512 -26,556 -20,596 0,612,1;
-168,632,1 -206,604 -260,566,1 -264,636 -246,718 -184,790,1 -194,726 -182,688 -160,660;
0,632,1 -18,606 -58,596 -104,614 -130,660 -132,708 -100,742 -52,750 -18,776 0,782,1;
0,822,1 -64,814 -120,814 -184,804,1 -140,842 -68,856 0,858,1`;

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
    // Gullies, which are the locks of his hair.
    cut(
      GULLY,
      '-52,150,1 -66,210 -130,310 -190,380,1 -120,320 -60,230',
      '-8,150,1 -30,220 -60,290 -130,370,1 -50,310 -14,230',
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
    '-16,606,1 -26,556 -46,512 -76,478 -128,470 -186,478 -228,508 -258,560,1 -210,604 -168,640,1 -150,606 -100,584 -56,590',
    '2,796,1 -64,800 -130,796 -184,790,1 -184,806,1 -64,818 2,824,1',
  ),
  cut(SKIN, PLANES),
  cut(DIM, mirrored(PLANES)),
  cut(DARK, pair('18,684 26,650 56,630 92,650 112,688 104,716 76,722 54,710 28,710')),
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
