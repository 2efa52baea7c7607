import { expect, it } from 'vitest';
import { readSeries } from '../series.ts';
import { standIns } from './standIns.ts';

it('paints every name that content has and nobody painted', async () => {
  const painted = new Set((await readSeries()).flatMap(({ pictures }) => pictures.map(({ name }) => name)));
  expect(standIns(painted)).toEqual([]);
  painted.delete('places/bwindi-1');
  painted.delete('team/twiga');
  expect(
    standIns(painted)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['places/bwindi-1', 'team/twiga']);
});

it('paints a name in its entry’s own country, the same each time', () => {
  const all = () => standIns(new Set());
  const [one, two] = [all(), all()].map((pictures) =>
    pictures.find(({ name }) => name === 'places/zanzibar-1')?.paint(),
  );
  expect(one).toBe(two);
  // The lagoon's turquoise, which no other country's scene holds.
  expect(one).not.toBe(
    all()
      .find(({ name }) => name === 'places/bwindi-1')
      ?.paint(),
  );
});
