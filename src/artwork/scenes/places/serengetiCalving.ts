import { floor, inked, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { calfWaiting } from '../../figures/animals/calfWaiting.ts';
import { wildebeestAsRoof } from '../../figures/animals/wildebeestAsRoof.ts';
import { light } from '../../light/light.ts';

const [SKY, PLAIN, RAIN] = ['#6d9aa3', '#2b6650', '#e4f2ec'];
const [DRY_SKY, DRY_PLAIN] = ['#fbd97c', '#8cb84a'];

/** Rain that falls straight down, and nowhere below her. */
const rain = Array.from({ length: 48 }, (_, at) => {
  const x = 14 + at * 25;
  const foot = x < 100 || x > 1036 ? 880 : x < 150 ? 300 : 280;
  const streaks: string[] = [];
  for (let y = -((at * 97) % 150); y < foot;) {
    const long = 60 + ((at * 53 + y * 7 + 1500) % 110);
    streaks.push(`${x},${Math.max(y, -10)} ${x},${Math.min(y + long, foot)}`);
    y += long + 34 + ((at * 31) % 40);
  }
  return streaks.join(';');
}).join(';');

/** The southern plains of the Serengeti in February: a mother is the first roof. */
export const serengetiCalving: readonly Picture[] = [
  picture(
    'places/serengeti-2',
    light('golden', 'tanzania', 'right'),
    plan({ subject: [110, 120, 800, 400], camera: 'frame' }),
    floor(SKY, '-40,-20 1240,-20'),
    floor(PLAIN, '-40,770,1 1240,770,1'),
    inked(RAIN, 5, rain),
    within(
      DRY_SKY,
      '140,430,1 820,480,1 820,846,1 176,846,1 150,640,1',
      floor(DRY_PLAIN, '-40,770,1 1240,770,1'),
    ),
    moved({ x: 492, y: 846, scale: 0.88 }, ...calfWaiting),
    ...wildebeestAsRoof,
  ),
];
