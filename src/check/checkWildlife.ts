import { fieldName, type Issue } from './issue.ts';
import { meantOrGone } from './nearest.ts';
import { namesIn, type Entry, type Named } from './readEntry.ts';

const placesOf = ({ data }: Entry): string[] =>
  data['places'] && typeof data['places'] === 'object' ? Object.keys(data['places']) : [];

/**
 * Holds the animals to places that are there, and notes a place that no animal names.
 * @param entries all that content/ holds, as far as it could be read
 * @param files all its files by their names, read or not: an animal that could not be read may name any place
 */
export function checkWildlife(entries: readonly Entry[], files: readonly Named[]): Issue[] {
  const places = namesIn(files, 'places');
  const animals = entries.filter(({ collection }) => collection === 'wildlife');
  const named = new Set(animals.flatMap(placesOf));
  return [
    ...animals.flatMap((animal) =>
      placesOf(animal)
        .filter((place) => !places.includes(place))
        .map((place): Issue => {
          const path = ['places', place];
          const at = { file: animal.file, line: animal.lineOf(path), field: fieldName(path) };
          return { ...at, message: `there is no content/places/${place}.md.${meantOrGone(place, places)}` };
        }),
    ),
    ...places
      .filter((place) => animals.length === namesIn(files, 'wildlife').length && !named.has(place))
      .map((place) => ({
        file: `content/places/${place}.md`,
        message: 'no animal of content/wildlife/ names this place.',
        isNote: true as const,
      })),
  ];
}
