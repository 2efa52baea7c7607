import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

const SKIN = '#75432c';
const SUN = '#b56f45';
const DEEP = '#4a2620';
const GOLD = '#f0b233';
const GOLD_DEEP = '#c07a24';

const head = placed({ x: 352, y: 306, scale: 0.94 });

/** Her face in profile under a wrapped scarf, looking at what she picks. */
const face: readonly Layer[] = [
  cut(DEEP, head('-70,40,1 -58,100 -76,190,1 80,190,1 50,160 46,122,1')),
  within(
    SKIN,
    head(
      '30,-84,1 62,-72 74,-46 79,-24,1 72,-8 77,6,1 88,22 101,35,1 104,45 94,50,1 84,51,1 86,57,1 99,61 98,71,1 89,74,1 97,80 94,90,1 82,94,1 87,106 78,121,1 62,132 30,124,1 -4,108 -22,70 -26,0,1',
    ),
    cut(
      SUN,
      head(
        '58,-90,1 60,-40 64,-24 58,-8,1 66,10 84,36 74,50,1 82,62 76,74,1 84,84 72,96,1 74,110 60,126,1 110,140,1 120,-60,1',
      ),
    ),
    cut(DEEP, head('-30,20,1 -10,40 0,80 34,104 80,128,1 60,150,1 -40,130,1')),
    cut('#93573a', head('34,20,1 52,18 66,24 70,40 60,70 52,96 40,110,1 44,80 34,56 22,40')),
  ),
  // Brow, the lowered lid with its lashes, nostril, the line of the lips, the ear with its ring.
  inked('#26120f', 5, head('38,-20 54,-32 73,-27')),
  cut('#8a4f34', head('38,-2,1 54,-14 72,-6,1 68,6 52,8')),
  cut('#1d0e10', head('36,0,1 52,8 72,-2,1 76,2 70,8 52,14')),
  inked('#1d0e10', 3, head('64,8 70,14 76,14')),
  cut('#3a1c18', head('80,42,1 88,38 92,45,1 84,47')),
  cut('#8a3c34', head('86,57,1 99,61 98,71,1 89,74,1 97,80 94,90,1 84,93,1 78,80 72,74,1 78,66')),
  inked('#3a1c18', 3, head('66,70 78,75 91,74')),
  cut(SKIN, head('-24,6,1 -6,0 4,16 -2,40 -14,52,1 -26,32')),
  inked(DEEP, 4, head('-16,14 -4,14 -6,30 -14,38')),
  cut(GOLD, disc(340, 366, 8, 13)),
];

/** The wrapped scarf: its knot at the nape, and the folds that run round the head. */
const scarf: readonly Layer[] = [
  cut(
    GOLD_DEEP,
    head(
      '-104,10,1 -160,60 -164,130 -140,196,1 -112,130 -84,50,1; -100,14,1 -150,-20 -184,10 -160,46 -104,36,1',
    ),
  ),
  within(
    GOLD,
    head(
      '82,-28,1 66,-84 20,-120 -44,-128 -112,-104 -136,-40 -120,24 -84,58,1 -48,46 -22,14,1 0,-20 44,-36 82,-28,1',
    ),
    cut(GOLD_DEEP, head('-140,-20,1 -100,0 -60,10 -18,12,1 -60,80,1 -140,70,1')),
    cut('#ffdf86', head('40,-110,1 66,-84 84,-28,1 60,-38 40,-36,1 56,-70')),
    inked('#b0602a', 9, head('-110,40 -80,-40 30,-60'), head('-116,10 -96,-80 20,-104')),
    inked('#fff0c4', 4, head('-104,40 -66,-30 36,-48'), head('-118,0 -108,-70 -20,-112')),
  ),
];

/** The coffee picker's head: neck, face and scarf, its middle at (352, 306). */
export const pickersHead: readonly Layer[] = [...face, ...scarf];
