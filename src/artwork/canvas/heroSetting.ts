import { light } from '../light/light.ts';
import type { Setting } from './picture.ts';

/**
 * The light and the sky of each slide of the home page, in eight even steps from the zenith to the horizon: deep enough
 * for a cream headline down to the last but one, and light only along the horizon.
 */
export const HERO_LIGHTS = {
  serengeti: {
    light: light('sunset', 'tanzania', 'behind-right'),
    stops: ['#22103a', '#30133f', '#441743', '#5a1b45', '#711f42', '#86263c', '#983233', '#e27a34'],
  },
  rwenzori: {
    light: light('dawn', 'uganda', 'right'),
    stops: ['#06343a', '#0a4046', '#104d50', '#185a59', '#246761', '#347166', '#4a6c58', '#f59a74'],
  },
} as const;

/** The rock and the ice of the mountains of those slides, in hard planes. */
export const HERO_PLANES = {
  rwenzori: { rock: '#5d7f80', deep: '#1f4a55', warm: '#d89a82', snow: '#fff0dc', ice: '#86aab2' },
} as const;

/** A slide for a desktop: 1920 x 1080, its left half calm down to 70% of the height. */
export const wide = (hero: keyof typeof HERO_LIGHTS): Setting => {
  return { light: HERO_LIGHTS[hero].light, width: 1920, height: 1080 };
};

/** A slide for a phone: 900 x 1200, its upper half calm. */
export const tall = (hero: keyof typeof HERO_LIGHTS): Setting => {
  return { light: HERO_LIGHTS[hero].light, width: 900, height: 1200 };
};
