import type { Region } from '../../schemas/regions.ts';
import { REGION, regionMap } from '../regionMap.ts';
import { countriesIn } from './ground.ts';

/** Where Unguja and Pemba lie, in degrees: no other island of Tanzania begins there. */
const ZANZIBAR = { north: -4.7, south: -6.6, west: 39.1 };
const SERVED: readonly string[] = ['uganda', 'kenya', 'tanzania', 'rwanda', 'zanzibar'];

let drawn: ReturnType<typeof draw> | undefined;

/**
 * The map of the region, drawn once.
 * @returns path data of the served countries by region, of the neighbours and of the lakes; the Equator's height; the
 * size, and `point`, which gives where a place lies
 */
export const drawRegion = () => (drawn ??= draw());

function draw() {
  const [west, north] = REGION.project({ lat: ZANZIBAR.north, lon: ZANZIBAR.west });
  const [, south] = REGION.project({ lat: ZANZIBAR.south, lon: ZANZIBAR.west });
  const { countries, lakes } = countriesIn(REGION, (country, [x, y]) => {
    const isIsland = country === 'tanzania' && x > west && y > north && y < south;
    return isIsland ? 'zanzibar' : SERVED.includes(country) ? country : '';
  });
  return {
    ...regionMap(),
    regions: SERVED.map((region) => ({ region: region as Region, d: countries.get(region) ?? '' })),
    neighbours: countries.get('') ?? '',
    lakes,
    equator: Math.round(REGION.project({ lat: 0, lon: 0 })[1]),
  };
}
