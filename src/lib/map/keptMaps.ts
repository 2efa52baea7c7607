import type { Region } from '../../schemas/regions.ts';
import { keptIn } from '../kept.ts';
import { nameRegion } from './regionNames.ts';
import { drawRoute } from './routeMap.ts';

const keep = keptIn(process.cwd(), 'maps', [
  ...['src/lib', 'src/schemas/route.ts', 'src/fonts'],
  ...['world-atlas', 'd3-geo', 'topojson-client'].map((name) => `node_modules/${name}/package.json`),
]);

/** Has a map made once for the same facts: finding room for its names takes its time. */
const keptOnce =
  <Facts extends unknown[], Drawing>(draw: (...facts: Facts) => Drawing) =>
  async (...facts: Facts): Promise<Drawing> => {
    const make = async () => Buffer.from(JSON.stringify(draw(...facts)));
    const bytes = await keep([draw.name, JSON.stringify(facts)], make);
    return JSON.parse(Buffer.from(bytes).toString()) as Drawing;
  };

/** The map of a trip's route, as `drawRoute` draws it. */
export const keptRoute = keptOnce(drawRoute);
interface Place {
  id: string;
  name: string;
  region: Region;
  lat: number;
  lon: number;
}
/** The names on the map of the region, as `nameRegion` places them. */
export const keptNames = keptOnce(nameRegion<Place>);
