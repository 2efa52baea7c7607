import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { twin } from '../../drawing/mirrored.ts';

const [HAIR, LIT, HAIR_SHADE, PARTING, PARTING_SHADE] = [
  '#2a1a2c',
  '#4b3354',
  '#150c18',
  '#8f5232',
  '#4d2620',
];
const [CORD, CORD_SHADE] = ['#ffc23a', '#d98a24'];

/** The skull from behind: crown, the width above the ears, the hairline. */
const SKULL = '0,90 76,92 150,146 184,262 172,366 136,440 108,488,1 74,472 40,500 0,480';

/** A parting from the hairline to the crown: `out` of the way from the middle to the skull's edge. */
const parting = (out: number) => {
  const lean = Math.abs(out) ** 1.3;
  return limb(
    `${out * 104},${486 - lean * 8},5 ${out * 156},390,6 ${out * 196},${280 - lean * 6},6 ${out * 170},${186 - lean * 20},5 ${out * 62},${118 + lean * 4},2`,
  );
};

/** A head from behind, about x = 0, its hair in rows that run up from the nape to a knot on the crown. */
export const headInRows: readonly Layer[] = [
  within(
    HAIR,
    twin(SKULL),
    cut(HAIR_SHADE, '30,60,1 60,200 50,340 20,520,1 240,520,1 240,60,1'),
    cut(PARTING, ...[-0.84, -0.6, -0.34, -0.08].map(parting)),
    cut(PARTING_SHADE, ...[0.2, 0.46, 0.72].map(parting)),
  ),
  within(
    HAIR,
    twin('0,24 52,26 84,66 78,112 48,136,1 0,140'),
    cut(HAIR_SHADE, '18,10,1 44,70 24,160,1 120,160,1 120,10,1'),
    inked(LIT, 5, '-56,108 -58,64 -14,46', '-28,112 -30,82 2,70'),
  ),
  inked(CORD, 12, '-56,134 -16,146 20,143,1'),
  inked(CORD_SHADE, 12, '20,143 40,140 56,134'),
];
