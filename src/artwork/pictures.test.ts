import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readSeries } from './series.ts';

const MEDIAN = 6 * 1024;
const LARGEST = 16 * 1024;
const LARGEST_HERO = 22 * 1024;
const LARGEST_POSTER = 12 * 1024;
/** The home page's largest paint waits for the first slide. */
const FIRST_SLIDE = 8 * 1024;

const BANNED = / style=|<script|<text|<filter|<metadata|<foreignObject|<image| on\w+=/g;

const painted = (await readSeries()).flatMap(({ pictures }) =>
  pictures.map(({ name, paint }) => ({ name, svg: paint() })),
);
const sizes = painted.map(({ name, svg }) => ({ name, bytes: brotliCompressSync(svg).length }));

function limit(name: string): number {
  if (name.startsWith('heroes/serengeti')) return FIRST_SLIDE;
  if (name.startsWith('posters/')) return LARGEST_POSTER;
  return name.startsWith('heroes/') ? LARGEST_HERO : LARGEST;
}

/** The names of the pictures that something is wrong with, each with what it is. */
const faults = (find: (svg: string, name: string) => readonly string[]) =>
  painted.flatMap(({ name, svg }) => find(svg, name).map((fault) => `${name}: ${fault}`));

describe('the pictures', () => {
  it('are the files that are committed, byte for byte', () => {
    const stale = faults((svg, name) => {
      const file = new URL(`../../content/pictures/${name}.svg`, import.meta.url);
      if (!existsSync(file)) return ['is missing'];
      return readFileSync(file, 'utf8') === svg ? [] : ['is out of date'];
    });
    expect(stale, 'paint them: npm run artwork').toEqual([]);
    expect(painted.length).toBeGreaterThan(100);
  });

  it('keep their median within the budget', () => {
    const all = sizes.filter(({ name }) => !name.startsWith('heroes/')).map(({ bytes }) => bytes);
    const median = all.sort((one, other) => one - other)[Math.floor(all.length / 2)];
    expect(median).toBeLessThanOrEqual(MEDIAN);
  });

  it('stay within their budgets', () => {
    expect(sizes.filter(({ name, bytes }) => bytes > limit(name))).toEqual([]);
  });

  it('are drawn, and nothing else', () => {
    expect(faults((svg) => svg.match(BANNED) ?? [])).toEqual([]);
  });

  it('are placed by numbers', () => {
    expect(faults((svg) => svg.match(/[^\s"(]*\b(?:NaN|undefined|Infinity)\b/g) ?? [])).toEqual([]);
  });

  it('refer only to what they define, and define nothing twice', () => {
    const loose = faults((svg) => {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
      const twice = ids.filter((id, at) => ids.indexOf(id) < at);
      const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id ?? '');
      return [...twice, ...used.filter((id) => !ids.includes(id))];
    });
    expect(loose).toEqual([]);
  });
});
