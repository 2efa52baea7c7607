import type { Layer } from '../../canvas/canvas.ts';
import { type Picture, picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { hippoFacing } from '../../figures/animals/hippoAfloat.ts';
import { hippoYawning } from '../../figures/animals/hippoYawning.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { launch } from '../../figures/boats/launch.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { walker } from '../../figures/people/walker.ts';
import { row } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { milkyWay, sky, stars } from '../../sky/skies.ts';
import { stillWater, tongue } from '../../water/lakeland.ts';
import { ripples } from '../../water/water.ts';

/** The moon on what is near: its colours are the coat's own. */
const MOON = light('noon', 'rwanda', 'left');

/** What the water gives back of the hippo: its dark body, broken by soft lenses of light. */
const hippoImage: Layer = (canvas) => {
  canvas.path('M52 822C160 870 420 884 560 872C720 890 900 872 936 822Z', { fill: '#1a2552', opacity: 0.75 });
};

/** On Akagera's lakes, by day and by night. */
export const akageraWater: readonly Picture[] = [
  // The boat on Lake Ihema, seen from the water.
  picture(
    'places/akagera-4',
    light('morning', 'rwanda', 'right'),
    plan({ subject: [180, 690, 320, 110], camera: 'front' }),
    sky({ horizon: 240, stops: ['#3f78a6', '#79a9bf', '#bed4cc', '#f2ead0'] }),
    hills({ y: 250, rise: 70, depth: 0.75 }),
    hills({ y: 290, rise: 40, depth: 0.55 }),
    stillWater({ y: 300, far: '#f2ead0', middle: '#a9d0d4', near: '#5c9cb8' }),
    tongue('-60,346 60,306 180,304 300,326 420,346', '#4f8a72', { reed: 22 }),
    tongue('760,370 860,344 1000,318 1140,310 1260,370', '#3f7a68', { reed: 28 }),
    row([zebra(), zebra('grazing')], {
      from: [940, 346],
      to: [1070, 336],
      count: 4,
      metre: [26, 24],
      depth: 0.24,
      shadow: false,
    }),
    place(guide('binoculars'), { x: 470, y: 512, metre: 74, depth: 0.28, shadow: false }),
    place(guide('pointing'), {
      x: 548,
      y: 512,
      metre: 74,
      depth: 0.28,
      shadow: false,
      flip: true,
      coat: CLOTHES.white,
    }),
    place(walker('umbrella'), {
      x: 660,
      y: 508,
      metre: 68,
      depth: 0.28,
      shadow: false,
      coat: { body: '#f0b53c', shade: '#b9842a', accent: '#d9452c' },
    }),
    place(launch(), { x: 590, y: 526, metre: 74, shadow: false, depth: 0.24 }),
    ripples({ y: 530, to: 700, x: 200, width: 800, count: 30 }),
    place(hippoFacing(), { x: 860, y: 690, metre: 170, depth: 0.12, shadow: false }),
    place(hippoFacing(), { x: 340, y: 800, metre: 290, depth: 0.06, shadow: false }),
    ripples({ y: 700, to: 890, count: 24 }),
    place(papyrus(), { x: 60, y: 920, metre: 170, depth: 0.03, shadow: false, rim: false }),
    place(papyrus({ stems: 5, seed: 2 }), {
      x: 1170,
      y: 960,
      metre: 200,
      depth: 0.03,
      shadow: false,
      rim: false,
    }),
  ),
  // The lakes at night, a hippo yawning.
  picture(
    'places/akagera-5',
    light('night', 'rwanda', 'left'),
    plan({ subject: [240, 560, 640, 260], camera: 'profile' }),
    sky({ horizon: 420 }),
    milkyWay,
    stars({ to: 380, count: 70 }),
    hills({ y: 420, rise: 50, depth: 0.6, of: '#1d2c58', plain: true }),
    stillWater({ y: 426, far: '#a9c6de', middle: '#bcd3e4', near: '#8fb0d0' }),
    tongue('-60,480 60,440 260,438 420,462 560,480', '#22345e', { reed: 22, reeds: '#182848' }),
    row([zebra(), zebra('grazing')], {
      from: [330, 462],
      to: [420, 470],
      count: 3,
      metre: [30, 28],
      depth: 0.02,
      shadow: false,
    }),
    tongue('620,550 740,520 940,488 1120,474 1260,550', '#1a2a50', { reed: 32, reeds: '#111d3c' }),
    ripples({ y: 450, to: 880, x: 200, width: 800, count: 44, colour: '#a9c8e0', opacity: 0.5 }),
    place(hippoFacing(), { x: 240, y: 660, metre: 130, depth: 0.3, shadow: false, coat: { lit: '#8fb4d8' } }),
    hippoImage,
    place(hippoYawning(), {
      x: 620,
      y: 826,
      metre: 190,
      depth: 0.3,
      shadow: false,
      by: MOON,
      coat: {
        body: '#0d1236',
        shade: '#080b24',
        lit: '#b9d4ee',
        accent: '#a04a62',
        dark: '#0c0c22',
        pale: '#f6f2e4',
      },
    }),
    ripples({ y: 836, to: 890, x: 160, width: 900, count: 26, colour: '#b4cbe2', opacity: 0.6 }),
    place(papyrus({ stems: 9 }), { x: 80, y: 940, metre: 160, depth: 0.02, shadow: false, rim: false }),
    place(papyrus({ stems: 6, seed: 4 }), {
      x: 1150,
      y: 960,
      metre: 180,
      depth: 0.02,
      shadow: false,
      rim: false,
    }),
  ),
];
