import type { Coat } from '../../light/light.ts';

const PERSON = { dark: '#2a1d22', pale: '#fff0d8' };

/** What walkers in Uganda wear: body and shade are the shirt and the trousers, lit is the skin, accent the rucksack. */
export const OUTFITS = {
  vermilion: { ...PERSON, body: '#d4472a', shade: '#2a2f4c', lit: '#7d4a31', accent: '#1f6a74' },
  lake: { ...PERSON, body: '#2a7a88', shade: '#23404c', lit: '#9a6240', accent: '#f0a030' },
  maize: { ...PERSON, body: '#eab43a', shade: '#6a5030', lit: '#5f3a28', accent: '#8a2f3a' },
  pine: { ...PERSON, body: '#2f6a4a', shade: '#24403a', lit: '#b57f58', accent: '#e2572b' },
  berry: { ...PERSON, body: '#8a3450', shade: '#4a2438', lit: '#7d4a31', accent: '#e8b23a' },
  cloud: { ...PERSON, body: '#f0e8d8', shade: '#8a7a6c', lit: '#5f3a28', accent: '#c2382a' },
  clay: { ...PERSON, body: '#e0563a', shade: '#27405a', lit: '#9a6240', accent: '#f0b040' },
  moss: { ...PERSON, body: '#5c6a34', shade: '#3a4424', lit: '#5f3a28', accent: '#3a3428' },
} as const satisfies Record<string, Coat>;
