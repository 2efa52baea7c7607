import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { hero } from '../../canvas/hero.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { peakTent } from '../../figures/objects/peakTent.ts';
import { groundselInShade } from '../../figures/plants/groundselInShade.ts';
import { light } from '../../light/light.ts';

const [NIGHT, GROUND, LAMPLIT, TREE, EDGE] = ['#16206a', '#0c123f', '#b5532c', '#0c123f', '#24359a'];

type Spot = readonly [x: number, y: number, scale: number];

/** The tent on dark ground, a giant groundsel behind it to which its ridge is tied. */
const camp = ([x, y, scale]: Spot, [tx, ty, size]: Spot): Layer[] => [
  wash(NIGHT),
  moved({ x: tx, y: ty, scale: size }, ...groundselInShade(TREE, EDGE)),
  floor(GROUND, `-40,${y - 40},1 1960,${y - 40},1`),
  moved({ x, y, scale }, cut(LAMPLIT, '-173,13,1 112,37,1 170,300,1 -420,300,1'), ...peakTent),
];

/** Rwenzori: a tent whose two poles hold up the two summits of the range. */
export const heroRwenzori: readonly Picture[] = hero('rwenzori', {
  light: light('night', 'uganda', 'right'),
  wide: [
    plan({ subject: [1080, 300, 300, 500], camera: 'front' }),
    ...camp([1168, 940, 0.9], [1752, 930, 0.56]),
  ],
  tall: [
    plan({ subject: [300, 700, 300, 300], camera: 'front' }),
    ...camp([396, 1086, 0.57], [770, 1070, 0.42]),
  ],
});
