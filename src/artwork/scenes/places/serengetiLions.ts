import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { lionProfile } from '../../figures/placing/lionProfile.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { cut, wash } from '../../land/cutout.ts';
import { kopje } from '../../land/rocks.ts';
import { light } from '../../light/light.ts';

/** The lion of the plain. */
export const serengetiLions: readonly Picture[] = [
  // The lion of the plain before the rain: the sun has him, the storm has the sky.
  picture(
    'places/serengeti-4',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [450, 620, 600, 280], camera: 'close' }),
    wash(0, 640, [
      [0, '#40427e'],
      [0.5, '#7d72ac'],
      [0.85, '#d8a8b0'],
      [1, '#ffdca0'],
    ]),
    cut('#8f7aac', '-10,606,1 200,596 400,604 800,590 1210,600,1 1210,680,1 -10,680,1'),
    wash(630, 900, [
      [0, '#ffd883'],
      [0.5, '#f2b44c'],
      [1, '#cf8534'],
    ]),
    kopje({ x: 270, y: 662, width: 210, height: 84, depth: 0.4, of: '#8a5a78' }),
    place(acacia(), { x: 84, y: 656, metre: 20, flat: '#5a2f5c', shadow: false }),
    ...lionProfile,
  ),
];
