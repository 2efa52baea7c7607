import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { narrowingKey, type Part } from '../browser/parts.ts';
import { prePaintParts } from './prePaintParts.ts';

const choices = { countries: ['uganda', 'kenya'], caps: [300] };
const counts = {
  [narrowingKey({ country: null, max: null })]: 130,
  [narrowingKey({ country: 'uganda', max: null })]: 70,
  [narrowingKey({ country: 'uganda', max: 300 })]: 0,
};
const whole: Part = { list: '/list', country: null, max: null, from: 0, most: 60, counts };

/** Runs the script as the head of a part's page does: where it leads, or which entries it leaves. */
function run(search: string, part: Part = whole, isSmall = false) {
  const root = { dataset: {} as Record<string, string> };
  class Sheet {
    text = '';
    replaceSync(text: string) {
      this.text = text;
    }
  }
  const document = { documentElement: root, adoptedStyleSheets: [] as Sheet[] };
  const led: string[] = [];
  runInNewContext(prePaintParts(part, choices).code, {
    location: { search, hash: '', replace: (path: string) => led.push(path) },
    matchMedia: () => ({ matches: isSmall }),
    document,
    CSSStyleSheet: Sheet,
    URLSearchParams,
  });
  const css = document.adoptedStyleSheets.map(({ text }) => text).join('');
  const leaves = [...css.matchAll(/nth-child\(n\+(\d+)\):nth-child\(-n\+(\d+)\)/g)].map(([, from, to]) => [
    Number(from),
    Number(to),
  ]);
  return { led, css, leaves };
}

describe('the script in the head of a part of a long list', () => {
  it('leaves a plain address alone, whichever part it is', () => {
    expect(run('')).toEqual({ led: [], css: '', leaves: [] });
    expect(run('', { ...whole, from: 60 })).toEqual({ led: [], css: '', leaves: [] });
    expect(run('?country=nowhere&max=5').css).toBe('');
  });

  it('leads an address with filters to the page of what they let through', () => {
    expect(run('?country=uganda').led).toEqual(['/list-uganda']);
    expect(run('?country=uganda&page=12').led).toEqual(['/list-uganda-2?page=12']);
    // A page that does not exist is the last one.
    expect(run('?country=uganda&page=99').led).toEqual(['/list-uganda-2?page=12']);
    expect(run('?country=uganda&page=99', whole, true).led).toEqual(['/list-uganda-2?page=24']);
  });

  it('leads to the part that holds a page, which a window’s width decides', () => {
    expect(run('?page=11').led).toEqual(['/list-2?page=11']);
    expect(run('?page=11', whole, true)).toMatchObject({ led: [], leaves: [expect.anything(), [31, 33]] });
    expect(run('?page=2', { ...whole, from: 60 }).led).toEqual(['/list?page=2']);
  });

  it('leaves what stands on the page, counted within the part', () => {
    expect(run('?page=2').leaves[0]).toEqual([7, 12]);
    expect(run('?page=12', { ...whole, from: 60 })).toMatchObject({
      led: [],
      leaves: [
        [7, 12],
        [1, 3],
      ],
    });
  });

  it('says that nothing matches where nothing does', () => {
    const { led, css } = run('?country=uganda&max=300');
    expect(led).toEqual([]);
    expect(css).toContain('.listed>li{display:none}');
    expect(css).toContain('[data-none]{display:block}');
  });
});
