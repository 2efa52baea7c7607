import { describe, expect, it } from 'vitest';
import { likeness, pairsOf } from './likeness.ts';

const NAMES = [
  'gorillatrekkingtips',
  'Bwindi',
  'kilimanjarofoothills',
  'Kilimanjaro',
  'Zanzibar',
  'EA8places',
];
const like = (a: string, b: string) => likeness(pairsOf(a), pairsOf(b));
const likest = (word: string) => NAMES.toSorted((a, b) => like(word, b) - like(word, a))[0];

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
    expect(like(word, meant)).toBeGreaterThan(0.5);
  });

  it('is the same both ways, 1 for the same letters and 0 for none in common', () => {
    expect(like('River Nile', 'river-nile')).toBe(1);
    expect(like('lion', 'park')).toBe(0);
    expect(like('', 'park')).toBe(0);
    expect(like('abab', 'ab')).toBe(like('ab', 'abab'));
  });
});
