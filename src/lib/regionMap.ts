import { createRequire } from 'node:module';
import { geoMercator, geoPath } from 'd3-geo';
import type { MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Region } from '../schemas.ts';
import { LAKES } from './lakes.ts';

/** What the map shows, in degrees: the lakes in the west to the coast, the Nile's first bend to southern Tanzania. */
const WEST = 28;
const EAST = 42.2;
const SOUTH = -9.2;
const NORTH = 4.7;
/** Units of the drawing. */
const WIDTH = 640;

type Land = Polygon | MultiPolygon;
type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

// Natural Earth's coastlines and borders at 1:50 million, in the public domain.
const atlas = createRequire(import.meta.url)('world-atlas/countries-50m.json') as Atlas;
const lands = feature(atlas, atlas.objects.countries).features;

const window = {
  type: 'MultiPoint' as const,
  coordinates: [
    [WEST, SOUTH],
    [EAST, NORTH],
  ],
};
const projection = geoMercator().fitWidth(WIDTH, window);
const height = Math.round(projection([EAST, SOUTH])?.[1] ?? WIDTH);
projection.clipExtent([
  [-2, -2],
  [WIDTH + 2, height + 2],
]);
const path = geoPath(projection).digits(0);

const names: Record<string, Exclude<Region, 'zanzibar'>> = {
  Uganda: 'uganda',
  Kenya: 'kenya',
  Tanzania: 'tanzania',
  Rwanda: 'rwanda',
};
/** Where Unguja and Pemba lie, in degrees: no other island of Tanzania begins there. */
const ZANZIBAR = { west: 39.1, south: -6.6, north: -4.7 };
const isIsland = ([first]: Position[][]) => {
  const [lon = 0, lat = 0] = first?.[0] ?? [];
  return lon > ZANZIBAR.west && lat > ZANZIBAR.south && lat < ZANZIBAR.north;
};
const polygons = (land: Land) => (land.type === 'Polygon' ? [land.coordinates] : land.coordinates);
const draw = (coordinates: Position[][][]) => path({ type: 'MultiPolygon', coordinates }) ?? '';

const ORIGIN: [number, number] = [0, 0];

/** A line through the middles of its points' connections: a shore without corners. */
function smooth(points: readonly (readonly [number, number])[]): string {
  const at = points.map(([lon, lat]) => projection([lon, lat]) ?? ORIGIN);
  const middle = (i: number) => {
    const [a = ORIGIN, b = ORIGIN] = [at[i % at.length], at[(i + 1) % at.length]];
    return `${Math.round((a[0] + b[0]) / 2)} ${Math.round((a[1] + b[1]) / 2)}`;
  };
  const bends = at.map((_, i) => {
    const [x, y] = at[(i + 1) % at.length] ?? ORIGIN;
    return `Q${Math.round(x)} ${Math.round(y)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${bends.join('')}Z`;
}

/**
 * Draws the map of the region: coasts and borders from Natural Earth, lakes by hand, in units of a drawing
 * `width` by `height` large.
 * @returns path data for the served countries by region, the neighbours, the lakes and the equator's height;
 * `point` gives where a place lies
 */
export function regionMap() {
  const served = lands.filter(({ properties }) => properties.name in names);
  const others = lands.filter(({ properties }) => !(properties.name in names));
  const tanzania = polygons(
    served.find(({ properties }) => properties.name === 'Tanzania')?.geometry as Land,
  );
  const regions = served.map(({ properties, geometry }) => ({
    region: names[properties.name] as Region,
    d: draw(polygons(geometry as Land).filter((polygon) => !isIsland(polygon))),
  }));
  return {
    width: WIDTH,
    height,
    regions: [...regions, { region: 'zanzibar' as const, d: draw(tanzania.filter(isIsland)) }],
    neighbours: others.map(({ geometry }) => path(geometry) ?? '').join(''),
    lakes: LAKES.map(smooth).join(''),
    equator: Math.round(projection([WEST, 0])?.[1] ?? 0),
    point: ({ lat, lon }: { lat: number; lon: number }) => {
      const [x, y] = projection([lon, lat]) ?? [0, 0];
      return { x: Math.round(x), y: Math.round(y) };
    },
  };
}
