import type { Layer } from '../../canvas/canvas.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { motherBehind } from '../../figures/people/fromBehind.ts';
import { walker } from '../../figures/people/walker.ts';
import { place } from '../../figures/placing/place.ts';
import { banana } from '../../figures/plants/banana.ts';
import { terraces } from '../../land/fields.ts';
import { hills } from '../../land/ridges.ts';
import { virunga } from '../../land/virunga.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky } from '../../sky/skies.ts';

const FIELDS = ['#3f6a68', '#274c62', '#6a5c5c', '#4d7a6a', '#2f4668', '#27586a'];
const MIST = '#f8cda4';
const UMBRELLA = {
  depth: 0.32,
  shadow: false,
  coat: {
    body: '#f6c25c',
    shade: '#c08a3c',
    lit: '#5f3a28',
    dark: '#2a1d22',
    accent: '#f0742c',
    pale: '#f9b862',
  },
} as const;
const MOTHER = {
  depth: 0.32,
  shadow: false,
  coat: { body: '#e9e2ee', shade: '#a9a2c4', accent: '#e2572b' },
} as const;

/** A thousand hills: dark ridge before ridge, with the morning's mist between them. */
const rwandaWide: Layer[] = [
  sky({ horizon: 560, stops: ['#26366e', '#2e3f7a', '#3a4a86', '#46568f'], bands: 7 }),
  virunga([
    { x: 2110, y: 150, foot: 700, width: 1000, mouth: 110, fill: '#5c5c9a' },
    { x: 1640, y: 60, foot: 700, width: 1200, mouth: 40, fill: '#474f92' },
  ]),
  hills({
    y: '-30,600 500,550 1100,610 1700,520 2430,560',
    rise: 50,
    depth: 0.1,
    of: '#3a4580',
    plain: true,
  }),
  mistBank({ y: 646, height: 150, colour: MIST, strength: 1, count: 20 }),
  hills({ y: '-30,780 400,740 900,800 1500,690 2430,740', rise: 30, depth: 0.2, of: '#33467c', plain: true }),
  mistBank({ y: 730, height: 150, colour: MIST, strength: 0.95, count: 18 }),
  terraces({
    crest: '-20,900 500,820 1000,850 1500,760 2000,800 2410,740',
    depth: 0.3,
    of: FIELDS,
    strips: 5,
  }),
  place(walker('umbrella'), { x: 1560, y: 880, metre: 300, ...UMBRELLA }),
  place(motherBehind(), { x: 1860, y: 900, metre: 270, ...MOTHER }),
  hills({
    y: '900,1060 1250,930 1560,860 1900,880 2430,800',
    rise: 8,
    depth: 0.05,
    of: '#16224a',
    plain: true,
  }),
  place(banana(), { x: 2270, y: 1010, metre: 150, depth: 0.03, shadow: false, rim: false }),
];
const rwandaTall: Layer[] = [
  sky({ horizon: 620, stops: ['#26366e', '#2e3f7a', '#3a4a86', '#4a5894'], bands: 7 }),
  virunga([
    { x: 860, y: 350, foot: 700, width: 700, mouth: 80, fill: '#3e4080' },
    { x: 500, y: 290, foot: 700, width: 840, mouth: 30, fill: '#2c3674' },
  ]),
  mistBank({ y: 570, height: 190, colour: MIST, strength: 1 }),
  hills({ y: '-30,740 300,660 700,750 1110,670', rise: 30, depth: 0.2, of: '#4a5490', plain: true }),
  mistBank({ y: 700, height: 180, colour: MIST, strength: 0.95 }),
  hills({ y: '-30,840 300,900 700,820 1110,880', rise: 30, depth: 0.2, of: '#33467c', plain: true }),
  mistBank({ y: 840, height: 180, colour: MIST, strength: 0.95 }),
  terraces({ crest: '-20,1060 300,960 620,1000 1100,920', depth: 0.3, of: FIELDS, strips: 5 }),
  place(walker('umbrella'), { x: 420, y: 1240, metre: 230, ...UMBRELLA }),
  place(motherBehind(), { x: 640, y: 1260, metre: 206, ...MOTHER }),
  hills({ y: '-30,1270 300,1210 640,1234 1110,1140', rise: 8, depth: 0.05, of: '#16224a', plain: true }),
  place(banana(), { x: 970, y: 1330, metre: 130, depth: 0.03, shadow: false, rim: false }),
];

/** The great view of Rwanda. */
export const postersRwanda: readonly Picture[] = [
  ...poster('rwanda', { light: light('dawn', 'rwanda', 'left'), wide: rwandaWide, tall: rwandaTall }),
];
