import { expect, it } from 'vitest';
import { animalsAt, bestPlaces, detailOf } from './wildlife.ts';

const ANIMALS = [
  { name: 'Lion', places: { plain: { chance: 'likely', when: 'June to October', note: 'in the east' } } },
  { name: 'Rhino', places: { plain: { chance: 'not here', note: 'lost to hunting' } } },
  { name: 'Zebra', places: { plain: { chance: 'very likely' }, hill: { chance: 'with luck' } } },
  { name: 'Crane', places: { plain: { chance: 'ask us' } } },
] as const;

it('puts the surest animals of a place first, and those that are not there nowhere', () => {
  expect(animalsAt('plain', ANIMALS)).toEqual([
    {
      heading: 'expect',
      animals: [
        { name: 'Zebra', detail: undefined },
        { name: 'Lion', detail: 'June to October, in the east' },
      ],
    },
    { heading: 'ask', animals: [{ name: 'Crane', detail: undefined }] },
  ]);
  expect(animalsAt('hill', ANIMALS)).toEqual([
    { heading: 'luck', animals: [{ name: 'Zebra', detail: undefined }] },
  ]);
});

it('has nothing to say of a place that no animal names', () => expect(animalsAt('sea', ANIMALS)).toEqual([]));

it.each([
  [{ when: 'all year' }, 'all year'],
  [{ note: 'by boat' }, 'by boat'],
  [{ when: 'all year', note: 'by boat' }, 'all year, by boat'],
  [{}, undefined],
])('says when and how: %j', (said, detail) => expect(detailOf({ chance: 'likely', ...said })).toBe(detail));

it.each([
  [
    { hill: 'likely', plain: 'with luck', sea: 'likely' },
    { chance: 'likely', places: ['Sea', 'Hill'] },
  ],
  [
    { plain: 'very likely', sea: 'likely' },
    { chance: 'very likely', places: ['Plain'] },
  ],
  [
    { sea: 'with luck', hill: 'ask us' },
    { chance: 'with luck', places: ['Sea'] },
  ],
  [{ sea: 'not here', hill: 'ask us' }, undefined],
] as const)('says where an animal is seen most, in the order of the places: %j', (chances, best) => {
  const names = new Map([
    ['sea', 'Sea'],
    ['plain', 'Plain'],
    ['hill', 'Hill'],
  ]);
  const sightings = Object.fromEntries(Object.entries(chances).map(([id, chance]) => [id, { chance }]));
  expect(bestPlaces(sightings, names)).toEqual(best);
});
