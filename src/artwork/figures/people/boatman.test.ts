import { expect, it } from 'vitest';
import { faultsOf } from '../../drawing/faults.ts';
import { boatman } from './boatman.ts';

it('the boatman is sound and of a person’s size', () => {
  expect(faultsOf(boatman(), { height: [95, 150], bytes: 1600, stands: false })).toEqual([]);
});
