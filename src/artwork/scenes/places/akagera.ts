import { cut, moved } from '../../canvas/cut.ts';
import { type Picture, picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { giraffeNear, openRoof } from '../../figures/placing/giraffeAtHatch.ts';
import { place } from '../../figures/placing/place.ts';
import { rhinoShore } from '../../figures/placing/rhinoShore.ts';
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
  // A rhino comes out of the grass by the water.
  picture(
    'places/akagera-3',
    light('golden', 'rwanda', 'left'),
    plan({ subject: [210, 350, 860, 330], camera: 'profile' }),
    sky({ horizon: 330, stops: ['#e0704a', '#ee935a', '#f7b878', '#fddca2'] }),
    hills({
      y: '-30,250 240,190 520,262 820,226 1230,180',
      rise: 26,
      depth: 0.7,
      of: '#b0708a',
      plain: true,
    }),
    hills({ y: '-30,300 300,296 700,270 1230,296', rise: 20, depth: 0.6, of: '#7f5a86', plain: true }),
    stillWater({ y: 322, far: '#ffeec4', middle: '#ffdda0', near: '#f2a878' }),
    tongue('-60,380 60,340 200,336 340,352 460,380', '#6a5488', { reed: 16, reeds: '#574478' }),
    tongue('560,372 760,346 900,336 1080,344 1260,366', '#75598c', { reed: 12, reeds: '#5f4a80' }),
    ripples({ y: 400, to: 740, x: 120, width: 1000, count: 26, colour: '#fff8e0', opacity: 0.8 }),
    hills({ y: '-30,722 300,716 760,730 1230,712', rise: 6, depth: 0.3, of: '#c07a7e', plain: true }),
    cut('#8a5070', '-40,784,1 200,770 500,776 800,768 1240,756,1 1240,920,1 -40,920,1'),
    moved({ x: 50, y: 0 }, ...rhinoShore),
    place(papyrus({ stems: 7, seed: 3 }), {
      x: 36,
      y: 940,
      metre: 150,
      depth: 0.02,
      shadow: false,
      rim: false,
    }),
  ),
];
