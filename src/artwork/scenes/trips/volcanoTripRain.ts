import { cut, floor, inked, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { infant, shelter } from '../../figures/placing/gorillaShelter.ts';
import { light } from '../../light/light.ts';

const [SKY, RAIN, FAR, GREEN, LEAF] = ['#86a3a8', '#f1f4ea', '#5f89ab', '#4f8a56', '#1f4a3c'];

/** How far rain drifts to the left as it falls by one, and the line on which the rain past the brow falls. */
const [DRIFT, BROW] = [0.62, 643];

/** Strokes of rain, three on each of many parallel lines, every one of another length; none under the brow. */
const shower = Array.from({ length: 59 * 4 }, (_, at) => {
  const [line, turn] = [Math.floor(at / 4), at % 4];
  const top = ((line * 137) % 250) - 170 + turn * 270;
  return [line * 30 - 10, top, 70 + ((line * 53 + turn * 71) % 130)] as const;
})
  .filter(([track, top]) =>
    track < BROW - 36
      ? track - DRIFT * top > -30
      : top < (track < 900 ? 60 : 420) && track - DRIFT * top < 1260,
  )
  .map(
    ([track, top, long]) =>
      `${Math.round(track - DRIFT * top)},${top} ${Math.round(track - DRIFT * (top + long))},${top + long}`,
  );

/** The lead of the trip: a silverback's back keeps the rain off an infant. */
export const volcanoTripRain: readonly Picture[] = [
  picture(
    'packages/volcanoesandgorillas-1',
    light('mist', 'rwanda', 'left'),
    plan({ subject: [500, 100, 400, 400], camera: 'profile' }),
    wash([SKY, SKY]),
    // Sabyinyo's teeth.
    cut(
      FAR,
      '-60,940,1 -40,520 30,420 70,330,1 92,338,1 126,236,1 152,270,1 166,258,1 198,306,1 238,190,1 268,262,1 284,246,1 316,330,1 350,346 420,440 560,640 700,760,1 700,940,1',
    ),
    floor(GREEN, '-40,760 200,744 400,760 700,740 1240,760'),
    // The veil of rain ends on the line that falls past his brow.
    cut(
      { fill: RAIN, opacity: 0.42 },
      '-20,-20,1 1220,-20,1 1220,920,1 800,920,1 472,276,1 73,920,1 -20,920,1',
    ),
    inked(RAIN, 3.5, ...shower),
    ...shelter,
    ...infant,
    // The drops leap off its palm.
    inked(RAIN, 4, '150,596 140,574', '178,590 184,562', '122,612 104,596', '204,600 220,580'),
    cut(
      LEAF,
      '-20,910,1 10,840 70,800 96,790,1 92,830 70,880 40,910,1',
      '90,910,1 120,870 180,836 226,834,1 210,870 170,910,1',
      '470,910,1 500,876 560,850 610,846,1 590,880 550,910,1',
      '380,910,1 400,884 440,866 486,862,1 470,890 440,910,1',
    ),
  ),
];
