import { cut, inked, moved, spots, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { elephantDrinking } from '../../figures/animals/elephantDrinking.ts';
import { light } from '../../light/light.ts';

const [SAND, TRAIL, SHADOW, WET, WATER, DEEP, RIPPLE] = [
  '#f9b67a',
  '#e68c57',
  '#c46547',
  '#a8472f',
  '#14828f',
  '#0c5a6b',
  '#8fd6cb',
];

/** The herd round the pool. */
const HERD = [
  { turn: -2, tail: 14, trunk: -10 },
  { turn: 69, scale: 0.93, tail: -14, trunk: 10 },
  { turn: 143, scale: 1.02, tail: 12, trunk: 14 },
  { turn: 217, scale: 0.95, tail: -16, trunk: -12, nod: -16 },
  { turn: 289, scale: 0.98, tail: 14, trunk: 6 },
].map((own) => elephantDrinking(own, SHADOW, DEEP));

/** Footprints on the trail, round as plates and two by two, towards the pool. */
const TRACKS = spots('640,694 612,716 640,742 610,766 630,794 594,814 608,846 570,864 582,894', 10, 11);

/** Elephants of Tarangire from above. */
export const tarangireFlower: readonly Picture[] = [
  // In the dry months all come to the water: round the pool the herd is a flower in the sand, the trail is its stem.
  picture(
    'places/tarangire-5',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [545, 60, 130, 130], camera: 'above' }),
    wash(SAND),
    cut(TRAIL, limb('612,400,46 616,560,36 624,660,32 624,740,32 598,830,36 530,950,42')),
    cut(WET, ...TRACKS),
    moved(
      { x: 612, y: 430, scale: 0.62 },
      cut(
        WET,
        '-226,-24 -198,-160 -60,-228 104,-218 212,-116 228,34 196,150 92,228 48,290 0,326 -52,290 -106,224 -202,126',
      ),
      ...HERD.map(([shadow]) => shadow),
      within(
        WATER,
        '-202,-20 -174,-146 -46,-202 96,-190 188,-104 204,36 164,146 72,212 32,270 -2,286 -40,266 -94,202 -180,108',
        ...HERD.map(([, dip]) => dip),
      ),
      inked(RIPPLE, 6, disc(0, 0, 48), disc(2, 0, 22)),
      ...HERD.map(([, , body]) => body),
    ),
  ),
];
