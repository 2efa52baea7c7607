import { describe, expect, it } from 'vitest';
import type { Region } from '../../schemas/regions.ts';
import type { Point } from './frame.ts';
import { groundIn } from './ground.ts';
import { REGION } from '../regionMap.ts';
import { nameRegion } from './regionNames.ts';
import { shareIn, type Box } from './spots.ts';

/** Places near a border of Kenya with Tanzania, and towns across it. */
const PLACES: { name: string; region: Region; lat: number; lon: number }[] = [
  { name: 'Grass plain', region: 'tanzania', lat: -2.33, lon: 34.83 },
  { name: 'High summit', region: 'tanzania', lat: -3.07, lon: 37.35 },
  { name: 'River bend', region: 'tanzania', lat: -3.83, lon: 36 },
  { name: 'Red earth', region: 'kenya', lat: -2.78, lon: 38.77 },
  { name: 'Long shore', region: 'kenya', lat: -4.06, lon: 39.68 },
];
const TOWNS = [
  { name: 'Capital', lat: -1.281, lon: 36.815, isMain: true as const },
  { name: 'Market', lat: -3.36, lon: 36.67, isMain: true as const },
];
const named = nameRegion(PLACES, TOWNS, []);
const rings = new Map<string, Point[][]>(groundIn(REGION, '').areas.map((area) => [area.id, area.rings]));

describe('the name of a place on the map of the region', () => {
  it.each(named.places)('$name is there, and beside its own mark', ({ x, y, text }) => {
    expect(Math.abs(text!.y - y)).toBeLessThan(60);
    expect(Math.abs(text!.x - x)).toBeLessThan(110);
    const marks = named.places.map((place) => Math.hypot(place.x - text!.x, place.y - text!.y));
    expect(Math.min(...marks)).toBe(Math.hypot(x - text!.x, y - text!.y));
  });

  it.each(named.places)('$name stands in its own country, $region', ({ name, region, text }) => {
    const half = 4.5 * name.length;
    const middle = { start: text!.x + half, middle: text!.x, end: text!.x - half }[text!.anchor];
    const box: Box = [middle - half, text!.y - 8, middle + half, text!.y + 8];
    for (const other of ['uganda', 'kenya', 'tanzania', 'rwanda'])
      if (other !== region) expect(shareIn(box, rings.get(other)!), other).toBeLessThan(0.3);
  });

  it('stands beside its mark where its country has no room for it', () => {
    const [small] = nameRegion(
      [{ name: 'A very long name of a lake', region: 'rwanda', lat: -1.63, lon: 30.78 }],
      [],
      [],
    ).places;
    expect(Math.abs(small!.text!.y - small!.y)).toBeLessThanOrEqual(30);
  });
});
