import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import {
  leafUmbrella,
  loadedBicycle,
  washingDay,
  type PusherInks,
} from '../../figures/people/leafUmbrella.ts';
import { craterRim, type LandInks } from '../../land/craterRim.ts';
import { light } from '../../light/light.ts';

const RAIN: LandInks & PusherInks = {
  sky: '#2b4a78',
  range: '#223c66',
  wall: '#1b3157',
  trees: '#13264a',
  lake: '#5b86ad',
  ripple: '#42699a',
  rim: '#0f2040',
  road: '#1a2b4d',
  shade: '#0c1936',
  skin: '#6b4a4e',
  skinShade: '#3d2c40',
  skinLit: '#b87a5c',
  shirt: '#e2ecf4',
  shirtShade: '#94abc9',
  cloth: '#4f6fa8',
  clothShade: '#0d1a38',
  boot: '#0a1430',
  iron: '#081129',
  spoke: '#7f9cc2',
  fruit: '#2b6f78',
  fruitLit: '#4f9a94',
  fruitDeep: '#0f3448',
  leaf: '#2f7f80',
  leafLit: '#69b5a2',
  rib: '#c2dcc4',
  glow: '#ffc988',
};

const SUN: LandInks & PusherInks = {
  sky: '#ffd569',
  range: '#f5ae52',
  wall: '#a3b33f',
  trees: '#4f8a3c',
  lake: '#fff3c8',
  ripple: '#f3cf7a',
  rim: '#7fa43a',
  road: '#d9562f',
  shade: '#8f2f2b',
  skin: '#8a4f30',
  skinShade: '#5a2f22',
  skinLit: '#c47c4a',
  shirt: '#fffaf0',
  shirtShade: '#f0c78e',
  cloth: '#35549a',
  clothShade: '#22386e',
  boot: '#2b1a24',
  iron: '#3a1a24',
  spoke: '#8f4a34',
  fruit: '#5f9a2f',
  fruitLit: '#b6d148',
  fruitDeep: '#2c5a2a',
  leaf: '#6aa636',
  leafLit: '#c2da50',
  rib: '#fff0b0',
  glow: '#fffaf0',
};

/** The falling rain, along the slant of its own edge; it is dry under the leaf. */
const rain: Layer = (canvas) => {
  const chance = canvas.random('rain');
  const drops = (count: number, longest: number) =>
    Array.from({ length: count }, (_, at) => {
      const long = chance.whole(longest / 2, longest);
      return [Math.round(((at * 0.618) % 1) * 960) - 20, chance.whole(-60, 880), long] as const;
    })
      .filter(([x, y, long]) => y + long < 130 || x + y * 0.18 < 420 || x + y * 0.18 > 790)
      .map(([x, y, long]) => `${x},${y} ${Math.round(x - long * 0.18)},${y + long}`)
      .join(';');
  inked('#6f93bd', 3, drops(150, 100))(canvas);
  inked('#c9dcec', 4, drops(70, 130))(canvas);
};

/** What the drops do on leaf and road. */
const splashes = inked(
  '#c9dcec',
  3,
  '412,100 402,84;424,92 424,76;492,66 486,50;504,64 512,48;590,66 590,50;604,70 616,56',
  '120,846 134,842 148,846;90,846 84,838;230,872 246,868 262,872;40,826 54,822 66,826',
);

/** The crater lakes by Fort Portal: on the rim a man walks out of the rain into the sun. */
export const ridgeOfTwoWeathers: readonly Picture[] = [
  picture(
    'articles/westernuganda',
    light('golden', 'uganda', 'right'),
    plan({ camera: 'profile' }),
    ...craterRim(SUN),
    moved({ x: 1020, y: 446, scale: 0.9 }, ...washingDay('#fffaf0', '#d9562f', '#7a3a2c')),
    cut(SUN.shade, '830,808,1 800,820 700,836 560,848,1 560,832,1 700,824 780,808,1'),
    ...loadedBicycle(SUN),
    ...leafUmbrella(SUN),
    within(
      RAIN.sky,
      '-20,-20,1 736,-20,1 568,920,1 -20,920,1',
      ...craterRim(RAIN),
      rain,
      // The wet road gives the light back; their own dark lies under man and wheel.
      cut('#3f679b', disc(150, 846, 90, 6), disc(420, 880, 130, 7), disc(60, 884, 60, 5)),
      cut(RAIN.shade, disc(300, 814, 60, 7), disc(470, 814, 90, 7)),
      ...loadedBicycle(RAIN),
      ...leafUmbrella(RAIN),
      splashes,
    ),
  ),
];
