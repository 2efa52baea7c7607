import { CORAL } from './palette.ts';

/** Local colours of the land: what it is made of, before any light falls on it. */
export interface RegionColours {
  /** What a ground is when a scene does not say. */
  ground: Material;
  /** A breath of this lies in every sky. */
  air: string;
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
    air: '#4f9c88',
    accent: '#f0a030',
    grass: '#86a044',
    leaf: '#2f7048',
    earth: '#a8582f',
    rock: '#6d756c',
    sand: '#dcba7c',
    water: '#3a9296',
  },
  kenya: {
    ground: 'earth',
    air: '#d8875c',
    accent: '#f4b73e',
    grass: '#c29a48',
    leaf: '#66753a',
    earth: '#b84c28',
    rock: '#b8784a',
    sand: '#e4b67c',
    water: '#4f98a4',
  },
  tanzania: {
    ground: 'grass',
    air: '#e8b660',
    accent: CORAL,
    grass: '#d6a840',
    leaf: '#727a36',
    earth: '#bc783a',
    rock: '#94826e',
    sand: '#ecd09a',
    water: '#5a9ea2',
  },
  rwanda: {
    ground: 'leaf',
    air: '#5a86b4',
    accent: '#f2a93c',
    grass: '#7ca468',
    leaf: '#2c6660',
    earth: '#94583f',
    rock: '#4d6c8c',
    sand: '#d8c090',
    water: '#4a88aa',
  },
  zanzibar: {
    ground: 'sand',
    air: '#2fb0b0',
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
