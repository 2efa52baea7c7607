/**
 * A scene for every picture that content names and no series paints: the region's land in one of its hours, so
 * that an editor's new trip has its pictures before somebody photographs or paints it.
 */
import { fileURLToPath } from 'node:url';
import type { Layer } from '../canvas/canvas.ts';
import { picture, type Picture } from '../canvas/picture.ts';
import { random, type Random } from '../canvas/random.ts';
import { place } from '../figures/placing/place.ts';
import { grass } from '../land/grass.ts';
import { light } from '../light/light.ts';
import type { Region } from '../light/regions.ts';
import { cloudBands, cumulus } from '../sky/clouds.ts';
import { sky, sun } from '../sky/skies.ts';
import { birds } from '../sky/weather.ts';
import { ANIMALS, LANDS } from './lands.ts';
import { wantedPictures } from './wanted.ts';

const HOURS = ['morning', 'golden', 'noon', 'sunset', 'dusk'] as const;

/** One animal of the region in seven scenes of ten. */
function life(chance: Random, region: Region): Layer[] {
  const animals = ANIMALS[region];
  if (animals.length === 0 || chance.next() < 0.3) return [];
  const animal = chance.pick(animals)();
  const metre = Math.min(110, (chance.between(150, 330) / animal.height) * 100);
  const x = chance.between(260, 940);
  return [place(animal, { x, y: 820, metre, flip: chance.next() < 0.5 })];
}

function standIn(name: string, region: Region): Picture {
  const chance = random(name);
  const hour = HOURS[(Number(/\d+$/.exec(name)?.[0] ?? chance.whole(1, 5)) - 1) % HOURS.length] ?? 'golden';
  const horizon = chance.whole(430, 540);
  const side = chance.pick(['left', 'right'] as const);
  const x = side === 'left' ? chance.between(180, 420) : chance.between(780, 1020);
  const weather = chance.pick([
    cloudBands({ y: 130, height: 150, count: 4 }),
    cumulus({ x: 1200 - x, y: horizon - 40, width: 420, height: 150 }),
    birds({ x: 1200 - x, y: 230, count: 7 }),
  ]);
  return picture(
    name,
    light(hour, region, side),
    sky({ horizon }),
    sun({ x, y: horizon - chance.between(120, 250), r: chance.between(54, 84) }),
    weather,
    ...LANDS[region](chance, horizon),
    ...life(chance, region),
    grass({ y: 868, height: 60 }),
  );
}

/**
 * Paints what content names and nobody has painted.
 * @param painted the names of the pictures that have a series
 */
export async function standIns(painted: ReadonlySet<string>): Promise<Picture[]> {
  const wanted = await wantedPictures(fileURLToPath(new URL('../../..', import.meta.url)));
  return [...wanted]
    .filter(([name]) => !painted.has(name))
    .map(([name, region]) => standIn(name, region ?? random(name).pick(Object.keys(LANDS) as Region[])));
}
