import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { pair } from '../../drawing/mirrored.ts';

const [FIN, RAIL, RIB, SKIN, SHADE, HEEL, STRAP] = [
  '#1f45a8',
  '#12224f',
  '#6f9bf0',
  '#8a4a2b',
  '#653021',
  '#a9653f',
  '#ff5a3c',
];
const LEG = '14,-40,1 18,40 26,90 10,160 3,230,1 3,420,1 148,420,1 156,300 140,190 98,100 86,40 82,-60,1';

/** A snorkeller goes down: above the water are the calves and the fins, x = 0 between them; the fins are a fluke. */
export const finsAsFluke: readonly Layer[] = [
  cut(SKIN, pair(LEG)),
  cut(SHADE, pair('84,64,1 80,130 122,220 126,310 116,420,1 148,420,1 156,300 140,190 98,100 88,64')),
  cut(
    FIN,
    pair(
      '14,-30,1 24,-130 26,-190 0,-262,1 36,-316 130,-346 250,-340 400,-376 540,-500,1 524,-340 440,-210 310,-130 190,-90 110,-50 86,-20,1',
    ),
  ),
  cut(
    RAIL,
    pair(
      '86,-10,1 60,-60 130,-100 210,-134 330,-180 450,-280 540,-500,1 530,-330 440,-204 310,-124 190,-84 112,-46',
    ),
  ),
  cut(RIB, limb(pair('72,-104,10 106,-200,8 138,-304,2;100,-112,10 230,-180,9 318,-316,2'))),
  cut(RAIL, pair('10,10,1 8,-40 22,-88 50,-92 78,-86 94,-40 92,10,1')),
  cut(HEEL, pair('20,10,1 16,-40 28,-74 50,-76 74,-72 86,-36 84,10,1')),
  cut(STRAP, pair('10,0,1 50,18 94,0,1 90,34,1 52,54 16,34,1')),
];
