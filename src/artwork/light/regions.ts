import { CORAL } from './palette.ts';

/** Local colours of the land: what it is made of, before any light falls on it. */
export interface RegionColours {
  /** What a ground is when a scene does not say. */
  ground: Material;
  /** The hue of its skies: overhead, and along the horizon. The hour sets how light they are. */
  air: string;
  low: string;
  /** The hue of its shadows and dark frames. */
  deep: string;
  accent: string;
  grass: string;
  leaf: string;
  earth: string;
  rock: string;
  sand: string;
  water: string;
}

/** What a ground can be made of; snow, cloud and wood are the same in every region. */
export type Material = 'grass' | 'leaf' | 'earth' | 'rock' | 'sand' | 'water' | keyof typeof COMMON;

/** What is the same wherever it lies. */
export const COMMON = { snow: '#f4f3ea', cloud: '#fdf3e0', wood: '#6e4630', foam: '#f4faf0' } as const;

/** The four countries and Zanzibar, each with the colour that its cards carry. */
export const REGIONS = {
  uganda: {
    ground: 'leaf',
    air: '#1f8468',
    low: '#f4704a',
    deep: '#0f4a38',
    accent: '#f0a030',
    grass: '#74a23c',
    leaf: '#1f6f48',
    earth: '#b8502c',
    rock: '#5c7268',
    sand: '#e2bb78',
    water: '#2a8f92',
  },
  kenya: {
    ground: 'earth',
    air: '#2a5cc0',
    low: '#ec7440',
    deep: '#4a1a20',
    accent: '#f4b73e',
    grass: '#d29a3c',
    leaf: '#4f7238',
    earth: '#bc4524',
    rock: '#b86a40',
    sand: '#ecb878',
    water: '#3a8cb8',
  },
  tanzania: {
    ground: 'grass',
    air: '#6e50b0',
    low: '#f6b43c',
    deep: '#3c2266',
    accent: CORAL,
    grass: '#e2ac34',
    leaf: '#6a7830',
    earth: '#c4743a',
    rock: '#84749a',
    sand: '#f2d496',
    water: '#5a90b4',
  },
  rwanda: {
    ground: 'leaf',
    air: '#4656a8',
    low: '#f2a05c',
    deep: '#242c70',
    accent: '#f2a93c',
    grass: '#70a064',
    leaf: '#235e62',
    earth: '#a0563c',
    rock: '#485c98',
    sand: '#dcc496',
    water: '#3f7cb4',
  },
  zanzibar: {
    ground: 'sand',
    air: '#16acb4',
    low: '#f68c74',
    deep: '#0c5068',
    accent: CORAL,
    grass: '#8cac60',
    leaf: '#2e7e60',
    earth: '#cc9058',
    rock: '#dcc8a4',
    sand: '#f6e0b2',
    water: '#17a6a4',
  },
} as const satisfies Record<string, RegionColours>;

/** A country that the trips go to, or Zanzibar, which has a land of its own. */
export type Region = keyof typeof REGIONS;
