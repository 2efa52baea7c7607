import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { colobusFace } from '../../figures/placing/colobusFace.ts';
import { longLeaf } from '../../land/longLeaf.ts';
import { cut, limbs, wash } from '../../land/cutout.ts';
import { kiboPlanes } from '../../land/kiboPlanes.ts';
import { light } from '../../light/light.ts';

const LEAF = ['#4f9a46', '#1d5a40', '#b9d66c'] as const;
const LEAF_DARK = ['#23694a', '#123f3a', '#4f9460'] as const;

const FOREST_MORNING = {
  rock: '#9080b4',
  deep: '#5a4c92',
  glint: '#d8a89c',
  snow: '#fffaf0',
  ice: '#c6bee0',
  mist: '#ffe2b0',
};

/** Who lives in the forest of the mountain. */
export const kilimanjaroColobus: readonly Picture[] = [
  // Out of the leaves a colobus looks, a leaf in its mouth; the mountain small in the gap.
  picture(
    'places/kilimanjaro-3',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [640, 340, 240, 300], camera: 'close' }),
    wash(0, 560, [
      [0, '#e8963c'],
      [0.6, '#f8c468'],
      [1, '#ffedbc'],
    ]),
    kiboPlanes({ x: 256, y: 540, scale: 0.62 }, FOREST_MORNING),
    cut(
      '#a9b878',
      '-10,560,1 30,520 90,524 120,540,1 150,510 220,506 260,536,1 300,512 380,510 420,540,1 460,514 540,516 580,546,1 640,520 1210,520,1 1210,910,1 -10,910,1',
    ),
    cut(
      '#4f8656',
      '-10,640,1 40,586 120,584 170,630,1 210,588 310,586 356,634,1 400,596 500,590 560,640,1 700,560 1210,560,1 1210,910,1 -10,910,1',
    ),
    cut(
      '#1f5545',
      '-10,740,1 60,676 160,680 220,734,1 280,684 390,684 440,740,1 520,690 700,690 1210,600,1 1210,910,1 -10,910,1',
    ),
    // The trunk beside it, and a bough overhead.
    limbs('#173a36', '1240,930,150 1190,640,110 1170,300,100 1220,-30,130'),
    limbs('#3a6a4c', '1086,920,10 1078,640,12 1066,300,10 1092,-30,8'),
    ...colobusFace,
    ...longLeaf({ x: 1260, y: 40, scale: 1.2, turn: 152 }, LEAF_DARK),
    ...longLeaf({ x: 1250, y: 210, scale: 0.9, turn: 166 }, LEAF),
    ...longLeaf({ x: 900, y: 960, scale: 0.9, turn: -112 }, LEAF_DARK),
    ...longLeaf({ x: 1240, y: 960, scale: 1.16, turn: -152 }, LEAF),
    ...longLeaf({ x: 1180, y: 1000, scale: 1.1, turn: -104 }, LEAF_DARK),
    ...longLeaf({ x: 640, y: 990, scale: 0.9, turn: -70 }, LEAF_DARK),
    ...longLeaf({ x: 330, y: 960, scale: 1.2, turn: -38 }, LEAF),
    ...longLeaf({ x: 250, y: 980, scale: 1.2, turn: -100 }, LEAF_DARK),
    ...longLeaf({ x: -60, y: 900, scale: 1.1, turn: -24 }, LEAF),
  ),
];
