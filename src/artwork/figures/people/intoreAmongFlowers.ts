import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, spots, within } from '../../canvas/cut.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { around } from '../plants/pyrethrum.ts';

const [GRASS, GRASS_SHADE, SKIN, DUSK, INK] = ['#fff8e8', '#efd6ac', '#8a4a2b', '#64331f', '#2a120c'];
const [BAND, DOT, BEAD] = ['#ffc42e', '#e79a1c', '#fff8e8'];

/** An intore dancer who faces us, his mane of pale grass thrown out all around his head; his nose at the origin. */
export const intoreAmongFlowers: readonly Layer[] = [
  cut(GRASS_SHADE, around('-8,-60,1 -20,-140 -22,-210 -10,-250 22,-284,1 14,-220 20,-140 8,-60,1', 24, 8)),
  cut(GRASS, around('-8,-60,1 -16,-140 -22,-220 -8,-262 26,-296,1 16,-224 16,-140 8,-60,1', 24)),
  // Shoulders.
  within(
    SKIN,
    twin('0,90 48,90,1 50,150 60,184 120,206 200,226 244,290 262,400 270,640,1 0,640,1'),
    cut(
      DUSK,
      '0,90,1 30,170 20,220 60,300 40,400 60,640,1 300,640,1 300,90,1',
      '-60,110,1 -20,150 30,150 60,110,1 60,60,1 -60,60,1',
    ),
    inked(BEAD, 20, '-150,200 30,560', '150,200 -30,560'),
    inked('#d9482b', 8, '-150,200 30,560', '150,200 -30,560'),
    inked(BEAD, 14, '-70,180 0,214 70,180'),
  ),
  // Head.
  cut(SKIN, '-86,-24,1 -104,-30 -112,0 -100,34 -84,40,1'),
  cut(DUSK, '86,-24,1 104,-30 112,0 100,34 84,40,1'),
  within(
    SKIN,
    twin('0,-112 54,-110 90,-76 96,-10 90,54 66,108 34,136 0,142'),
    cut(DUSK, '-6,-120,1 8,-40 30,44 26,60 4,66,1 10,110 0,150,1 140,150,1 140,-120,1'),
  ),
  cut(BAND, twin('0,-124 60,-120 96,-84 100,-52,1 60,-64 0,-68')),
  cut(
    DOT,
    ...spots('-72,-80 -48,-92 -24,-97 0,-98 24,-97 48,-92 72,-80 -36,-110 -12,-114 12,-114 36,-110', 6),
  ),
  inked(INK, 7, pair('24,-8 46,6 70,-8'), pair('20,-38 44,-48 74,-36')),
  inked(INK, 5, '-22,52 -10,62 10,62 22,52'),
  cut(INK, twin('0,84 16,80 42,84,1 28,108 0,116')),
  cut(GRASS, twin('0,88 16,85 34,87,1 22,98 0,100')),
];
