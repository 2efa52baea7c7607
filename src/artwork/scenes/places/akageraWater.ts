import { type Picture, picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { launch } from '../../figures/boats/launch.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { hippoAtNight } from '../../figures/placing/hippoAtNight.ts';
import { hippoLow } from '../../figures/placing/hippoLow.ts';
import { place } from '../../figures/placing/place.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { forest, hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { milkyWay, sky, stars } from '../../sky/skies.ts';
import { stillWater, tongue } from '../../water/lakeland.ts';
import { ripples } from '../../water/water.ts';

/** On Akagera's lakes, by day and by night. */
export const akageraWater: readonly Picture[] = [
  // The boat on Lake Ihema, seen from the water.
  picture(
    'places/akagera-4',
    light('morning', 'rwanda', 'right'),
    plan({ subject: [480, 600, 520, 150], camera: 'front' }),
    sky({ horizon: 240, stops: ['#3f78a6', '#79a9bf', '#bed4cc', '#f2ead0'] }),
    hills({ y: 236, rise: 60, depth: 0.75, of: '#7f9a98' }),
    hills({ y: 276, rise: 50, depth: 0.5, of: '#a9a866' }),
    forest({ y: 296, rise: 26, depth: 0.4, crown: 9, profile: 'bare', of: '#8f9a54' }),
    stillWater({ y: 300, far: '#f2ead0', middle: '#9fd0d6', near: '#2f7ea6' }),
    tongue('-60,330 60,306 220,300 420,312 560,330', '#8a9a5a', { reed: 12 }),
    tongue('420,364 620,344 840,332 1040,330 1260,364', '#7f9450', { reed: 18 }),
    tongue('-60,430 40,386 160,380 280,404 360,430', '#6f8a4c', { reed: 24 }),
    tongue('800,486 880,448 1010,412 1150,400 1280,486', '#8f9a4e', { reed: 28 }),
    place(guide('binoculars'), {
      x: 300,
      y: 432,
      metre: 58,
      depth: 0.28,
      shadow: false,
      coat: CLOTHES.coral,
    }),
    place(guide('pointing'), { x: 372, y: 432, metre: 58, depth: 0.28, shadow: false, coat: CLOTHES.white }),
    place(launch(), {
      x: 340,
      y: 448,
      metre: 58,
      depth: 0.34,
      coat: { body: '#f6f0e2', shade: '#5c6a8a', pale: '#f2b43c', accent: '#d9452c' },
    }),
    ripples({
      y: 520,
      to: 890,
      count: 30,
      except: [
        [60, 500, 540, 80],
        [200, 560, 1000, 340],
      ],
    }),
    ...hippoLow({ x: 730, y: 756, scale: 1.75, flip: true }),
  ),
  // The lakes at night, a hippo yawning.
  picture(
    'places/akagera-5',
    light('night', 'rwanda', 'left'),
    plan({ subject: [340, 640, 860, 180], camera: 'close' }),
    sky({ horizon: 420, stops: ['#080c30', '#13205a', '#274684', '#6d9cc4'] }),
    milkyWay,
    stars({ to: 380, count: 70 }),
    hills({ y: 420, rise: 50, depth: 0.6, of: '#1d2c58', plain: true }),
    stillWater({ y: 426, far: '#a9c6de', middle: '#bcd3e4', near: '#8fb0d0' }),
    tongue('-60,480 60,440 260,438 420,462 560,480', '#22345e', { reed: 22, reeds: '#182848' }),
    tongue('620,550 740,520 940,488 1120,474 1260,550', '#1a2a50', { reed: 32, reeds: '#111d3c' }),
    ripples({ y: 450, to: 880, x: 200, width: 800, count: 44, colour: '#a9c8e0', opacity: 0.5 }),
    ...hippoAtNight,
    ripples({ y: 840, to: 895, x: 160, width: 1000, count: 22, colour: '#b4cbe2', opacity: 0.6 }),
    place(papyrus({ stems: 7 }), { x: 40, y: 960, metre: 150, depth: 0.02, shadow: false, rim: false }),
  ),
];
