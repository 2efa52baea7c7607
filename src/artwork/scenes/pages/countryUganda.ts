import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { crane } from '../../figures/animals/crane.ts';
import { place } from '../../figures/placing/place.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { hills } from '../../land/ridges.ts';
import { speke, stanley } from '../../land/stanley.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { light } from '../../light/light.ts';
import { posterSky } from '../../sky/posterSky.ts';
import { mirror } from '../../water/mirror.ts';
import { ripples } from '../../water/water.ts';

const EVENING_SNOWS = {
  rock: '#4c5478',
  deep: '#2c3458',
  glint: '#f08a58',
  snow: '#ffe0b8',
  ice: '#a08aa4',
  mist: '#c87a58',
};

/** Uganda's emblem. */
export const countryUganda: readonly Picture[] = [
  picture(
    'countries/uganda',
    light('dawn', 'uganda', 'left'),
    plan({ subject: [364, 220, 469, 500], camera: 'close' }),
    posterSky({
      dark: ['#5c1420', '#a82c20'],
      glow: ['#cc4526', '#ffb868'],
      line: 300,
      horizon: 470,
      bands: [4, 5],
    }),
    speke({ x: 120, y: 520, scale: 0.62 }, EVENING_SNOWS),
    stanley({ x: 990, y: 530, scale: 0.6 }, EVENING_SNOWS),
    hills({ y: 500, rise: 50, depth: 0.3, of: '#1d5a40', to: 540 }),
    mirror({ y: 530, stops: ['#ffb868', '#c8402a', '#4c1a2a'] }),
    ripples({ y: 536, to: 760, count: 50, colour: '#fff0c8', opacity: 0.8 }),
    hills({ y: '-30,760 500,790 1230,730', rise: 14, depth: 0.06, of: 'leaf', plain: true }),
    place(crane(), {
      x: 500,
      y: 850,
      metre: 690,
      depth: 0.26,
      coat: { body: '#b4babc', pale: '#fffaf0' },
      by: light('noon', 'uganda', 'left'),
    }),
    place(papyrus({ stems: 5 }), { x: 1110, y: 940, metre: 160, depth: 0.02, rim: false }),
    undergrowth({ y: '-40,850 600,890 1240,830', size: 90, depth: 0.02 }),
  ),
];
