import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { box } from '../../drawing/brush.ts';
import { zebraOfNairobi } from '../../figures/animals/zebraOfNairobi.ts';
import { light } from '../../light/light.ts';

const sky: Layer = cut('#c4301e', box(-20, -20, 2440, 1400));

/** Kenya: the park at the edge of Nairobi, where a zebra's mane is the city. */
export const postersKenya: readonly Picture[] = poster('kenya', {
  light: light('dawn', 'kenya', 'right'),
  wide: [sky, ...zebraOfNairobi, plan({ subject: [1540, 550, 120, 300], camera: 'close' })],
  tall: [
    sky,
    moved({ x: -1030, y: 440, scale: 0.92 }, ...zebraOfNairobi),
    plan({ subject: [220, 1000, 120, 300], camera: 'close' }),
  ],
});
