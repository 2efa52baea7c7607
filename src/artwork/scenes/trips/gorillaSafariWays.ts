import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { canoesAbove } from '../../figures/boats/canoesAbove.ts';
import { inyamboBehind } from '../../figures/placing/inyamboBehind.ts';
import { minibusBehind } from '../../figures/vehicles/minibusBehind.ts';
import { bunyonyiIslands } from '../../land/bunyonyiIslands.ts';
import { terraces } from '../../land/fields.ts';
import { forest } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';

/** On the way: the road up to the forest, and the last evening on the lake. */
export const gorillaSafariWays: readonly Picture[] = [
  picture(
    'packages/gorillatrekkingsafari-2',
    light('morning', 'uganda', 'left'),
    plan({ subject: [280, 280, 220, 120], camera: 'back' }),
    sky({ horizon: 240, stops: ['#e7a45a', '#f6cf86', '#fdeab8', '#fff6da'] }),
    // Steep forest ridges one behind the other, mist in every valley between.
    cut(
      '#8fb39a',
      '-40,230,1 80,170 200,120 300,150 420,210 560,150 700,80 820,120 960,190 1090,120 1240,60,1 1240,420,1 -40,420,1',
    ),
    mist({ y: 290, height: 90, strength: 0.9, colour: '#fdf0cc' }),
    forest({
      y: '-30,220 160,170 330,250 520,330 640,360',
      rise: 40,
      depth: 0.5,
      crown: 14,
      of: '#3f7d62',
      to: 420,
    }),
    forest({
      y: '520,360 700,300 900,180 1060,150 1230,210',
      rise: 40,
      depth: 0.5,
      crown: 14,
      of: '#3f7d62',
      to: 420,
    }),
    mist({ y: 380, height: 90, strength: 1, colour: '#fbeec8' }),
    forest({
      y: '-30,330 180,300 380,370 560,420 760,400 980,310 1230,260',
      rise: 40,
      depth: 0.14,
      crown: 24,
      of: '#154a36',
    }),
    mist({ y: 466, height: 40, strength: 0.6, colour: '#f4e6b8' }),
    terraces({ crest: '-30,470 300,440 560,462 820,470 1230,430', depth: 0.4, strips: 5, to: 640 }),
    terraces({ crest: '-30,600 300,580 620,560 900,570 1230,590', depth: 0.28, strips: 5 }),
    // The road from the forest down to us.
    cut(
      '#9c3424',
      '690,462,1 726,480 770,500 776,530 720,560 630,596 560,660 530,760 520,920,1 840,920,1 780,760 748,660 770,606 836,560 846,516 800,484 722,460,1',
    ),
    cut(
      '#e0703c',
      '692,463,1 732,484 788,506 794,532 740,566 660,604 600,664 580,760 570,920,1 800,920,1 750,760 724,660 752,600 820,556 832,516 786,484 718,461,1',
    ),
    moved({ x: 690, y: 590, scale: 0.4 }, minibusBehind),
    ...inyamboBehind,
  ),
  // Bunyonyi from the air: terraced islands, and canoes on their way to market.
  picture(
    'packages/gorillatrekkingsafari-5',
    light('golden', 'uganda', 'left'),
    plan({ subject: [440, 130, 230, 240], camera: 'above' }),
    wash(['#0a3a62', '#0c4a72', '#08305a'], { height: 900 }),
    ...bunyonyiIslands,
    ...canoesAbove,
  ),
];
