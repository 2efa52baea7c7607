import type { Layer } from '../canvas/canvas.ts';
import { cut, inked } from '../canvas/cut.ts';

const HULL = '90,930,1 190,820 330,730 520,672 640,660,1 760,672 930,730 1050,820 1130,930,1';
const WITHIN = '190,930,1 270,840 390,764 540,708 640,696,1 740,708 880,764 990,840 1050,930,1';

/** The canoe that we sit in, low over the water: its bow before us, both gunwales, boards, a thwart and a paddle across them. */
export const prow: Layer = (canvas) => {
  const { light } = canvas;
  const wood = light.of('wood', 0.2);
  const layers = [
    cut(light.shade(wood, 0.45), HULL),
    cut(
      light.lit(wood, 0.4),
      '90,930,1 190,820 330,730 520,672 640,660,1 640,696,1 540,708 390,764 270,840 190,930,1',
    ),
    cut(light.shade(wood, 0.82), WITHIN),
    inked(light.shade(wood, 0.5), 6, '640,700 640,930', '560,712 470,930', '720,712 800,930'),
    cut(light.lit(wood, 0.12), '308,812,1 952,812,1 990,846,1 272,846,1'),
    cut(light.shade(wood, 0.6), '272,846,1 990,846,1 994,860,1 266,860,1'),
    // The stem, and the paddle.
    cut(light.lit(wood, 0.3), '612,704,1 622,632 640,622 660,632 668,704,1 640,722'),
    inked(light.lit(wood, 0.5), 12, '372,930 790,770'),
    cut(light.lit(wood, 0.5), '770,784 780,760 850,722 910,716 914,738 862,778 800,796'),
  ];
  for (const layer of layers) layer(canvas);
};
