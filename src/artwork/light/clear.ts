import { light, type Light } from './light.ts';

const day = light('morning', 'tanzania', 'left');

/**
 * The clear light of a poster: a figure placed by it keeps the colours of its coat as they are written, whatever the
 * air of the scene does to what is farther away.
 */
export const CLEAR: Light = {
  ...day,
  tones: (coat, depth) => ({ ...day.tones(coat, depth), ...coat }),
};
