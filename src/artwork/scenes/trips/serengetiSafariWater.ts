import { cut, floor, inked, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { zebraFacing } from '../../figures/placing/zebraFacing.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { kopje } from '../../land/rocks.ts';
import { light } from '../../light/light.ts';

/** The trip to the Serengeti: a zebra and her foal where they drink, face to face with us. */
export const serengetiSafariWater: readonly Picture[] = [
  picture(
    'packages/serengetimigrationsafari-3',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [270, 160, 240, 300], camera: 'front' }),
    wash(['#37296f', '#7d4a8c', '#d97a72', '#ffb86a'], { height: 300 }),
    kopje({ x: 1010, y: 312, width: 380, height: 170, depth: 0.4, of: '#8a5a78' }),
    place(acacia(), { x: 150, y: 316, metre: 30, flat: '#4f2858', shadow: false }),
    cut('#9a5f86', '-10,280,1 300,266 640,282 1210,272,1 1210,330,1 -10,330,1'),
    wash(['#a0503f', '#4a2040', '#2a1238'], { y: 304, height: 310 }),
    trail([wildebeest(), wildebeest('running')], {
      through: '1240,336 800,324 400,330 -40,320',
      count: 36,
      metre: [19, 17],
      loose: 0.7,
      flat: '#57264c',
      shadow: false,
    }),
    wash(['#f7b072', '#b96a80', '#5a3a80', '#2a1c50'], { y: 590, height: 310 }),
    floor('#200e30', '0,572 300,584 700,578 1200,588', 600),
    ...zebraFacing({ x: 430, y: 606, scale: 1.14 }),
    ...zebraFacing({ x: 800, y: 605, scale: 0.6, squash: 1.12 }),
    inked(
      '#ffdca8',
      3,
      '520,676 600,672 690,678;470,700 560,694 640,700;860,668 920,664 980,669;150,720 240,714 330,720',
    ),
  ),
];
