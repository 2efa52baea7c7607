import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { calfWaiting } from '../../figures/animals/calfWaiting.ts';
import { wildebeestAsRoof } from '../../figures/animals/wildebeestAsRoof.ts';
import { light } from '../../light/light.ts';

const [WET, RAIN, DRY, GROUND] = ['#4d93a8', '#d3ecea', '#ffc54a', '#1d5a52'];

/** Rain that falls straight down, each streak as long as the others. */
const rain = Array.from({ length: 31 }, (_, at) =>
  Array.from({ length: 8 }, (_, row) => {
    const [x, y] = [20 + at * 39, row * 132 - (at % 2) * 66];
    return `${x},${y - 40} ${x},${y + 36}`;
  }).join(';'),
).join(';');

/** The southern plains of the Serengeti in February: a mother is the first roof. */
export const serengetiCalving: readonly Picture[] = [
  picture(
    'places/serengeti-2',
    light('golden', 'tanzania', 'right'),
    plan({ subject: [110, 120, 800, 400], camera: 'profile' }),
    wash(WET),
    inked(RAIN, 7, rain),
    cut(DRY, '178,440,1 836,440,1 836,860,1 178,860,1'),
    floor(GROUND, '-40,846,1 1240,846,1'),
    moved({ x: 504, y: 846, scale: 0.84 }, ...calfWaiting),
    ...wildebeestAsRoof(WET),
  ),
];
