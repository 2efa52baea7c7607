import type { WalkersDress } from './ridgeWalker.ts';

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
