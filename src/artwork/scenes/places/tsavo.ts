import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { elephantCalf } from '../../figures/animals/elephantCalf.ts';
import { elephantStriding } from '../../figures/animals/elephantStriding.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { cloudBands } from '../../sky/clouds.ts';
import { sky } from '../../sky/skies.ts';
import type { Figure } from '../../drawing/figure.ts';
import type { Coat } from '../../light/light.ts';

const RED = { body: '#8e3118', shade: '#541510', lit: '#ffb06c', dark: '#350c0e', pale: '#fff6e2' };
const DUSTED = { body: '#b5613a', shade: '#8c4028', lit: '#ffce96', dark: '#7a3626', pale: '#fff1d6' };

/** One of the file, its shade thrown towards us. */
const walks = (figure: Figure, x: number, y: number, metre: number, coat: Coat): Layer[] => [
  moved(
    { x, y: y - 14, squash: -0.22, lean: 0.3, opacity: 0.7 },
    place(figure, { x: 0, y: 0, metre, flat: '#8a2f1c', coat, shadow: false }),
  ),
  place(figure, { x, y, metre, depth: 0.25, by: CLEAR, shadow: false, coat }),
];

/** Red land under the Yatta plateau. */
export const tsavo: readonly Picture[] = [
  picture(
    'places/tsavo-1',
    light('golden', 'kenya', 'left'),
    plan({ subject: [500, 330, 420, 400], camera: 'profile' }),
    sky({ horizon: 470, stops: ['#2f6fb4', '#6fa8d4', '#bfdbe4', '#fff0c8'] }),
    cloudBands({ y: 110, height: 170, count: 5 }),
    // The plateau: one ruled line, its foot in dust.
    cut('#4c2a52', '-20,388,1 1220,380,1 1220,470,1 -20,470,1'),
    cut('#6d3f5e', '-20,420 120,404 300,430 480,408 700,434 900,410 1220,430,1 1220,500,1 -20,500,1'),
    floor('#ffd9a0', '0,470 400,464 800,474 1200,466'),
    herd([acacia({ variant: 3 })], {
      x: 600,
      y: 474,
      width: 1160,
      height: 10,
      count: 8,
      metre: [6, 9],
      flat: '#8a4a44',
      shadow: false,
    }),
    floor('#f9c080', '0,560 300,548 700,566 1200,552'),
    cut(
      { fill: '#ffe9c0', opacity: 0.8 },
      '-40,640,1 -40,560 20,540 90,556 150,540 230,570 300,580 380,612 460,640,1',
    ),
    ...walks(elephantStriding(), 160, 656, 42, DUSTED),
    cut(
      '#ffe0ac',
      '-40,690,1 -40,640 20,622 70,640 120,630 170,648 240,636 300,652 360,650 430,668 540,676,1 400,690 200,684',
    ),
    floor('#f0a05c', '0,730 300,706 760,720 1200,700'),
    floor('#d9713c', '0,860 260,840 640,862 1200,836'),
    grain({ y: 760, to: 900, colour: '#8a2c18' }),
    ...walks(elephantStriding(), 722, 812, 82, RED),
    ...walks(elephantCalf(), 226, 842, 84, RED),
  ),
];
