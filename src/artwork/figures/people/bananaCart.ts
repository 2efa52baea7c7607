import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { box, disc, limb } from '../../drawing/brush.ts';

const [SKIN, SHADE, KANZU, FOLD, CAP] = ['#6a3823', '#4a2418', '#fffaf0', '#cfd3df', '#e4573a'];
const [WOOD, DARK, GREEN, PEEL, RIPE] = ['#8a3a22', '#2a1a2c', '#3f8f4a', '#ffd23a', '#e39a1c'];

/** Hands of bananas on the heap: the crown of each, and how it leans. */
const HANDS: readonly (readonly [x: number, y: number, turn: number, fill: string])[] = [
  [-96, -66, -16, GREEN],
  [-52, -84, 6, PEEL],
  [-4, -92, -8, PEEL],
  [44, -80, 14, GREEN],
  [-74, -50, 8, PEEL],
  [-26, -60, -10, PEEL],
  [24, -60, 4, PEEL],
  [70, -50, 18, PEEL],
];

const bunch = ([x, y, turn, fill]: (typeof HANDS)[number]): Layer =>
  moved(
    { x, y, turn },
    cut(fill, limb('0,-8,5 -18,2,7 -24,18,7 -20,34,3'), limb('0,-8,5 16,2,7 22,18,7 18,34,3')),
    cut(fill === GREEN ? '#2d6f3c' : RIPE, limb('0,-8,5 -6,6,7 -6,22,7 -2,36,3')),
    cut(fill, limb('0,-8,5 6,6,6 9,22,6 8,36,3')),
  );

/** A seller who laughs behind his handcart of bananas; the wheels stand at (x, y). */
export const bananaCart = (x: number, y: number): Layer =>
  moved(
    { x, y },
    cut(SHADE, box(-130, 14, 20, 12), box(-102, 14, 20, 12)),
    cut(KANZU, '-140,16,1 -142,-80 -140,-130 -120,-150 -92,-148 -78,-124 -76,-70 -76,16,1'),
    cut(FOLD, '-96,16,1 -98,-70 -104,-100,1 -82,-132,1 -76,-70 -76,16,1'),
    cut(SHADE, limb('-108,-144,11 -106,-166,10')),
    cut(
      SKIN,
      '-128,-176,1 -128,-206 -100,-212 -84,-200 -82,-188 -74,-178,1 -82,-172,1 -84,-158 -100,-152 -116,-156',
    ),
    cut(CAP, '-130,-188,1 -130,-214,1 -84,-218,1 -82,-198,1'),
    inked('#fffaf0', 4, '-88,-164 -94,-164 -99,-170'),
    ...HANDS.map(bunch),
    cut(WOOD, box(-128, -34, 236, 16), limb('-128,-30,4 -186,-58,4')),
    cut(FOLD, limb('-112,-130,13 -124,-96,12 -150,-64,10')),
    cut(SKIN, disc(-156, -54, 10)),
    cut(DARK, disc(40, -12, 32), limb('-100,-24,5 -100,18,5')),
    cut(FOLD, disc(40, -12, 13)),
  );
