import { expect, it } from 'vitest';
import { drawRoute } from './routeMap.ts';

const stop = (name: string, lat: number, lon: number) => ({ name, lat, lon, kind: 'town' as const });
const stops = [
  stop('Kampala', 0.3167, 32.5833),
  stop('Mbarara', -0.5996, 30.65),
  stop('Kabale', -1.2496, 29.98),
];
const leg = (day: number, from: string, to: string, by: 'road' | 'air' = 'road') => ({ day, from, to, by });
const names = { lands: { uganda: 'Uganda', rwanda: 'Rwanda' }, lakes: { victoria: 'Lake Victoria' } };
const around = {
  home: 'uganda',
  towns: [{ name: 'Masaka', lat: -0.33, lon: 31.73 }],
  places: [],
  peaks: [],
  names,
};

const route = {
  stops,
  legs: [
    leg(1, 'Kampala', 'Mbarara'),
    leg(1, 'Mbarara', 'Kabale'),
    leg(2, 'Kabale', 'Mbarara'),
    leg(3, 'Mbarara', 'Kampala', 'air'),
  ],
};

it('a map shows every stop with its days, names it, and names what lies around', () => {
  const drawing = drawRoute(route, around);
  expect(drawing.signs.map(({ days, hasNight }) => [days, hasNight])).toEqual([
    ['1, 3', false],
    ['1–3', true],
    ['1–2', true],
  ]);
  const named = drawing.names.map(({ name }) => name);
  for (const { name } of stops) expect(named).toContain(name);
  expect(named).toEqual(expect.arrayContaining(['Lake Victoria', 'Masaka']));
  expect(drawing.equator).toBeGreaterThan(0);
  expect(drawing.bar.km).toBe(100);
});

it('a summit has a sign of its own, in place of the dot of the place that it stands for', () => {
  const at = { name: 'Karisimbi', lat: -0.1, lon: 31 };
  const { dots } = drawRoute(route, {
    ...around,
    places: [{ ...at, name: 'Volcanoes', id: 'volcanoes' }],
    peaks: [at],
  });
  expect(dots.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['peak Karisimbi', 'town Masaka']);
});

it('a way that is gone twice is drawn once, and each means has a line of its own', () => {
  const { lines } = drawRoute(route, around);
  expect(lines.map(({ by }) => by)).toEqual(['road', 'air']);
  expect(lines[0]!.d.match(/M/g)).toHaveLength(2);
});

it('nothing of a map needs more bytes than a phone should wait for', () => {
  const { land, neighbours, borders, lakes } = drawRoute(route, around);
  expect(`${land}${neighbours}${borders}${lakes}`.length).toBeLessThan(5000);
});
