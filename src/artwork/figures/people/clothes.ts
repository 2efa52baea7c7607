import type { Coat } from '../../light/light.ts';

/** What the people of the pictures wear: body and shade are the shirt, lit is the skin, accent the rucksack or dress. */
export const CLOTHES = {
  blue: { body: '#2f6f86', shade: '#1f4d63', lit: '#9a6240', dark: '#2a1d22', accent: '#e2572b' },
  plum: { body: '#7a3a4a', shade: '#5a2a38', lit: '#7d4a31', dark: '#2a1d22', accent: '#f0b53c' },
  coral: { body: '#c2452a', shade: '#8d3020', lit: '#7d4a31', dark: '#2a1d22', accent: '#2f6f86' },
  yellow: { body: '#f0b53c', shade: '#b9842a', lit: '#5f3a28', dark: '#2a1d22', accent: '#3f6b4a' },
  indigo: { body: '#2c4a8c', shade: '#1d3568', lit: '#5f3a28', dark: '#2a1d22', accent: '#8a5636' },
  white: { body: '#f4eee0', shade: '#cfc2ae', lit: '#7d4a31', dark: '#2a1d22', accent: '#c2452a' },
  ranger: { body: '#4a5a32', shade: '#354224', lit: '#5f3a28', dark: '#2a1d22', accent: '#4a5a32' },
  guide: { body: '#4a5a32', shade: '#354224', lit: '#5f3a28', dark: '#2a1d22', accent: '#c2452a' },
} as const satisfies Record<string, Coat>;
