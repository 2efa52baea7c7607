import type { WalkersDress } from './ridgeWalker.ts';

const SKIN = { skin: '#6f3f2f', sun: '#f0a860', deep: '#3a1f2a' };
const LEGS = ['#2a1f52', '#8a6aa0', '#150e30'] as const;
const BOOTS = ['#3a2430', '#7a5048', '#1a1020'] as const;

/** What walkers wear before sunrise: dark cloth with the first light on it. */
export const BEFORE_SUNRISE: Record<'gold' | 'coral' | 'violet', WalkersDress> = {
  gold: {
    coat: ['#c8862c', '#ffe08a', '#7c4a2c'],
    legs: LEGS,
    pack: ['#5a2f62', '#b06a8a', '#2c1640'],
    boots: BOOTS,
    hat: 'cap',
    hatCloth: ['#b8442e', '#ffe6b8', '#6e2434'],
    skin: SKIN,
  },
  coral: {
    coat: ['#b8442e', '#ff9a5c', '#6e2434'],
    legs: LEGS,
    pack: ['#3c3478', '#8a7ab8', '#1e1848'],
    boots: BOOTS,
    hat: 'hood',
    hatCloth: ['#b8442e', '#ff9a5c', '#6e2434'],
    skin: { skin: '#8a5238', sun: '#ffc080', deep: '#4a2830' },
  },
  violet: {
    coat: ['#4f3f8c', '#b890c8', '#281e58'],
    legs: ['#3a2430', '#9a6a60', '#1a1020'],
    pack: ['#b0702c', '#ffc86a', '#6a3c2c'],
    boots: BOOTS,
    hat: 'cap',
    hatCloth: ['#d8982c', '#fff0c0', '#7c4a2c'],
    skin: SKIN,
  },
};

const DAY_SKIN = { skin: '#7d4a31', sun: '#c98a5c', deep: '#4a2820' };

/** What walkers wear by day in the forest. */
export const BY_DAY: Record<'gold' | 'coral' | 'teal', WalkersDress> = {
  gold: {
    coat: ['#e8a630', '#ffd772', '#b06e24'],
    legs: ['#5a4636', '#86705a', '#382a26'],
    pack: ['#c2452e', '#ea7a50', '#7e2a2c'],
    boots: ['#5c3a2c', '#8a5a40', '#2e1c1c'],
    hat: 'brim',
    hatCloth: ['#f0e2bc', '#fffaf0', '#b89e70'],
    skin: DAY_SKIN,
  },
  coral: {
    coat: ['#d8502e', '#ff8c5a', '#96302c'],
    legs: ['#33466e', '#5c74a0', '#1e2a48'],
    pack: ['#e2a436', '#ffd27a', '#a46a28'],
    boots: ['#5c3a2c', '#8a5a40', '#2e1c1c'],
    hat: 'cap',
    hatCloth: ['#e2a436', '#fff0c8', '#a46a28'],
    skin: { skin: '#9a6444', sun: '#e0a878', deep: '#633a2c' },
  },
  teal: {
    coat: ['#237a78', '#58aca0', '#134a52'],
    legs: ['#6a5238', '#98805c', '#44321f'],
    pack: ['#d8702e', '#f8a458', '#8c3f28'],
    boots: ['#5c3a2c', '#8a5a40', '#2e1c1c'],
    hat: 'cap',
    hatCloth: ['#d8502e', '#ffe0a8', '#96302c'],
    skin: DAY_SKIN,
  },
};
