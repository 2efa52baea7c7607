import { PLACES } from './places.ts';
import { TRIPS } from './trips.ts';

/** A point of the fixture's country, so many hundredths of a degree from its middle. */
const near = (east: number, north: number) => ({ lat: -3 + north / 100, lon: 36 + east / 100 });

/** Every way to travel once, one after another: out, on, an outing, and home on the way that was taken out. */
const everyMeans = {
  stops: [
    { name: 'First Town', ...near(0, 0), kind: 'town' },
    { name: 'Airstrip In The Hills', ...near(90, 60), kind: 'airport' },
    { name: 'Landing', ...near(140, 20), kind: 'sight', approximate: true },
    { name: 'Camp', ...near(170, -30), kind: 'camp', place: PLACES[0]!.id },
    { name: 'Last Border', ...near(100, -80), kind: 'border' },
  ],
  legs: [
    { day: 1, from: 'First Town', to: 'Airstrip In The Hills', by: 'air', hours: '1 hour' },
    { day: 1, from: 'Airstrip In The Hills', to: 'Landing', by: 'road', via: [near(110, 50)] },
    { day: 1, from: 'Landing', to: 'Camp', by: 'boat', hours: 'half an hour' },
    { day: 2, from: 'Camp', to: 'Camp', by: 'foot', hours: '2 to 3 hours' },
    { day: 2, from: 'Camp', to: 'Last Border', by: 'bicycle' },
    { day: 2, from: 'Last Border', to: 'First Town', by: 'foot', hours: 'as long as it takes' },
  ],
} as const;

/** A road out and the same road home. */
const thereAndBack = {
  stops: [
    { name: 'Town', ...near(0, 0), kind: 'town' },
    { name: 'Lodge', ...near(20, 15), kind: 'camp' },
  ],
  legs: [
    { day: 1, from: 'Town', to: 'Lodge', by: 'road' },
    { day: 2, from: 'Lodge', to: 'Town', by: 'road', hours: '1 hour' },
  ],
} as const;

/** A route for every trip but the last, which has no map yet; the first one uses every way to travel. */
export const ROUTES = TRIPS.slice(0, -1).map(({ id }, at) => ({ id, ...(at ? thereAndBack : everyMeans) }));
