import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';

/** A mountain hut of one tall roof that reaches the ground, cropped by the lower left corner: the gable in the sun, the roof in shade, its ridge from (330, 270) to (800, 360). */
export const gableHut: readonly Layer[] = [
  within(
    '#1d5a58',
    '322,258,1 800,346,1 1006,760,1 900,920,1 640,920,1',
    cut('#277068', '322,258,1 800,346,1 824,396,1 344,316,1'),
    inked(
      '#144448',
      5,
      '366,350 850,446',
      '400,430 880,510',
      '440,520 910,580',
      '480,610 940,650',
      '520,700 980,720',
      '560,790 990,786',
    ),
    cut('#144a4a', '620,920,1 690,830 820,810 960,760 1010,740,1 1010,920,1'),
  ),
  // The gable: boards, eaves that catch the sun, a lit window.
  within(
    '#d8935a',
    '322,258,1 650,920,1 -20,920,1',
    inked(
      '#b06c44',
      5,
      '70,900 70,700',
      '140,900 140,580',
      '210,900 210,440',
      '280,900 280,330',
      '350,900 350,330',
      '420,900 420,460',
      '490,900 490,600',
      '560,900 560,740',
    ),
    cut('#a05c40', '322,258,1 650,920,1 560,920,1 322,390,1'),
    cut('#5a2c38', '230,600,1 414,600,1 414,770,1 230,770,1'),
    cut('#ffd98a', '244,614,1 316,614,1 316,756,1 244,756,1', '328,614,1 400,614,1 400,756,1 328,756,1'),
    cut('#f2b45c', '244,690,1 316,690,1 316,756,1 244,756,1', '328,690,1 400,690,1 400,756,1 328,756,1'),
  ),
  cut('#fff0cc', '322,236,1 340,268,1 10,932,1 -50,932,1'),
  cut('#7c4238', '322,236,1 352,262,1 694,932,1 650,932,1 322,282,1'),
];

/** Such a hut farther off, its gable's foot at (x, y), in the two colours of the mist. */
export const gableHutFar = (x: number, y: number, size: number, gable: string, roof: string): Layer[] => {
  const at = (u: number, v: number) => `${Math.round(x + u * size)},${Math.round(y + v * size)},1`;
  return [
    cut(roof, [at(0, -1), at(0.62, -0.9), at(1.06, 0), at(0.5, 0)].join(' ')),
    cut(gable, [at(0, -1), at(0.5, 0), at(-0.5, 0)].join(' ')),
  ];
};
