import { createRequire } from 'node:module';
import type { GeometryCollection, Polygon, MultiPolygon as Areas, Topology } from 'topojson-specification';
import shores from './lakes.json' with { type: 'json' };

/** The countries of the maps by their names in the atlas. */
export const LANDS = {
  Uganda: 'uganda',
  Kenya: 'kenya',
  Tanzania: 'tanzania',
  Rwanda: 'rwanda',
  Burundi: 'burundi',
  'Dem. Rep. Congo': 'drcongo',
  'S. Sudan': 'southsudan',
  Ethiopia: 'ethiopia',
  Somalia: 'somalia',
  Malawi: 'malawi',
  Mozambique: 'mozambique',
  Zambia: 'zambia',
} as const;
export type Land = (typeof LANDS)[keyof typeof LANDS];
type Shape = (Polygon | Areas) & { properties: { name: string } };
type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

// Natural Earth's coastlines and borders at 1:10 million, in the public domain.
export const atlas = createRequire(import.meta.url)('world-atlas/countries-10m.json') as Atlas;
export const shapes = (atlas.objects.countries.geometries as Shape[]).filter(
  ({ properties }) => properties.name in LANDS,
);
const used = new Set(
  shapes.flatMap(({ arcs }) => (arcs as unknown[]).flat(3) as number[]).map((at) => (at < 0 ? ~at : at)),
);

/** The lines of the atlas in degrees; its own numbers are whole ones, each counted from the one before. */
export const lines = new Map(
  [...used].map((at) => {
    const { scale, translate } = atlas.transform ?? { scale: [1, 1], translate: [0, 0] };
    let [x, y] = [0, 0];
    const line = (atlas.arcs[at] ?? []).map(([stepX = 0, stepY = 0]) => {
      [x, y] = [x + stepX, y + stepY];
      return { lon: x * scale[0] + translate[0], lat: y * scale[1] + translate[1] };
    });
    return [at, line] as const;
  }),
);

/** The lakes' shores in degrees, islands after them; written as thousandths, each counted from the one before. */
export const lakes = Object.entries(shores).map(([id, rings]) => ({
  id: id as Lake,
  rings: rings.map((ring) => {
    const steps = ring.split(' ').map(Number);
    let [lon, lat] = [0, 0];
    return Array.from({ length: steps.length / 2 }, (_, at) => {
      [lon, lat] = [lon + (steps[2 * at] ?? 0), lat + (steps[2 * at + 1] ?? 0)];
      return { lon: lon / 1000, lat: lat / 1000 };
    });
  }),
}));
export type Lake = keyof typeof shores;
