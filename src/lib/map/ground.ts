import { geoIdentity, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import type { Position } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon as Areas, Polygon, Topology } from 'topojson-specification';
import { atlas, lakes, LANDS, lines, shapes, type Lake, type Land } from './atlas.ts';
import type { Degrees, Frame, Point } from './frame.ts';
import { inSteps, thin } from './thin.ts';

/** Units that a line may leave its true course by, where nobody asks for fewer points. */
const TOLERANCE = 1.5;
/** Units beyond the edges of the drawing that lines go on for, so that no edge shows as a line. */
const BEYOND = 8;

/** The corners of what a line of the atlas crosses; frames differ, the lines do not. */
const corners = new WeakMap<readonly Degrees[], readonly [Degrees, Degrees]>();

function cornersOf(line: readonly Degrees[]): readonly [northWest: Degrees, southEast: Degrees] {
  const known = corners.get(line);
  if (known) return known;
  const [lats, lons] = [line.map(({ lat }) => lat), line.map(({ lon }) => lon)];
  const found = [
    { lat: Math.max(...lats), lon: Math.min(...lons) },
    { lat: Math.min(...lats), lon: Math.max(...lons) },
  ] as const;
  corners.set(line, found);
  return found;
}

/** Whether a line lies beyond an edge of the frame: farther east is farther right, farther south farther down. */
function misses(line: readonly Degrees[], { width, height, project }: Frame): boolean {
  const [[left, top], [right, bottom]] = cornersOf(line).map(project) as [Point, Point];
  return right < -BEYOND || left > width + BEYOND || bottom < -BEYOND || top > height + BEYOND;
}

/** The lakes' shores, closed. */
const shores = lakes.map(({ id, rings }) => ({
  id,
  rings: rings.map((ring) => [...ring, ...ring.slice(0, 1)]),
}));

/** Something with a name: its polygons, each an outline and its holes. */
interface Area<Id> {
  id: Id;
  polygons: Point[][][];
}

/** The atlas in the units of a frame, with no more points than its size can show; `path` gives path data. */
function cut(frame: Frame, tolerance = TOLERANCE) {
  const drawn = (line: readonly Degrees[]): Point[] => {
    const [first, last] = [line[0], line.at(-1)];
    if (!first || !last) return [];
    if (misses(line, frame)) return [frame.project(first), frame.project(last)];
    return thin(line.map(frame.project), tolerance);
  };
  const topology = {
    ...atlas,
    transform: undefined,
    objects: { lands: { ...atlas.objects.countries, geometries: shapes } },
    arcs: atlas.arcs.map((_, at) => drawn(lines.get(at) ?? [])),
  } as unknown as Topology<{ lands: GeometryCollection<{ name: keyof typeof LANDS }> }>;
  const { lands } = topology.objects;
  const clipped = geoPath(
    geoIdentity().clipExtent([
      [-BEYOND, -BEYOND],
      [frame.width + BEYOND, frame.height + BEYOND],
    ]),
  ).digits(0);
  const path = (shape: GeoPermissibleObjects) => inSteps(clipped(shape) ?? '');
  const countries = feature(topology, lands).features.map(({ properties, geometry }) => {
    const { coordinates } = geometry as unknown as { coordinates: Point[][][] | Point[][] };
    const polygons = geometry.type === 'MultiPolygon' ? coordinates : [coordinates];
    return { id: LANDS[properties.name], polygons: polygons as Point[][][] };
  });
  const waters = shores.map(({ id, rings }) => ({
    id,
    polygons: [rings.map(drawn).filter(({ length }) => length > 3)],
  }));
  return {
    topology,
    lands,
    path,
    countries,
    waters: waters.filter(({ polygons: [rings] }) => rings?.length),
  };
}

const together = (areas: readonly Area<unknown>[]) => ({
  type: 'MultiPolygon' as const,
  coordinates: areas.flatMap(({ polygons }) => polygons) as unknown as Position[][][],
});

/** What the atlas shows in a frame, in units of the drawing. */
export interface Ground {
  /** Path data of all land, of the countries other than one, of the borders and of the lakes. */
  land: string;
  neighbours: string;
  borders: string;
  lakes: string;
  /** The areas that can bear a name. */
  areas: { kind: 'land' | 'lake'; id: Land | Lake; rings: Point[][] }[];
  /** The borders as lines, which names keep off where they can. */
  borderLines: Point[][];
}

/**
 * Cuts the ground of a map out of the atlas.
 * @param home the country that the map is about
 * @param tolerance units that a line may leave its true course by
 */
export function groundIn(frame: Frame, home: string, tolerance?: number): Ground {
  const { topology, lands, path, countries, waters } = cut(frame, tolerance);
  const between = mesh(topology, lands, (a, b) => a !== b);
  return {
    land: path(merge(topology, lands.geometries as (Polygon | Areas)[])),
    neighbours: path(together(countries.filter(({ id }) => id !== home))),
    borders: path(between),
    lakes: path(together(waters)),
    areas: [
      ...countries.map(({ id, polygons }) => ({ kind: 'land' as const, id, rings: polygons.flat() })),
      ...waters.map(({ id, polygons }) => ({ kind: 'lake' as const, id, rings: polygons.flat() })),
    ],
    borderLines: between.coordinates as unknown as Point[][],
  };
}

/**
 * Cuts every country out of the atlas by itself.
 * @param partOf says what a polygon, given by its first point in units, belongs to; countries stay whole without it
 * @returns path data by the name of the country or of what `partOf` calls a part of it, and that of all lakes
 */
export function countriesIn(
  frame: Frame,
  partOf: (country: Land, first: Point) => string,
): { countries: Map<string, string>; lakes: string } {
  const { path, countries, waters } = cut(frame);
  const parts = new Map<string, Area<Land>[]>();
  for (const { id, polygons } of countries) {
    for (const polygon of polygons) {
      const part = partOf(id, polygon[0]?.[0] ?? [0, 0]);
      parts.set(part, [...(parts.get(part) ?? []), { id, polygons: [polygon] }]);
    }
  }
  return {
    countries: new Map([...parts].map(([name, areas]) => [name, path(together(areas))])),
    lakes: path(together(waters)),
  };
}
