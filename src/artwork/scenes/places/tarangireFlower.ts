import { cut, inked, moved, spots, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { elephantDrinking } from '../../figures/animals/elephantDrinking.ts';
import { light } from '../../light/light.ts';

const [SAND, TRAIL, SHADOW, WET, WATER, RIPPLE] = [
  '#f7a574',
  '#d9704a',
  '#d97b52',
  '#b9502f',
  '#1f9aa3',
  '#8fd6cb',
];

/** The herd round the pool. */
const HERD = [
  { turn: -2, tail: 14, trunk: -10 },
  { turn: 69, scale: 0.93, tail: -14, trunk: 10 },
  { turn: 143, scale: 1.02, tail: 12, trunk: 14 },
  { turn: 217, scale: 0.95, tail: -16, trunk: -12, nod: -16 },
  { turn: 289, scale: 0.98, tail: 14, trunk: 6 },
].map((own) => elephantDrinking(own, SHADOW));

const [CALF_SHADOW, CALF] = elephantDrinking({ turn: 80, tail: 16, trunk: -4, calf: true }, SHADOW);

/** Footprints on the trail, round as plates and two by two, towards the pool. */
const TRACKS = spots(
  '587,606 613,622 575,655 600,676 552,698 573,722 516,738 533,763 471,777 486,802 423,812 437,839 373,853 390,876',
  10,
  11,
);

/** Elephants of Tarangire from above. */
export const tarangireFlower: readonly Picture[] = [
  // In the dry months all come to the water: round the pool the herd is a flower in the sand, a calf is its leaf.
  picture(
    'places/tarangire-5',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [545, 60, 130, 130], camera: 'above' }),
    wash(SAND),
    cut(TRAIL, limb('612,400,46 612,520,34 606,620,30 570,710,30 480,790,32 380,860,34 300,960,38')),
    cut(WET, ...TRACKS),
    moved({ x: 440, y: 838, scale: 0.4 }, CALF_SHADOW, CALF),
    moved(
      { x: 612, y: 412, scale: 0.65 },
      cut(
        WET,
        '-196,-20 -170,-140 -50,-196 90,-188 184,-100 198,30 170,130 76,200 44,262 0,300 -46,262 -90,196 -176,110',
      ),
      ...HERD.map(([shadow]) => shadow),
      cut(
        WATER,
        '-172,-16 -148,-124 -38,-172 82,-162 160,-88 174,30 140,124 62,180 26,236 -4,252 -34,232 -80,172 -154,90',
      ),
      inked(RIPPLE, 6, disc(0, 0, 48), disc(2, 0, 22)),
      ...HERD.map(([, body]) => body),
    ),
  ),
];
