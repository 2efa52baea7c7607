import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, glow, inked, moved, wash, within } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc } from '../../drawing/brush.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { place } from '../../figures/placing/place.ts';
import { light } from '../../light/light.ts';
import { stars } from '../../sky/skies.ts';

const [NIGHT, DEEP, GOLD] = ['#0d1c4c', '#060d2c', '#ffc766'];

/** An elephant at the water's edge in moonlight: its dark shape, a lit back, its image in the water. */
const drinks = (x: number, y: number, metre: number, flip: boolean, pose: 'calf' | 'drinking'): Layer[] => [
  moved(
    { x, y, squash: -0.8, opacity: 0.5 },
    place(elephant(pose), { x: 0, y: 0, metre, flip, flat: '#0d1c4c', shadow: false }),
  ),
  moved(
    { x: x - 3, y: y - 4 },
    place(elephant(pose), { x: 0, y: 0, metre, flip, flat: '#e4f2ff', shadow: false }),
  ),
  place(elephant(pose), { x, y, metre, flip, flat: '#16265e', shadow: false }),
];

/** A water hole in Tsavo, looked down on from a lodge at night. */
export const tsavoNight: readonly Picture[] = [
  picture(
    'places/tsavo-3',
    light('night', 'kenya', 'left'),
    plan({ subject: [240, 380, 760, 200], camera: 'above' }),
    wash(['#050a26', '#0e2258', '#2c5a94'], { height: 220 }),
    stars({ to: 130, count: 60 }),
    // The Yatta Plateau, and the dark bush up to the hole.
    cut('#1b3a74', '-20,150,1 1220,144,1 1220,260,1 -20,260,1'),
    cut('#8fb4dc', '-20,150,1 1220,144,1 1220,149,1 -20,156,1'),
    floor('#24488a', '0,206 300,196 760,210 1200,198'),
    floor('#2f5a9c', '0,300 300,280 760,296 1200,276'),
    grain({ y: 300, to: 760, colour: '#12285a', opacity: 0.4 }),
    // The hole, bright with the sky, the moon in it.
    cut('#173470', '150,470 240,360 460,318 720,316 960,350 1080,440 1060,560 860,640 560,656 280,610'),
    within(
      '#a9d0ee',
      '176,476 260,380 470,338 716,336 940,368 1050,446 1030,548 846,620 560,634 296,592',
      wash(['#6fa4d4', '#b4dcf2', '#e8f8fc'], { y: 330, height: 310 }),
      glow(470, 520, 220, '#ffffff', 0.9),
      cut('#ffffff', disc(470, 524, 66, 42)),
      cut(
        { fill: '#ffffff', opacity: 0.8 },
        '360,580,1 460,574 580,580,1 460,587',
        '400,604,1 470,599 540,604,1 470,609',
        '660,520,1 760,515 860,520,1 760,526',
        '280,470,1 340,466 400,470,1 340,475',
      ),
      ...drinks(700, 380, 28, true, 'drinking'),
      ...drinks(850, 404, 32, true, 'drinking'),
    ),
    ...drinks(700, 380, 28, true, 'drinking').slice(1),
    ...drinks(850, 404, 32, true, 'drinking').slice(1),
    ...drinks(950, 440, 36, true, 'calf').slice(1),
    ...drinks(1080, 430, 40, true, 'drinking').slice(1),
    ...drinks(170, 380, 26, false, 'drinking').slice(1),
    // The lodge's rail, a lamp on it.
    floor(DEEP, '0,800 300,790 760,800 1200,784'),
    glow(180, 690, 330, GOLD, 0.5),
    cut(
      '#3a1c34',
      '-20,740,1 1220,740,1 1220,786,1 -20,786,1',
      '40,780,1 76,780,1 76,920,1 40,920,1',
      '560,780,1 596,780,1 596,920,1 560,920,1',
      '1090,780,1 1126,780,1 1126,920,1 1090,920,1',
    ),
    cut(GOLD, '-20,738,1 760,738,1 360,746,1 -20,746,1'),
    cut('#8a5a4c', '360,746,1 760,738,1 1220,738,1 1220,743,1'),
    inked('#3a1c34', 14, '-20,850 1220,850'),
    // The lamp.
    cut(NIGHT, '140,738,1 148,716,1 212,716,1 220,738,1', '146,640,1 214,640,1 196,616,1 164,616,1'),
    cut('#ffe9a8', '150,716,1 144,680 152,640,1 208,640,1 216,680 210,716,1'),
    cut('#ff9a3c', '180,706,1 166,692 180,660,1 194,692'),
    inked(
      NIGHT,
      6,
      '180,618 180,600',
      '150,640 146,680 152,716',
      '210,640 214,680 208,716',
      '180,640 180,716',
    ),
    inked(NIGHT, 6, '160,620 152,574 180,556 208,574 200,620'),
  ),
];
