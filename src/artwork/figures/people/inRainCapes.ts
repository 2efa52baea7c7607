import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [CAPE, FOLD, DARK] = ['#f0a136', '#c9772a', '#0e2a29'];

/** Boots and trousers, and a cape with its hood that hangs to the knees; what the hand holds is a trekker's stick. */
const caped = (look: -1 | 1, skin: string): readonly Layer[] => [
  cut(
    DARK,
    limb('-14,-60,11 -15,-30,9 -16,-4,9'),
    limb('14,-60,11 16,-30,9 15,-4,9'),
    limb('-16,-5,6 0,-4,5'),
    limb('15,-5,6 30,-4,5'),
  ),
  cut(CAPE, '-10,-166,1 -40,-140 -46,-90 -52,-46,1 -20,-40 10,-42 48,-48,1 44,-96 40,-140 12,-166,1'),
  cut(FOLD, '8,-150,1 30,-138 40,-96 48,-48,1 24,-43,1 24,-100'),
  // The hood, and the face that looks up out of it.
  cut(CAPE, '-28,-160 -32,-196 -4,-212 26,-204 32,-172 18,-156 -8,-152'),
  cut(skin, disc(7 * look, -182, 16, 19)),
  cut(DARK, disc(4 * look, -187, 2), disc(16 * look, -187, 2)),
  inked(DARK, 3, `${5 * look},-174 ${11 * look},-170 ${16 * look},-174`),
  cut(
    FOLD,
    `${-16 * look},-206 ${6 * look},-214 ${28 * look},-202,1 ${20 * look},-196 ${-2 * look},-200 ${-12 * look},-176`,
  ),
];

/** Somebody in a cape who waits for the rain to end, looking up to one side (-1 the left), feet at 0,0, 212 pixels tall. */
export const inRainCape = caped;

/** The guide in a cape, looking up to the left, a stick in the hand. */
export const guideInRainCape: readonly Layer[] = [
  cut(DARK, limb('-62,-150,3 -58,0,4')),
  ...caped(-1, '#6b3c26'),
  cut('#6b3c26', disc(-60, -112, 8, 9)),
  cut(CAPE, limb('-30,-134,14 -46,-116,11 -56,-110,9')),
];
