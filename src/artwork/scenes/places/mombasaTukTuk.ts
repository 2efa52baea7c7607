import { cut, floor, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { tukTukFacing } from '../../figures/vehicles/tukTukFacing.ts';
import { light } from '../../light/light.ts';

const [SKY, ROAD, CAST, IVORY, SHADE] = ['#e4512d', '#f8b770', '#b4564a', '#fff6e2', '#eab490'];

/** A tusk of Moi Avenue, on the left of its arch: it rises from y = 800, and its tip crosses the middle, x = 0. */
const TUSK = limb('-214,812,60 -244,600,56 -230,400,51 -168,236,44 -60,116,30 124,38,0');
/** What of it is turned away from the light: its inner side on the left of an arch, its outer side on the right of it. */
const INNER = limb('-160,812,60 -190,600,56 -178,410,51 -126,266,44 -30,148,30 140,56,0');
const OUTER = limb('-266,812,56 -300,600,56 -288,384,51 -214,200,44 -90,84,30 120,24,8');
const arch = [
  moved({ x: 0, y: 0, flip: true }, within(IVORY, TUSK, cut(SHADE, OUTER))),
  within(IVORY, TUSK, cut(SHADE, INNER)),
];

/** Moi Avenue in Mombasa: the four tusks stand as an M, and the tuk-tuks that come out under them are a cow and her calf. */
export const mombasaTukTuk: readonly Picture[] = [
  picture(
    'places/mombasa-5',
    light('noon', 'kenya', 'left'),
    plan({ subject: [14, 260, 130, 500], camera: 'front' }),
    wash(SKY),
    moved({ x: 304, y: 0 }, ...arch),
    moved({ x: 896, y: 0 }, ...arch),
    floor(ROAD, '-40,784 1240,784'),
    cut(
      CAST,
      '200,852 310,838 440,840 520,850 430,864 280,864',
      '850,812 910,804 970,806 1010,812 960,820 890,820',
    ),
    moved({ x: 304, y: 852, scale: 0.64 }, ...tukTukFacing),
    moved({ x: 896, y: 812, scale: 0.31 }, ...tukTukFacing),
  ),
];
