import { expect, it } from 'vitest';
import { checkContent, inspect } from './checkContent.ts';
import { lookAt, PLACE, put, ROUTE, swap, text, type Edit } from './testing/edits.ts';

const wrong: [what: string, edit: Edit, issue: string][] = [
  [
    'a route of no trip',
    (site) => put('content/routes/tsavosafary.json', text(site, ROUTE))(site),
    'content/routes/tsavosafary.json: there is no content/packages/tsavosafary.md. Did you mean "tsavosafari"?',
  ],
  [
    'a place that is none',
    swap(ROUTE, '"place": "tsavo"', '"place": "tsavvo"'),
    `${ROUTE}:14: stops[1].place: there is no content/places/tsavvo.md. Did you mean "tsavo"?`,
  ],
  [
    'a leg to a stop that is none',
    swap(ROUTE, '"to": "Tsavo"', '"to": "Tsawo"'),
    `${ROUTE}:21: legs[0].to: "Tsawo" is none of the stops. Did you mean "Tsavo"?`,
  ],
  [
    'a leg that begins elsewhere than the one before ended',
    swap(ROUTE, '"from": "Tsavo"', '"from": "Nairobi"'),
    `${ROUTE}:26: legs[1].from: "Nairobi", while the leg before ends at "Tsavo".`,
  ],
  [
    'a day beyond the trip',
    swap(ROUTE, '"day": 3', '"day": 4'),
    `${ROUTE}:25: legs[1].day: 4, while the trip has 3 days.`,
  ],
  [
    'latitude and longitude that changed places',
    swap(ROUTE, '"lat": -1.28,\n      "lon": 36.82', '"lat": 36.82,\n      "lon": -1.28'),
    `${ROUTE}:5: stops[0].lat: 36.82. Latitude and longitude look swapped: lat is -1.28 and lon is 36.82.`,
  ],
  [
    'a point outside East Africa',
    swap(ROUTE, '"lat": -1.28', '"lat": 12.8'),
    `${ROUTE}:5: stops[0].lat: 12.8. With lon 36.82 this is outside East Africa, which lies between lat -12 and 5.5 and lon 28 and 42.5.`,
  ],
  [
    'a place whose latitude and longitude changed places',
    swap(PLACE, '"lat":-3,"lon":38', '"lat":38,"lon":-3'),
    `${PLACE}:10: map.lat: 38. Latitude and longitude look swapped: lat is -3 and lon is 38.`,
  ],
];

it.each(wrong)('%s is told to the editor', async (_, edit, issue) => {
  expect((await lookAt(edit, checkContent)).join('\n')).toContain(issue);
});

it('a trip without a route is worth a note', async () => {
  const { notes } = await lookAt((site) => {
    put('content/packages/another.md', text(site, 'content/packages/tsavosafari.md'))(site);
  }, inspect);
  expect(notes).toContain(
    'content/packages/another.md: has no map: write its stops into content/routes/another.json.',
  );
});
