import { describe, expect, it } from 'vitest';
import { likeness } from './likeness.ts';

const NAMES = [
  'gorillatrekkingtips',
  'Bwindi',
  'kilimanjarofoothills',
  'Kilimanjaro',
  'Zanzibar',
  'EA8places',
];
const likest = (word: string) => NAMES.toSorted((a, b) => likeness(word, b) - likeness(word, a))[0];

describe('likeness', () => {
  it.each([
    ['killimanjaro', 'Kilimanjaro'],
    ['gorila-treking-tips', 'gorillatrekkingtips'],
    ['tips for trekking gorillas', 'gorillatrekkingtips'],
    ['zanzíbar', 'Zanzibar'],
    ['bwindy', 'Bwindi'],
    ['ea8place', 'EA8places'],
  ])('finds what %s was meant to be', (word, meant) => {
    expect(likest(word)).toBe(meant);
    expect(likeness(word, meant)).toBeGreaterThan(0.5);
  });

  it('is the same both ways, 1 for the same letters and 0 for none in common', () => {
    expect(likeness('River Nile', 'river-nile')).toBe(1);
    expect(likeness('lion', 'park')).toBe(0);
    expect(likeness('', 'park')).toBe(0);
    expect(likeness('abab', 'ab')).toBe(likeness('ab', 'abab'));
  });
});
