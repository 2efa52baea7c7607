import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { disc } from '../../drawing/brush.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { herd, trail } from '../../figures/placing/crowd.ts';
import { greatBalloon } from '../../figures/placing/greatBalloon.ts';
import { stands } from '../../figures/placing/shades.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { sun } from '../../sky/skies.ts';

const LOW = { across: -1.2, down: 0.32, fill: '#5a2a5e', opacity: 0.75 };
const COAT = { body: '#fff0d4', shade: '#c79a94', lit: '#fffbe8', dark: '#2c1436' };

/** The plain under a balloon. */
export const serengetiAir: readonly Picture[] = [
  picture(
    'places/serengeti-5',
    light('dawn', 'tanzania', 'right'),
    plan({ subject: [430, 0, 640, 150], camera: 'below' }),
    wash(['#35296f', '#80509a', '#e58a86', '#ffcf86'], { height: 620 }),
    sun({ x: 1010, y: 560, r: 78 }),
    cut('#9a6a9c', '-10,590,1 200,566 460,584 700,570 960,586 1210,560,1 1210,640,1 -10,640,1'),
    floor('#ffe0a0', '0,612 400,606 800,614 1200,608'),
    herd([acacia({ variant: 3 }), acacia()], {
      x: 600,
      y: 616,
      width: 1160,
      height: 8,
      count: 7,
      metre: [8, 15],
      flat: '#74467a',
      shadow: false,
    }),
    trail([wildebeest(), wildebeest('running')], {
      through: '1260,690 980,664 700,672 420,650 120,640 -60,644',
      count: 34,
      metre: [26, 13],
      loose: 0.5,
      flat: '#5f3468',
      shadow: false,
    }),
    floor('#f8c468', '0,690 400,676 800,700 1200,712'),
    floor('#e09a44', '0,790 400,770 800,790 1200,776'),
    // The balloon's shade runs ahead of it over the grass.
    cut({ fill: '#5a2a5e', opacity: 0.55 }, disc(600, 738, 150, 15)),
    grain({ y: 780, to: 900, colour: '#8a4a34' }),
    greatBalloon({ x: 196, y: 420, scale: 0.2 }),
    greatBalloon({ x: 730, y: 566, scale: 1.16 }),
    stands(zebra(), { x: 330, y: 800, metre: 92, depth: 0.25, by: CLEAR, coat: COAT }, LOW),
    stands(
      zebra('grazing'),
      { x: 132, y: 838, metre: 100, flip: true, depth: 0.25, by: CLEAR, coat: COAT },
      LOW,
    ),
    stands(zebra(), { x: 1010, y: 836, metre: 108, flip: true, depth: 0.25, by: CLEAR, coat: COAT }, LOW),
  ),
];
