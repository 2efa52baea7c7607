import { cut, floor, moved, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { lobeliaColumn } from '../../figures/plants/lobeliaColumn.ts';
import { rwenzoriPlanes } from '../../land/rwenzoriPlanes.ts';
import { light } from '../../light/light.ts';
import { stars } from '../../sky/skies.ts';

const SNOWS = { snow: '#b8d0ec', blue: '#4a6aa4', rock: '#4a6498', deep: '#263f78', mist: '#3a5c94' };
/** The lobelia, which the hut's door lights warm from the left. */
const NEAR = {
  core: '#071430',
  shade: '#12284c',
  body: '#34568a',
  lit: '#e08a62',
  rim: '#d5e6f6',
  glow: '#ffd08a',
};
const [SNOW, DRIFT, NEAREST, ROOF, WALL, GABLE, LAMP, SPILL, SHADE] = [
  '#4470ac',
  '#2f5894',
  '#0a1c40',
  '#cfe0f4',
  '#0a1838',
  '#13264f',
  '#ffcb66',
  '#e79a54',
  '#b06a52',
];

/** A night of frost on a giant lobelia of the Rwenzori, and the one lamp for miles. */
export const rwenzoriFrost: readonly Picture[] = [
  picture(
    'places/rwenzori-5',
    light('night', 'uganda', 'left'),
    plan({ subject: [784, 260, 76, 400], camera: 'below' }),
    strata(['#061030', '#10245c', '#27488a', '#4a76ac'], { height: 640 }),
    stars({ to: 420, count: 110 }),
    rwenzoriPlanes({ x: 420, y: 650, scale: 0.82, flip: true }, SNOWS),
    floor(DRIFT, '-40,640 160,616 360,630 560,616 760,634 980,610 1240,630'),
    floor(SNOW, '-40,716 200,690 460,700 720,690 1000,676 1240,700'),
    // The open door of the hut: its light lies over the snow as far as the plant.
    cut(SPILL, '446,738,1 486,738,1 900,770,1 900,930,1 520,930,1'),
    cut(WALL, '300,724,1 300,640,1 400,640,1 400,742,1'),
    cut(GABLE, '396,742,1 396,644,1 460,582,1 524,644,1 524,738,1'),
    cut(ROOF, '280,650,1 344,572,1 464,572,1 400,650,1', '456,572,1 466,572,1 538,646,1 526,650,1 460,586,1'),
    cut(LAMP, '446,740,1 446,664,1 486,664,1 486,738,1'),
    // Someone stands in it and looks out.
    cut(SHADE, '455,740,1 462,740,1 560,806 640,850,1 700,850,1 640,806 560,772 474,740,1'),
    cut(
      WALL,
      '454,741,1 457,720 452,706 456,694 462,690 462,680 471,680 471,690 477,694 481,706 476,720 478,741,1 468,741,1 466,726,1 464,741,1',
    ),
    floor(DRIFT, '-40,800 160,770 330,790 470,850 560,940,1'),
    moved(
      { x: 880, y: 760, scale: 1 },
      ...lobeliaColumn({ tall: 690, half: 92, rows: 22, reach: 380 }, NEAR),
    ),
    // The nearest drift, in which it stands.
    floor(NEAREST, '-40,960 380,930 560,876 720,770 880,728 1060,746 1240,724'),
  ),
];
