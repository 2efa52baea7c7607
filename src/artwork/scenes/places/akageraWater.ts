import type { Layer } from '../../canvas/canvas.ts';
import { type Picture, picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { hippoFacing, hippoYawning } from '../../figures/animals/hippoAfloat.ts';
import { rhino } from '../../figures/animals/rhino.ts';
import { rhinoFront } from '../../figures/animals/rhinoFront.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { launch } from '../../figures/boats/launch.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { walker } from '../../figures/people/walker.ts';
import { row } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { grass } from '../../land/grass.ts';
import { hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { milkyWay, sky, stars } from '../../sky/skies.ts';
import { stillWater, tongue } from '../../water/lakeland.ts';
import { ripples } from '../../water/water.ts';

/** The moon on what is near: its colours are the coat's own. */
const MOON = light('noon', 'rwanda', 'left');

/** An oxpecker on a rhino's shoulder: its back, and the yellow bill tipped with red. */
const oxpecker =
  ({ x, y, size }: { x: number; y: number; size: number }): Layer =>
  (canvas) => {
    const at = (d: string, fill: string) =>
      canvas.use(canvas.thing(`<path d="${d}" fill="${fill}"/>`), { x, y, scale: size });
    at('M-34 30Q-24-2 0-14Q4-30 20-28Q32-24 30-10Q26 12 6 18Q-10 20-34 30Z', '#3d2c34');
    at('M28-24L48-18L30-12Z', '#f2b43c');
    at('M40-20L48-18L40-16Z', '#c2372a');
  };

/** By Akagera's lakes and on them, by day and by night. */
export const akageraWater: readonly Picture[] = [
  // A rhino comes out of the grass by the water.
  picture(
    'places/akagera-3',
    light('golden', 'rwanda', 'left'),
    plan({ subject: [380, 300, 480, 420], camera: 'front' }),
    sky({ horizon: 300, stops: ['#e9a45c', '#f2bb70', '#f8d290', '#fde6b4'], bands: 5 }),
    hills({ y: 310, rise: 70, depth: 0.7, of: '#8d94a8', plain: true }),
    stillWater({ y: 322, far: '#fdebc0', middle: '#f8cf98', near: '#c58f7c' }),
    tongue('-60,380 60,336 240,338 400,362 520,380', '#6f7f98', { reed: 18, reeds: '#53707c' }),
    tongue('700,430 820,396 980,372 1140,362 1260,430', '#5a6f88', { reed: 28, reeds: '#3d5c68' }),
    tongue('-60,520 40,440 160,440 280,478 380,520', '#46607a', { reed: 38, reeds: '#2c4c58' }),
    ripples({ y: 340, to: 620, x: 300, width: 700, count: 30, colour: '#fff6dc', opacity: 0.8 }),
    place(papyrus({ stems: 8, seed: 3 }), {
      x: 1060,
      y: 800,
      metre: 120,
      depth: 0.06,
      shadow: false,
      rim: false,
    }),
    place(rhinoFront(), {
      x: 620,
      y: 830,
      metre: 310,
      depth: 0.12,
      shadow: false,
      coat: { body: '#4a4652', shade: '#2f2c3c', lit: '#f3b465', pale: '#d9c3a0' },
    }),
    oxpecker({ x: 806, y: 416, size: 1.2 }),
    grass({ y: 800, height: 120, of: '#2d3f3c', depth: 0.06 }),
  ),
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
    plan({ subject: [536, 491, 288, 138], camera: 'front' }),
    sky({ horizon: 420 }),
    milkyWay,
    stars({ to: 380, count: 70 }),
    hills({ y: 420, rise: 50, depth: 0.6, of: '#1d2c58', plain: true }),
    stillWater({ y: 426, far: '#a9c6de', middle: '#bcd3e4', near: '#1d2c5c' }),
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
    place(hippoYawning(), {
      x: 690,
      y: 850,
      metre: 320,
      depth: 0.3,
      shadow: false,
      by: MOON,
      coat: {
        body: '#161c44',
        shade: '#0d1130',
        lit: '#b9d4ee',
        accent: '#a04a62',
        dark: '#0c0c22',
        pale: '#f6f2e4',
      },
    }),
    ripples({ y: 840, to: 890, x: 420, width: 560, count: 14, colour: '#a9c8e0', opacity: 0.6 }),
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
