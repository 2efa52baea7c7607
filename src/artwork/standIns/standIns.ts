/**
 * A scene for every picture that content names and no series paints: the country's land in one of its hours, so
 * that an editor's new trip has its pictures before somebody photographs or paints it.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Layer } from '../canvas/canvas.ts';
import { picture, type Picture } from '../canvas/picture.ts';
import { random, type Random } from '../canvas/random.ts';
import { place } from '../figures/placing/place.ts';
import { grass } from '../land/grass.ts';
import { light } from '../light/light.ts';
import { cloudBands, cumulus } from '../sky/clouds.ts';
import { sky, sun } from '../sky/skies.ts';
import { birds } from '../sky/weather.ts';
import { ANIMALS, LANDS, type Country } from './lands.ts';

const HOURS = ['morning', 'golden', 'noon', 'sunset', 'dusk'] as const;
const NAMES = /\b(?:articles|cars|countries|packages|places|team|vignettes)\/[a-z0-9-]+/g;

/** One animal near or two further off, or nobody: a land where each picture has its elephant would be a zoo. */
function life(chance: Random, country: Country): Layer[] {
  const animals = ANIMALS[country];
  if (animals.length === 0 || chance.next() < 0.3) return [];
  const animal = chance.pick(animals)();
  const metre = Math.min(110, (chance.between(150, 330) / animal.height) * 100);
  const x = chance.between(260, 940);
  return [place(animal, { x, y: 820, metre, flip: chance.next() < 0.5 })];
}

function standIn(name: string, country: Country): Picture {
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
    light(hour, country, side),
    sky({ horizon }),
    sun({ x, y: horizon - chance.between(120, 250), r: chance.between(54, 84) }),
    weather,
    ...LANDS[country](chance, horizon),
    ...life(chance, country),
    grass({ y: 868, height: 60 }),
  );
}

/**
 * Paints what content names and nobody has painted.
 * @param painted the names of the pictures that have a series
 */
export function standIns(painted: ReadonlySet<string>): Picture[] {
  const content = fileURLToPath(new URL('../../../content/', import.meta.url));
  const wanted = new Map<string, Country>();
  // What an article borrows belongs to its own entry, which knows its country: articles come last.
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:md|json)$/.test(file),
  );
  for (const file of files.toSorted(
    (a, b) => Number(/^articles/.test(a)) - Number(/^articles/.test(b)) || (a < b ? -1 : 1),
  )) {
    const words = readFileSync(`${content}${file}`, 'utf8');
    const country = /^(?:region|country): (?<country>\w+)/m.exec(words)?.groups?.['country'] as
      Country | undefined;
    for (const [name] of words.matchAll(NAMES)) {
      if (!painted.has(name) && !wanted.has(name))
        wanted.set(name, country ?? random(name).pick(Object.keys(LANDS) as Country[]));
    }
  }
  return [...wanted].map(([name, country]) => standIn(name, country));
}
