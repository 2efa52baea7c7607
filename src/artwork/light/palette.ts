/** Aubergine-black: what every page writes in, and what frames sink into at sunset. */
export const INK = '#1c0d18';
/** Sunset coral, the accent of two regions. */
export const CORAL = '#e0573a';
/** The headlines on a hero. */
export const CREAM = '#fff3dc';

/** What the light of an hour does, from the zenith to the deepest shadow. */
export interface HourColours {
  /** Zenith, upper sky, lower sky, horizon. */
  sky: readonly [string, string, string, string];
  /** The disc of sun or moon. */
  sun: string;
  /** What far things fade into. */
  haze: string;
  /** What lit planes lean towards, and how much everything takes its tint (0..1). */
  glow: string;
  warmth: number;
  /** What planes turned away lean towards. */
  shadow: string;
  /** What framing things in front sink into, and how far back that reaches (in depth 0..1). */
  dark: string;
  reach: number;
  /** How bright local colours are: 1 as at noon. */
  gain: number;
}

/** The hours and weathers a scene can have. */
export const HOURS = {
  dawn: {
    sky: ['#414c74', '#8a7a9c', '#e29c86', '#fbd7a4'],
    sun: '#fff0c8',
    haze: '#eebf9f',
    glow: '#ffc890',
    warmth: 0.16,
    shadow: '#3a3560',
    dark: '#1d1730',
    reach: 0.5,
    gain: 0.86,
  },
  morning: {
    sky: ['#3f85a3', '#7fb4b6', '#c8dac2', '#f8ebc6'],
    sun: '#fff6d8',
    haze: '#dbe3cb',
    glow: '#fff0c4',
    warmth: 0.06,
    shadow: '#24485e',
    dark: '#0f2430',
    reach: 0.3,
    gain: 1,
  },
  noon: {
    sky: ['#1d7ba4', '#3f9fb8', '#8acac8', '#e6edd0'],
    sun: '#fffbe6',
    haze: '#c4e0d8',
    glow: '#fffae0',
    warmth: 0.02,
    shadow: '#1b4866',
    dark: '#0d2836',
    reach: 0.26,
    gain: 1.04,
  },
  golden: {
    sky: ['#4f8794', '#a9b58c', '#f0c571', '#ffe5a2'],
    sun: '#fff5c8',
    haze: '#f5d28c',
    glow: '#ffc25e',
    warmth: 0.2,
    shadow: '#4e2f4c',
    dark: '#271425',
    reach: 0.5,
    gain: 0.92,
  },
  sunset: {
    sky: ['#412458', '#a0374c', '#e86c38', '#ffc15e'],
    sun: '#fff0ba',
    haze: '#f0934e',
    glow: '#ff9a48',
    warmth: 0.34,
    shadow: '#3c1436',
    dark: INK,
    reach: 0.72,
    gain: 0.66,
  },
  dusk: {
    sky: ['#1e1d49', '#4d3778', '#a9537a', '#f39c74'],
    sun: '#ffdca8',
    haze: '#a8618a',
    glow: '#f0906e',
    warmth: 0.3,
    shadow: '#221a4a',
    dark: '#120d26',
    reach: 0.62,
    gain: 0.7,
  },
  night: {
    sky: ['#0a0f2e', '#13204d', '#264270', '#4d7688'],
    sun: '#f6edcf',
    haze: '#36597c',
    glow: '#9cc0dc',
    warmth: 0.34,
    shadow: '#0a1030',
    dark: '#060819',
    reach: 0.6,
    gain: 0.58,
  },
  storm: {
    sky: ['#2b3442', '#4d5863', '#868880', '#e0cd9a'],
    sun: '#fbeec4',
    haze: '#a3a596',
    glow: '#f4dc9c',
    warmth: 0.1,
    shadow: '#232b3c',
    dark: '#141824',
    reach: 0.5,
    gain: 0.8,
  },
  mist: {
    sky: ['#a9c2bd', '#cbdacb', '#e4e8d4', '#f5efdb'],
    sun: '#fffbe8',
    haze: '#e0e8d8',
    glow: '#fdf3d4',
    warmth: 0.06,
    shadow: '#2b4a50',
    dark: '#0e2226',
    reach: 0.42,
    gain: 0.92,
  },
} as const satisfies Record<string, HourColours>;
