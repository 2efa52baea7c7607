import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [GROUND, FUR, SKIN, AMBER, CORD] = ['#f78fa2', '#17162b', '#6c6a94', '#f08a1c', '#ffd04a'];
const [FIELD, ROW, FOREST, STONE, DEEP, CLOUD] = [
  '#b4d64e',
  '#58a744',
  '#11604d',
  '#4a6ad0',
  '#2c429a',
  '#fff8ea',
];

/** His right eye under its heavy lid. */
const eye = within(
  FUR,
  '60,540,1 84,511,1 192,511,1 204,544,1 166,560 112,562 78,554',
  cut(AMBER, disc(132, 526, 32, 32)),
  cut(FUR, disc(131, 522, 15)),
);

/** A silverback who looks at us, level. */
const silverback: readonly Layer[] = [
  cut(
    FUR,
    twin(
      '0,360,1 200,380,1 284,400,1 312,450 322,520 308,560 342,652,1 322,646,1 358,722,1 340,718,1 400,760 520,800 610,870 650,960,1 0,960,1',
    ),
  ),
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
    twin('0,806,1 60,798 116,806 176,856,1 118,836 58,830 0,836,1'),
  ),
  cut(FUR, pair('18,684 26,650 56,630 92,650 112,688 104,716 76,722 54,710 28,710')),
  ...[false, true].map((flip) => moved({ x: 0, y: 0, flip }, eye)),
  cut(CLOUD, disc(-120, 521, 5), disc(142, 521, 5)),
];

const HAT = twin('0,112 50,100,1 108,206 194,316 300,412,1 206,450 0,470');

/** The hat: fields at its foot, then forest, then stone, and a cloud on the crater. */
const hat: readonly Layer[] = [
  within(
    STONE,
    HAT,
    cut(DEEP, '14,80,1 34,160,1 4,220,1 34,300,1 10,380,1 320,400,1 260,80,1'),
    cut(FOREST, twin('0,300,1 40,344,1 78,276,1 122,340,1 176,270,1 340,330,1 340,480,1 0,480,1')),
    within(
      FIELD,
      twin('0,398 170,386 330,336,1 330,500,1 0,500,1'),
      cut(
        ROW,
        pair(
          '28,340,1 66,340,1 80,480,1 30,480,1;116,340,1 152,340,1 184,480,1 132,480,1;196,330,1 232,320,1 286,480,1 236,480,1',
        ),
      ),
    ),
  ),
  cut(CLOUD, twoDiscs(46, 100, 42), disc(0, 72, 52), disc(0, 112, 36)),
];

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
      inked(CORD, 9, pair('272,410,1 292,560 276,740 180,940,1')),
      ...hat,
    ),
  ),
];
