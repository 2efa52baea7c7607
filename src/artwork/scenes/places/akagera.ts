import { cut } from '../../canvas/cut.ts';
import { type Picture, picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { giraffeNear, openRoof } from '../../figures/placing/giraffeAtHatch.ts';
import { place } from '../../figures/placing/place.ts';
import { zebraDrinking } from '../../figures/placing/zebraDrinking.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { cloudBands } from '../../sky/clouds.ts';
import { sky } from '../../sky/skies.ts';
import { stillWater, tongue } from '../../water/lakeland.ts';
import { ripples } from '../../water/water.ts';

const DRINKS = zebraDrinking({ x: 830, y: 768, scale: 0.98 });

/** Lakes, papyrus and the plain. */
export const akagera: readonly Picture[] = [
  // The chain of lakes from a hill at dawn, a zebra on its shore.
  picture(
    'places/akagera-1',
    light('dawn', 'rwanda', 'left'),
    plan({ subject: [750, 290, 160, 150], camera: 'profile' }),
    sky({ horizon: 190, stops: ['#ec8a5c', '#f4a868', '#f9c888', '#fde3b4'] }),
    hills({ y: 196, rise: 60, depth: 0.5, of: '#8b86ac', plain: true }),
    stillWater({ y: 204, far: '#fde3b4', middle: '#9c6286', near: '#2e2458' }),
    ripples({ y: 300, to: 760, x: 60, width: 900, count: 40, colour: '#fff0cc', opacity: 0.8 }),
    // Headlands from both sides, and the shore the zebra stands on.
    cut('#77779f', '1240,246,1 1240,214 1080,212 900,222 720,234 560,246,1 800,250'),
    cut('#66719a', '-40,292,1 -40,250 100,244 260,252 420,270 560,288,1 300,296'),
    cut({ fill: '#4a4478', opacity: 0.5 }, '1240,352,1 700,352 380,350,1 700,376 1240,384,1'),
    cut('#53628c', '1240,360,1 1240,296 1080,292 860,304 640,326 380,350,1 640,360'),
    tongue('-300,452 -60,380 80,380 280,404 440,452', '#43557c', { reed: 26, reeds: '#2b465c', mirror: 0.2 }),
    DRINKS.image,
    cut('#2b2a55', '1240,812,1 1240,742 1000,738 760,746 560,760 486,772,1 560,786 760,796'),
    ripples({ y: 806, to: 890, x: 300, width: 800, count: 22, colour: '#ffe6c4', opacity: 0.7 }),
    DRINKS.zebra,
    cut('#2b2a55', '1240,830,1 1240,768 1080,768 900,764 740,768 600,770 486,772,1 600,788 800,804'),
    place(papyrus({ stems: 10 }), { x: 50, y: 930, metre: 140, depth: 0.02, shadow: false, rim: false }),
  ),
  // From the open roof of the car.
  picture(
    'places/akagera-2',
    light('golden', 'rwanda', 'right'),
    plan({ subject: [400, 120, 200, 520], camera: 'frame' }),
    sky({ horizon: 300, stops: ['#4c8ea6', '#8fbab0', '#d9d29a', '#f6d894'] }),
    cloudBands({ y: 80, height: 120, count: 4, opacity: 0.6 }),
    hills({ y: 310, rise: 60, depth: 0.7, of: '#6d8aa0' }),
    stillWater({ y: 318, to: 660, far: '#fbe9b8', middle: '#6fa8b4', near: '#28607e' }),
    ripples({ y: 330, to: 520, x: 200, width: 700, count: 30, colour: '#fff2c4', opacity: 0.8 }),
    tongue('-60,372 60,330 300,332 500,356 660,372', '#7f9c74', { reed: 16 }),
    tongue('480,440 620,412 860,370 1080,356 1260,440', '#3f7a58', { reed: 26 }),
    hills({ y: '-30,560 300,580 640,620 1230,590', rise: 14, depth: 0.3, of: '#5f8a46', plain: true }),
    place(papyrus({ stems: 8, seed: 3 }), {
      x: 176,
      y: 740,
      metre: 88,
      depth: 0.1,
      shadow: false,
      rim: false,
    }),
    hills({ y: '-30,720 300,700 700,730 1230,700', rise: 10, depth: 0.3, of: '#33603f', plain: true }),
    giraffeNear,
    ...openRoof,
  ),
];
