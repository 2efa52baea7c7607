import { cut, floor, inked, strata } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { limb } from '../../drawing/brush.ts';
import { kampala } from '../../figures/buildings/kampala.ts';
import { paperPlane } from '../../figures/objects/paperPlane.ts';
import { place } from '../../figures/placing/place.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

/** The head of the page that says a letter has come. */
export const vignettesHeads: readonly Picture[] = [
  picture(
    'vignettes/received',
    light('golden', 'uganda', 'left'),
    plan({ subject: [440, 225, 400, 170], camera: 'below' }),
    strata(['#1f6f8c', '#6fb8b0', '#f6dc9c', '#ffc878'], { height: 770 }),
    place(kampala(), {
      x: 600,
      y: 720,
      metre: 17,
      shadow: false,
      by: CLEAR,
      coat: { body: '#7a6a8c', shade: '#b08a8c', dark: '#4a3a60', accent: '#d8512f', lit: '#ffe7b0' },
    }),
    floor('#2f7a5c', '-40,734 200,690 460,712 760,698 1240,722'),
    floor('#14513f', '-40,800 300,770 700,830 1240,770'),
    // The way it has come, in a loop over the hills.
    inked(
      '#fff8e8',
      7,
      ...[
        '-20,596 40,616',
        '84,624 140,624',
        '184,616 236,598',
        '274,578 316,544',
        '344,514 372,470',
        '388,436 400,404',
      ],
    ),
    paperPlane({ x: 600, y: 330, turn: -14, scale: 1 }),
    cut({ fill: '#0c3a34', opacity: 0.5 }, limb('470,830,2 580,812,11 690,816,2')),
  ),
];
