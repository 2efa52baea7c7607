import { light } from '../light/light.ts';
import type { Setting } from './picture.ts';

/** The light and the sky of each slide of the home page, dark enough above for a cream headline. */
export const HERO_LIGHTS = {
  serengeti: {
    light: light('sunset', 'tanzania', 'right'),
    stops: ['#2c143c', '#6a2348', '#c04a38', '#f59a45'],
  },
  bwindi: { light: light('morning', 'uganda', 'right'), stops: ['#12343e', '#255558', '#7ea48a', '#f8dfa8'] },
  zanzibar: {
    light: light('noon', 'zanzibar', 'right'),
    stops: ['#0a4a76', '#0f6088', '#1b7c98', '#69b8b4'],
  },
  kilimanjaro: {
    light: light('morning', 'kenya', 'right'),
    stops: ['#1d4a70', '#2f6687', '#6b9cab', '#f0dcb4'],
  },
  rwenzori: {
    light: light('morning', 'uganda', 'right'),
    stops: ['#174458', '#28606c', '#5f958f', '#e2dcb6'],
  },
} as const;

/** A slide for a desktop: 1920 x 1080, its left half calm down to 70% of the height. */
export const wide = (hero: keyof typeof HERO_LIGHTS): Setting => {
  return { light: HERO_LIGHTS[hero].light, width: 1920, height: 1080 };
};

/** A slide for a phone: 900 x 1200, its upper half calm. */
export const tall = (hero: keyof typeof HERO_LIGHTS): Setting => {
  return { light: HERO_LIGHTS[hero].light, width: 900, height: 1200 };
};
