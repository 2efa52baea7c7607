import { massif } from '../land/peaks.ts';
import { hills } from '../land/ridges.ts';
import { lake } from './water.ts';

/** What the tarn mirrors: the peak under its glacier, and the far shore. */
const PEAK = massif({
  summits: '170,420 330,330 500,240 640,130 800,250 930,210 1080,350',
  base: 530,
  snow: 470,
  depth: 0.6,
  of: '#5a6698',
});
const SHORE = hills({ y: 510, rise: 30, depth: 0.42, of: 'leaf' });

/** A tarn in a picture of 1200 x 900, and the peaks that it mirrors. */
export const tarn = lake({ y: 520, depth: 0.2, mirror: [PEAK, SHORE] });
