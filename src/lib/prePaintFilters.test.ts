import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CatalogueItem, matching, writeFilters } from '../browser/filters.ts';
import { prePaintFilters } from './prePaintFilters.ts';
import { pageOf } from '../browser/paging.ts';

const choices = { countries: ['uganda', 'kenya'], caps: [300, 700] };
const items = Array.from({ length: 8 }, (_, index) => ({
  country: index % 2 ? 'kenya' : 'uganda',
  price: 100 * (index + 1),
}));

/** Runs the script as a page's head does, with nothing around it but what a browser gives. */
function run(search: string, list: readonly CatalogueItem[] = items) {
  const sheets: { text: string; replaceSync: (text: string) => void }[] = [];
  const root = { dataset: {} as Record<string, string> };
  class Sheet {
    text = '';
    replaceSync(text: string) {
      this.text = text;
    }
  }
  const document = { documentElement: root, adoptedStyleSheets: sheets };
  runInNewContext(prePaintFilters(list, choices).code, {
    location: { search },
    document,
    CSSStyleSheet: Sheet,
    URLSearchParams,
  });
  const css = document.adoptedStyleSheets.map(({ text }) => text).join('');
  const shown = (query: string) =>
    [...(css.split(query)[1]?.split('}')[0] ?? '').matchAll(/nth-child\((\d+)\)/g)].map(([, place]) =>
      Number(place),
    );
  return {
    css,
    root,
    wide: shown('@media not all and (max-width:650px){'),
    narrow: shown('@media (max-width:650px){'),
  };
}

describe('the script in the head of a page with a list', () => {
  it('needs nothing of its own surroundings and leaves a plain address alone', () => {
    expect(run('').css).toBe('');
    expect(run('').root.dataset).toEqual({});
    expect(run('?country=nowhere&page=0').css).toBe('');
  });

  it('leaves what the filters and the page show, for a wide and for a narrow window', () => {
    expect(run('?country=uganda')).toMatchObject({ wide: [1, 3, 5, 7], narrow: [1, 3, 5] });
    expect(run('?country=uganda&page=2')).toMatchObject({ wide: [1, 3, 5, 7], narrow: [7] });
    expect(run('?max=700&page=2')).toMatchObject({ wide: [7], narrow: [4, 5, 6] });
    expect(run('?page=9')).toMatchObject({ wide: [7, 8], narrow: [7, 8] });
  });

  it('hides all and shows the empty state where nothing matches', () => {
    const { css, wide, narrow } = run('?country=kenya', [{ country: 'uganda', price: 900 }]);
    expect({ wide, narrow }).toEqual({ wide: [], narrow: [] });
    expect(css).toContain('.listed>li{display:none}');
    expect(css).toContain('[data-none]{display:block}');
    expect(run('?country=kenya').css).not.toContain('[data-none]');
  });

  it('shows exactly what the island will show', () => {
    const country = fc.constantFrom(null, ...choices.countries);
    const max = fc.constantFrom(null, ...choices.caps);
    fc.assert(
      fc.property(fc.record({ country, max, page: fc.integer({ min: 2, max: 5 }) }), (filters) => {
        const found = matching(items, filters);
        const { from, to } = pageOf(found.length, 3, filters.page);
        const places = found.slice(from, to).map((position) => position + 1);
        expect(run(writeFilters('', filters)).narrow).toEqual(places);
      }),
    );
  });

  it('cannot be ended by what content says', () => {
    expect(prePaintFilters([{ country: '</script>' }], choices).code).not.toContain('</script>');
  });
});
