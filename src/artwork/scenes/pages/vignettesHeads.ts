import { cut, floor, inked, moved, strata } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { limb } from '../../drawing/brush.ts';
import { kampala } from '../../figures/buildings/kampala.ts';
import { paperPlane } from '../../figures/objects/paperPlane.ts';
import { banana } from '../../figures/plants/banana.ts';
import { place } from '../../figures/placing/place.ts';
import { wingMirror } from '../../figures/vehicles/wingMirror.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

/** Scenes at the head of the page about the agency, and of the one that says a letter has come. */
export const vignettesHeads: readonly Picture[] = [
  picture(
    'vignettes/about',
    light('morning', 'uganda', 'left'),
    plan({ subject: [600, 345, 460, 190], camera: 'close' }),
    strata(['#2f9a9a', '#a4dcc4', '#f6f2cc'], { height: 520 }),
    cut(
      '#a9d8b8',
      '-40,430,1 120,340,1 260,400,1 420,290,1 600,410,1 760,350,1 900,420,1 1240,330,1 1240,600,1 -40,600,1',
    ),
    cut(
      '#6fb48a',
      '-40,430,1 120,340,1 150,440,1 60,600,1 -40,600,1',
      '420,290,1 600,410,1 560,600,1 470,600,1 440,420,1',
    ),
    floor('#3f9a62', '-40,520 200,470 420,500 700,560 1240,480'),
    floor('#1f7550', '-40,640 200,590 460,560 800,600 1240,560'),
    cut(
      '#cf5f34',
      '60,920,1 300,640,1 330,600 260,560 300,520,1 320,520,1 300,556 400,600 420,650,1 470,920,1',
    ),
    cut(
      '#f08a4e',
      '60,920,1 300,640,1 330,600 260,560 300,520,1 306,520,1 276,558 350,600 340,650,1 190,920,1',
    ),
    floor('#0f4a3a', '-40,880 60,840 180,900 260,940 1240,960'),
    place(banana(), { x: 180, y: 640, metre: 40, depth: 0.3, shadow: false }),
    place(banana(), { x: 420, y: 700, metre: 56, depth: 0.26, shadow: false, flip: true }),
    place(banana(), { x: 60, y: 800, metre: 90, depth: 0.16, shadow: false }),
    moved(
      { x: -150, y: -100, scale: 1.2 },
      ...wingMirror(
        strata(['#f0a05a', '#ffdc9a', '#fff2cc'], { x: 580, y: 340, width: 470, height: 260 }),
        place(kampala(), {
          x: 816,
          y: 590,
          metre: 9,
          shadow: false,
          by: CLEAR,
          coat: { body: '#a85a48', shade: '#d08a68', dark: '#5a2c34', accent: '#d8512f', lit: '#ffe7b0' },
        }),
        floor('#5a7a44', '560,590 820,566 1080,580'),
        cut('#cf5f34', '640,760,1 800,580,1 816,580,1 960,760,1'),
        cut('#e98a52', '640,760,1 800,580,1 806,580,1 780,760,1'),
      ),
    ),
  ),
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
