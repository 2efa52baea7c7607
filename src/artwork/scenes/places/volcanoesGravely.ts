import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [GROUND, FUR, SKIN, AMBER, CORD] = ['#f78fa2', '#17162b', '#6c6a94', '#f08a1c', '#ffd04a'];
const [FUR_LIT, SKIN_SHADE, CORD_SHADE] = ['#4d4a7c', '#3f3d66', '#d99322'];
const [FIELD, ROW, FOREST, STONE, DEEP, CLOUD] = [
  '#b4d64e',
  '#58a744',
  '#11604d',
  '#4a6ad0',
  '#2c429a',
  '#fff8ea',
];

/** His right eye, which glances up at the cloud. */
const eye = within(
  FUR,
  '60,540,1 82,510 132,492 184,508 204,540,1 172,562 112,564 78,556',
  cut(AMBER, disc(134, 524, 36, 36)),
  cut(FUR, disc(136, 512, 17)),
);

const SILHOUETTE = twin(
  '0,360,1 200,380,1 284,400,1 312,450 322,520 308,560 342,652,1 322,646,1 358,722,1 340,718,1 400,760 520,800 610,870 650,960,1 0,960,1',
);

/** A silverback who looks at us, level. */
const silverback: readonly Layer[] = [
  // His fur, and the morning on its upper left edge.
  within(FUR_LIT, SILHOUETTE, moved({ x: 15, y: 12 }, cut(FUR, SILHOUETTE))),
  cut(
    SKIN,
    // The brow, one bar, and the bridge of the nose.
    twin(
      '0,446,1 50,420 136,400 218,426 254,486 250,552,1 226,506 186,478 128,472 76,480 46,512 26,556 20,590 0,606,1',
    ),
    pair(
      '76,576,1 104,588 146,590 190,564,1 164,606 104,608;158,634 200,606 256,566,1 262,634 244,716 180,790,1 188,726 174,688 150,660',
    ),
    twin('0,630,1 18,606 58,596 104,614 130,660 132,708 100,742 52,750 18,776 0,782,1'),
    twin('0,820,1 64,812 120,812 184,804,1 136,838 66,846 0,846,1'),
  ),
  cut(FUR, pair('18,684 26,650 56,630 92,650 112,688 104,716 76,722 54,710 28,710')),
  ...[false, true].map((flip) => moved({ x: 0, y: 0, flip }, eye)),
  cut(CLOUD, disc(-126, 506, 6), disc(146, 506, 6)),
  // The shadow of the brim on his brow.
  cut(SKIN_SHADE, twin('0,440,1 0,492,1 46,474 130,452 210,442 236,446 262,400,1')),
];

const HAT = twin('0,116 46,100,1 104,206 184,312 280,396,1 206,440 0,460');
/** The brim goes round his brow, its ends rolled. */
const BRIM = twin(
  '0,388,1 110,386 220,372 276,354,1 302,352 310,380 306,412 290,424,1 220,452 120,472 0,476,1',
);

/** The hat: fields at its foot, then forest, then stone, and a cloud that drifts off the crater. */
const hat: readonly Layer[] = [
  within(
    STONE,
    HAT,
    cut(DEEP, '14,80,1 34,160,1 4,220,1 34,300,1 10,380,1 320,400,1 260,80,1'),
    cut(FOREST, twin('0,300,1 40,344,1 78,276,1 122,340,1 176,270,1 340,330,1 340,480,1 0,480,1')),
  ),
  within(
    FIELD,
    BRIM,
    cut(
      ROW,
      pair(
        '26,360,1 64,360,1 70,500,1 28,500,1;112,350,1 152,340,1 176,500,1 126,500,1;200,330,1 238,320,1 276,480,1 228,490,1;278,300,1 304,290,1 350,440,1 312,440,1',
      ),
    ),
    cut({ fill: FOREST, opacity: 0.4 }, twin('0,448,1 120,444 220,424 340,384,1 360,500,1 0,500,1')),
  ),
  cut(
    CLOUD,
    '-34,118 -44,84 -4,66 8,26 62,14 108,34 122,62 170,66 186,92 250,104 262,122 200,130 120,134 40,128',
  ),
];

/** A tie of the hat, on the right: a cord down the cheek, a tassel at the jaw, and the fur that falls over the brim. */
const tie: readonly Layer[] = [
  inked(CORD, 9, '284,420,1 298,510 296,600 288,664'),
  cut(CORD_SHADE, '272,690,1 304,694,1 312,772,1 292,760,1 278,776,1 264,760,1 250,768,1'),
  cut(CORD, '272,690,1 288,692,1 282,770,1 264,760,1 250,768,1', disc(288, 674, 20)),
];
/** Fur of his temple, on the right, over the end of the brim. */
const temple = cut(
  FUR,
  '322,524,1 326,450 318,396 298,362,1 308,400 300,424,1 292,404 280,396,1 284,440 270,486,1',
);

/** Rwanda names its young gorillas every year: an old one comes to the feast, and his party hat is a volcano. */
export const volcanoesGravely: readonly Picture[] = [
  picture(
    'places/volcanoes-4',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [280, 430, 640, 460], camera: 'front' }),
    wash(GROUND),
    moved(
      { x: 600, y: 0 },
      ...silverback,
      ...[false, true].map((flip) => moved({ x: 0, y: 0, flip }, ...tie)),
      ...hat,
      ...[false, true].map((flip) => moved({ x: 0, y: 0, flip }, temple)),
    ),
  ),
];
