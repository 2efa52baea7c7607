import { cut, inked, moved, spots, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { elephantDrinking } from '../../figures/animals/elephantDrinking.ts';
import { light } from '../../light/light.ts';

const [SAND, TRAIL, SHADOW, WET, WATER, RIPPLE] = [
  '#f7a574',
  '#d9704a',
  '#cf6541',
  '#9c3f2c',
  '#1f9aa3',
  '#8fd6cb',
];

/** The herd round the pool. */
const HERD = [
  { turn: -5, ears: 4, tail: 22, trunk: -12 },
  { turn: 66, scale: 0.95, ears: 16, tail: -18, trunk: 10 },
  { turn: 139, ears: 2, tail: 14, trunk: 14 },
  { turn: 206, scale: 0.94, ears: 14, tail: -22, trunk: -14 },
  { turn: 284, scale: 0.98, ears: 8, tail: 18, trunk: 8 },
].map((own) => elephantDrinking(own, SHADOW));

/** Footprints on the trail, round as plates, towards the pool. */
const TRACKS = [
  '110,895 152,885 128,843 170,833 158,795 200,791 198,755 234,763 246,719 276,735',
  '300,685 326,703 354,653 380,671 408,619 434,637',
].flatMap((row) => spots(row, 10, 9));

/** Elephants of Tarangire from above. */
export const tarangireFlower: readonly Picture[] = [
  // In the dry months all come to the water: round the pool the herd is a flower in the sand.
  picture(
    'places/tarangire-5',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [300, 300, 220, 130], camera: 'above' }),
    wash(SAND),
    cut(TRAIL, limb('600,520,34 400,640,26 260,726,25 160,810,28 90,960,36')),
    cut(SHADOW, ...TRACKS),
    moved(
      { x: 706, y: 462, scale: 0.77 },
      cut(WET, '-196,-20 -170,-140 -50,-196 90,-188 184,-100 198,30 150,150 20,200 -120,180 -186,90'),
      ...HERD.map(([shadow]) => shadow),
      cut(WATER, '-172,-16 -148,-124 -38,-172 82,-162 160,-88 174,30 126,138 16,176 -100,156 -164,80'),
      inked(RIPPLE, 5, disc(0, 0, 52), disc(2, 0, 24)),
      ...HERD.map(([, body]) => body),
    ),
  ),
];
