import { CHANCES, type Animal, type Chance, type Sighting } from '../schemas/wildlife.ts';

/** An animal at one place. */
export interface PlaceAnimal {
  name: string;
  /** When and where one sees it; undefined while nothing is said. */
  detail: string | undefined;
}

/** When and how one sees an animal at a place, as one text; undefined while nothing is said. */
export const detailOf = ({ when, note }: Sighting): string | undefined =>
  when && note ? `${when}, ${note}` : (when ?? note);

const HEADINGS = ['expect', 'luck', 'ask'] as const;
/** Under which heading of a place's list an animal stands; what is not there stands under none. */
const HEADING: Readonly<Record<Chance, (typeof HEADINGS)[number] | undefined>> = {
  'very likely': 'expect',
  likely: 'expect',
  'with luck': 'luck',
  'ask us': 'ask',
  'not here': undefined,
};

/**
 * What a visitor may see at a place, the surest first.
 * @param place the name of its file in content/places/
 * @param animals all animals, in their order
 * @returns the headings that have an animal, each with its animals
 */
export function animalsAt(place: string, animals: readonly Pick<Animal, 'name' | 'places'>[]) {
  const there = animals.flatMap(({ name, places }) => {
    const sighting = places[place];
    return sighting ? [{ name, chance: sighting.chance, detail: detailOf(sighting) }] : [];
  });
  const surestFirst = [
    ...there.filter(({ chance }) => chance === 'very likely'),
    ...there.filter(({ chance }) => chance !== 'very likely'),
  ];
  return HEADINGS.map((heading) => ({
    heading,
    animals: surestFirst
      .filter(({ chance }) => HEADING[chance] === heading)
      .map(({ name, detail }): PlaceAnimal => ({ name, detail })),
  })).filter(({ animals: found }) => found.length > 0);
}

/** The chances that a visitor may build on, the best first. */
const HOPES = CHANCES.filter((chance) => HEADING[chance] === 'expect' || HEADING[chance] === 'luck');

/**
 * Where a visitor sees an animal most.
 * @param sightings of one animal, by the names of the places' files
 * @param names the short name of each place, in the order in which they are said
 * @returns the best chance that it has anywhere, and the places that have it; undefined where nobody may hope for it
 */
export function bestPlaces(sightings: Animal['places'], names: ReadonlyMap<string, string>) {
  for (const chance of HOPES) {
    const places = [...names].flatMap(([id, name]) => (sightings[id]?.chance === chance ? [name] : []));
    if (places.length > 0) return { chance, places };
  }
  return undefined;
}
