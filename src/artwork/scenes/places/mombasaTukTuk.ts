import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { tukTukFacing } from '../../figures/vehicles/tukTukFacing.ts';
import { light } from '../../light/light.ts';

const [SKY, ROAD, CAST, IVORY, SHADE, SEAM] = [
  '#6fcac8',
  '#f6b98a',
  '#cf7f62',
  '#fff6e2',
  '#d9a99c',
  '#b07d80',
];

/** A tusk of Moi Avenue, whose root is on y = 0; it rises to the left and bends over the middle of the road. */
const TUSK = limb(
  '0,0,62 -110,-70,58 -196,-210,52 -216,-370,45 -160,-520,37 -40,-630,28 140,-700,16 330,-716,0',
);
/** Its side away from the light. */
const INNER = limb('70,40,62 -80,-50,58 -164,-200,52 -186,-360,38 -140,-490,26 -40,-590,12 60,-650,0');
const SEAMS =
  '-150,-6 -90,-50 -40,-120;-280,-140 -200,-140 -120,-170;-300,-320 -216,-300 -150,-300;-250,-500 -190,-450 -130,-420;-60,-700 -40,-630 -10,-590';

/** The tusk with its seams, and with what shade lies on it. */
const tusk = (...shade: readonly Layer[]) => within(IVORY, TUSK, ...shade, inked(SEAM, 5, SEAMS));

/** Moi Avenue in Mombasa: a tuk-tuk under the great tusks has the face of who should wear them. */
export const mombasaTukTuk: readonly Picture[] = [
  picture(
    'places/mombasa-5',
    light('noon', 'kenya', 'left'),
    plan({ subject: [410, 540, 380, 260], camera: 'front' }),
    wash(SKY),
    floor(ROAD, '-40,770 1240,770'),
    cut(CAST, '380,846 500,826 760,826 900,850 760,878 460,876'),
    moved({ x: 862, y: 776, flip: true }, tusk()),
    moved({ x: 338, y: 776 }, tusk(cut(SHADE, INNER))),
    moved({ x: 600, y: 852, scale: 1.12 }, ...tukTukFacing),
  ),
];
