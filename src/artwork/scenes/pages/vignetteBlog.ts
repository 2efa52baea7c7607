import { cut } from '../../canvas/cut.ts';
import { ground, head } from '../../canvas/head.ts';
import type { Picture } from '../../canvas/picture.ts';
import { limb } from '../../drawing/brush.ts';
import { secretaryWriting } from '../../figures/animals/secretaryWriting.ts';
import { light } from '../../light/light.ts';

/** The head of the blog: a secretary bird writes the road down. */
export const vignetteBlog: readonly Picture[] = head('vignettes/blog', {
  light: light('noon', 'kenya', 'left'),
  layers: [
    ground('#a9dccb'),
    cut(
      '#d8362e',
      limb(
        '396,700,3 350,760,10 240,790,13 130,750,13 120,670,13 210,640,13 270,690,13 230,800,13 100,860,13 -6,880,13 -40,960,13',
      ),
    ),
    ...secretaryWriting,
  ],
});
