import { picture, type Picture } from '../../canvas/picture.ts';
import { kampala } from '../../figures/buildings/kampala.ts';
import { behindHat, behindPencil } from '../../figures/people/portraitsBehind.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { plain } from '../../land/ground.ts';
import { forest, hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { birds, mist } from '../../sky/weather.ts';

const bust = { x: 600, y: 902, metre: 118, depth: 0.31, shadow: false };

/** The two of the team whose work is still open, seen from behind: anybody can be in them. */
export const teamVacant: readonly Picture[] = [
  picture(
    'team/administrator',
    light('golden', 'tanzania', 'behind-right'),
    sky({ horizon: 560, bands: 6 }),
    hills({ y: 570, rise: 70, depth: 0.8 }),
    plain({ y: 590 }),
    herd([acacia(), acacia({ variant: 3 })], {
      x: 600,
      y: 600,
      width: 1100,
      height: 40,
      count: 6,
      metre: [9, 18],
    }),
    birds({ x: 930, y: 200, count: 7 }),
    place(behindHat(), {
      ...bust,
      coat: {
        body: '#7a2c3c',
        shade: '#a86a2c',
        lit: '#7a4a30',
        pale: '#5a3423',
        dark: '#2a1d22',
        accent: '#f6d488',
      },
    }),
  ),
  picture(
    'team/head-of-accounts',
    light('dawn', 'uganda', 'behind-left'),
    sky({ horizon: 520, bands: 6 }),
    hills({ y: 520, rise: 110, depth: 0.85 }),
    place(kampala(), { x: 600, y: 590, metre: 19, depth: 0.62, shadow: false }),
    mist({ y: 590, height: 50 }),
    forest({ y: 690, rise: 60, depth: 0.4, crown: 24 }),
    place(behindPencil(), {
      ...bust,
      coat: {
        body: '#2c4a7a',
        shade: '#1c3054',
        lit: '#754830',
        pale: '#f0b53c',
        dark: '#231a1e',
        accent: '#fff3dc',
      },
    }),
  ),
];
