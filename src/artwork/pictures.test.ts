import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readSeries } from './series.ts';

const MEDIAN = 5 * 1024;
const LARGEST = 14 * 1024;
const LARGEST_HERO = 18 * 1024;
/** The home page's largest paint waits for the first slide. */
const FIRST_SLIDE = 8 * 1024;

const BANNED = [/ style=/, /<script/, /<text/, /<filter/, /<metadata/, /<foreignObject/, /<image/, / on\w+=/];

const pictures = (await readSeries()).flatMap((series) => series.pictures);
const painted = new Map(pictures.map(({ name, paint }) => [name, paint()]));
const bytes = (svg: string) => brotliCompressSync(svg).length;

function limit(name: string): number {
  if (name.startsWith('heroes/serengeti')) return FIRST_SLIDE;
  return name.startsWith('heroes/') ? LARGEST_HERO : LARGEST;
}

describe('the pictures', () => {
  it('are there at all', () => {
    expect(pictures.length).toBeGreaterThan(0);
  });

  it('keep their median within the budget', () => {
    const sizes = [...painted.entries()]
      .filter(([name]) => !name.startsWith('heroes/'))
      .map(([, svg]) => bytes(svg));
    const median = sizes.sort((one, other) => one - other)[Math.floor(sizes.length / 2)] ?? 0;
    expect(median).toBeLessThanOrEqual(MEDIAN);
  });

  describe.each(pictures)('$name', ({ name, paint }) => {
    const svg = painted.get(name) ?? '';

    it('comes out the same twice', () => {
      expect(paint()).toBe(svg);
    });

    it('is the file that is committed', () => {
      const file = new URL(`../../content/pictures/${name}.svg`, import.meta.url);
      expect(existsSync(file), `${name}.svg is missing: run npm run artwork`).toBe(true);
      expect(readFileSync(file, 'utf8') === svg, `${name}.svg is out of date: run npm run artwork`).toBe(
        true,
      );
    });

    it('stays within its budget', () => {
      expect(bytes(svg)).toBeLessThanOrEqual(limit(name));
    });

    it('is drawn, and nothing else', () => {
      for (const banned of BANNED) expect(svg).not.toMatch(banned);
    });

    it('refers only to what it defines, and defines nothing twice', () => {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(id);
    });
  });
});
