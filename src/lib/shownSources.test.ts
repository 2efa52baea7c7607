import { describe, expect, it } from 'vitest';
import { shownSources, wordsOfUnnamed } from './shownSources.ts';

interface Source {
  name: string;
  trade?: true;
}
const park: Source = { name: 'The park' };
const museum: Source = { name: 'The museum' };
const rival: Source = { name: 'A rival', trade: true };
const WORDS = { also: 'and others', only: 'others' };

describe('sources', () => {
  it('are parted by their mark, and keep their order', () => {
    const parted = shownSources([park, rival, museum]);
    expect(parted).toEqual({ shown: [park, museum], unnamed: [rival] });
  });

  it('are all shown where none is marked', () => {
    expect(shownSources([park])).toEqual({ shown: [park], unnamed: [] });
    expect(shownSources([])).toEqual({ shown: [], unnamed: [] });
  });

  it.each([
    ['nothing where all are named', [park], undefined],
    ['nothing where there are none', [], undefined],
    ['that there are others too', [park, rival], 'and others'],
    ['that there are only others', [rival], 'others'],
  ] as const)('say %s', (_, sources, words) =>
    expect(wordsOfUnnamed(shownSources<Source>(sources), WORDS)).toBe(words),
  );
});
