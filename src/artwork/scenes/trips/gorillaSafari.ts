import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { gorillaChild } from '../../figures/animals/gorillaChild.ts';
import { gorillaFather } from '../../figures/animals/gorillaFather.ts';
import { bowedFern } from '../../figures/plants/bowedFern.ts';
import { light } from '../../light/light.ts';

const [MOSS, POOL, LEAF, SUNNY] = ['#3f8a5a', '#a9cc6a', '#0f3f3c', '#2f7a55'];
const TRUNKS = [
  limb('40,-20,84 66,560,60 40,820,110'),
  limb('236,-20,22 230,760,34'),
  limb('500,-20,30 512,560,36 520,760,60'),
  limb('690,-20,16 700,760,24'),
  limb('1030,-20,46 1010,300,50'),
];
/** The forest in some light: the air, far leaves, trunks. */
const forest = ([air, leaves, trunk]: readonly [string, string, string]): Layer[] => [
  wash(air),
  floor(leaves, '-40,560 80,600 200,560 320,620 440,590 560,640 700,600 820,620 1000,560 1240,600'),
  cut(trunk, ...TRUNKS),
];

/** The gorilla trekking safari in the order of its days. */
export const gorillaSafari: readonly Picture[] = [
  // How small the largest family of Bwindi is: a finger on a silverback's nose.
  picture(
    'packages/gorillatrekkingsafari-1',
    light('morning', 'uganda', 'left'),
    plan({ subject: [640, 200, 540, 560], camera: 'close' }),
    ...forest(['#8fc08c', '#6faa7c', '#5b9870']),
    within('none', '120,-20,1 190,-20,1 306,800,1 186,800,1', ...forest(['#b9d795', '#9cc783', '#83b67a'])),
    within('none', '300,-20,1 640,-20,1 900,800,1 330,800,1', ...forest(['#f7f0bd', '#d6e29a', '#e0e6a8'])),
    floor(MOSS, '-40,760 200,780 500,772 800,780 1240,760'),
    cut(POOL, '300,800,1 340,776 500,768 700,776 860,800 800,840 560,860 360,850'),
    ...gorillaFather,
    moved({ x: 323, y: 838, scale: 0.95 }, ...gorillaChild),
    cut(SUNNY, bowedFern('-20,960 60,760 230,800', 84), bowedFern('1140,960 1060,790 880,826', 88)),
    floor(LEAF, '-40,850 120,866 300,884 560,886 720,850 900,836 1240,800'),
    cut(LEAF, bowedFern('-50,880 -20,640 150,590', 96), bowedFern('90,980 160,830 310,880', 70)),
  ),
];
