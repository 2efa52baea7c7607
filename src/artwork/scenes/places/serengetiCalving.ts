import { cut, floor, inked, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { calfInLee, motherInRain } from '../../figures/animals/wildebeestShelter.ts';
import { light } from '../../light/light.ts';

const [SKY, ROCK, PLAIN, RAIN] = ['#86abb0', '#5d8590', '#2b7459', '#eef6ee'];
const [DRY_SKY, DRY_ROCK, DRY_PLAIN] = ['#f6df94', '#d9935c', '#8cc152'];

/** A kopje on the plain. */
const KOPJE =
  '996,614,1 1004,586 1030,572 1060,580 1068,590,1 1066,540 1086,498 1130,488 1160,510 1168,556,1 1180,534 1210,526 1250,540 1260,614,1';

/** The rain falls along this slope: so many pixels to the right for one down. */
const SLANT = 0.7;

/** The streaks of the rain: of many lengths, spread evenly. */
const streaks = Array.from({ length: 170 }, (_, at) => {
  const [x, y] = [((at * 0.7549) % 1) * 1800 - 620, ((at * 0.5698) % 1) * 1000 - 120].map(Math.round);
  const long = 50 + ((at * 53) % 130);
  return `${x},${y} ${x! + Math.round(long * SLANT)},${y! + long}`;
}).join(';');

/** Drops that burst on her back. */
const SPLASHES =
  '141,322 131,305;151,322 164,309;192,306 186,294;200,306 209,297;256,298 246,279;268,298 282,284;312,290 306,278;320,290 329,281;367,276 357,259;377,276 390,263;424,246 416,232;432,246 442,236;480,228 468,208;492,228 508,212;544,222 536,208;552,222 562,212;598,226 588,207;610,226 624,212;660,234 654,222;668,234 677,225;711,244 701,227;721,244 734,231';

/** The Serengeti in February, when the herd has its calves on the short grass of the south. */
export const serengetiCalving: readonly Picture[] = [
  picture(
    'places/serengeti-2',
    light('golden', 'tanzania', 'right'),
    plan({ subject: [90, 240, 800, 340], camera: 'profile' }),
    floor(SKY, '-40,-20 1240,-20'),
    cut(ROCK, KOPJE),
    floor(PLAIN, '-40,612,1 1240,612,1'),
    inked(RAIN, 4, streaks),
    // What her body keeps dry.
    within(
      DRY_SKY,
      '104,440,1 560,320,1 756,290,1 846,146,1 862,160,1 1380,900,1 426,900,1',
      cut(DRY_ROCK, KOPJE),
      floor(DRY_PLAIN, '-40,612,1 1240,612,1'),
    ),
    inked(RAIN, 4, SPLASHES),
    ...motherInRain,
    ...calfInLee,
  ),
];
