import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { hippoFacing, hippoYawning } from '../../figures/animals/hippoAfloat.ts';
import { rhino } from '../../figures/animals/rhino.ts';
import { rhinoFront } from '../../figures/animals/rhinoFront.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { launch } from '../../figures/boats/launch.ts';
import { onlooker } from '../../figures/people/fromBehind.ts';
import { guide } from '../../figures/people/guide.ts';
import { walker } from '../../figures/people/walker.ts';
import { place } from '../../figures/placing/place.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { grass } from '../../land/grass.ts';
import { hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { cloudBands } from '../../sky/clouds.ts';
import { milkyWay, sky, stars } from '../../sky/skies.ts';
import { hatch } from '../../figures/vehicles/roofHatch.ts';
import { ripples } from '../../water/water.ts';
import { stillWater, tongue } from '../../water/lakeland.ts';

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

/** Lakes, papyrus and the plain. */
export const akagera: readonly Picture[] = [
  // The chain of lakes from a hill at dawn, rhino and zebra on its shores.
  picture(
    'places/akagera-1',
    light('dawn', 'rwanda', 'left'),
    sky({ horizon: 190, stops: ['#ec8a5c', '#f4a868', '#f9c888', '#fde3b4'], bands: 4 }),
    hills({ y: 196, rise: 60, depth: 0.5, of: '#8b86ac', plain: true }),
    stillWater({ y: 204, far: '#fde3b4', middle: '#f7c496', near: '#c98a8c' }),
    tongue({ from: 520, to: 1260, y: 244, crest: '640,226 860,214 1080,220', fill: '#77779f', reed: 9, reeds: '#5d6a82' }),
    tongue({ from: -60, to: 560, y: 288, crest: '60,244 260,248 430,272', fill: '#66719a', reed: 12, reeds: '#4a5f70' }),
    tongue({ from: 380, to: 1260, y: 350, crest: '540,318 760,296 1000,290', fill: '#53628c', reed: 18, reeds: '#37526a' }),
    tongue({ from: -60, to: 700, y: 446, crest: '40,372 240,376 480,412', fill: '#43557c', reed: 26, reeds: '#2b465c' }),
    place(rhino(), { x: 330, y: 424, metre: 40, depth: 0.02, shadow: false, flip: true }),
    tongue({ from: 560, to: 1300, y: 580, crest: '700,530 900,486 1120,470', fill: '#34466c', reed: 36, reeds: '#203850' }),
    ripples({ y: 300, to: 760, x: 60, width: 900, count: 40, colour: '#fff0cc', opacity: 0.8 }),
    place(hippoFacing(), { x: 420, y: 610, metre: 84, depth: 0.14, shadow: false }),
    place(hippoFacing(), { x: 540, y: 566, metre: 56, depth: 0.2, shadow: false, flip: true }),
    place(zebra(), { x: 880, y: 812, metre: 190, depth: 0.24, shadow: false, flip: true }),
    place(zebra('grazing'), { x: 1120, y: 770, metre: 160, depth: 0.28, shadow: false, flip: true }),
    hills({ y: '-30,900 300,860 640,810 900,790 1230,730', rise: 10, depth: 0.08, of: '#1d2a4a', plain: true }),
    place(papyrus({ stems: 10 }), { x: 90, y: 930, metre: 130, depth: 0.02, shadow: false }),
  ),
  // From the open roof of the car.
  picture(
    'places/akagera-2',
    light('golden', 'rwanda', 'right'),
    sky({ horizon: 300, stops: ['#4c8ea6', '#8fbab0', '#d9d29a', '#f6d894'] }),
    cloudBands({ y: 80, height: 120, count: 4, opacity: 0.6 }),
    hills({ y: 310, rise: 60, depth: 0.7, of: '#6d8aa0' }),
    stillWater({ y: 318, to: 600, far: '#fbe9b8', middle: '#b9d2c0', near: '#6fa6ae' }),
    tongue({ from: -60, to: 660, y: 372, crest: '60,330 300,332 500,356', fill: '#7f9c74', reed: 16 }),
    tongue({ from: 480, to: 1260, y: 440, crest: '620,412 860,370 1080,356', fill: '#6f9a5c', reed: 26 }),
    ripples({ y: 330, to: 520, x: 200, width: 700, count: 30, colour: '#fff2c4', opacity: 0.8 }),
    hills({ y: '-30,470 300,500 640,560 1230,540', rise: 14, depth: 0.3, of: '#d3b35a' }),
    place(zebra('grazing'), { x: 600, y: 536, metre: 108, depth: 0.26, flip: true }),
    place(zebra(), { x: 470, y: 600, metre: 124, depth: 0.26 }),
    place(zebra(), { x: 730, y: 640, metre: 136, depth: 0.26, flip: true }),
    place(rhino(), { x: 960, y: 500, metre: 50, depth: 0.3 }),
    hatch,
    place(onlooker('hat'), { x: 250, y: 900, metre: 210, depth: 0.06, shadow: false }),
    place(onlooker('knot'), { x: 980, y: 910, metre: 220, depth: 0.06, shadow: false, coat: { body: '#c2452a', shade: '#8d3020' } }),
  ),
  // A rhino comes out of the grass by the water.
  picture(
    'places/akagera-3',
    light('golden', 'rwanda', 'left'),
    sky({ horizon: 300, stops: ['#e9a45c', '#f2bb70', '#f8d290', '#fde6b4'], bands: 5 }),
    hills({ y: 310, rise: 70, depth: 0.7, of: '#8d94a8', plain: true }),
    stillWater({ y: 322, far: '#fdebc0', middle: '#f8cf98', near: '#c58f7c' }),
    tongue({ from: -60, to: 520, y: 380, crest: '60,336 240,338 400,362', fill: '#6f7f98', reed: 18, reeds: '#53707c' }),
    tongue({ from: 700, to: 1260, y: 430, crest: '820,396 980,372 1140,362', fill: '#5a6f88', reed: 28, reeds: '#3d5c68' }),
    tongue({ from: -60, to: 380, y: 520, crest: '40,440 160,440 280,478', fill: '#46607a', reed: 38, reeds: '#2c4c58' }),
    ripples({ y: 340, to: 620, x: 300, width: 700, count: 30, colour: '#fff6dc', opacity: 0.8 }),
    place(papyrus({ stems: 8, seed: 3 }), { x: 1060, y: 800, metre: 120, depth: 0.06, shadow: false }),
    place(rhinoFront(), { x: 620, y: 830, metre: 310, depth: 0.12, shadow: false, coat: { body: '#4a4652', shade: '#2f2c3c', lit: '#f3b465', pale: '#d9c3a0' } }),
    oxpecker({ x: 770, y: 352, size: 1 }),
    grass({ y: 800, height: 120, of: '#2d3f3c', depth: 0.06 }),
  ),
  // The boat on Lake Ihema, seen from the water.
  picture(
    'places/akagera-4',
    light('morning', 'rwanda', 'right'),
    sky({ horizon: 240, stops: ['#3f78a6', '#79a9bf', '#bed4cc', '#f2ead0'] }),
    hills({ y: 250, rise: 70, depth: 0.75 }),
    hills({ y: 290, rise: 40, depth: 0.55 }),
    stillWater({ y: 300, far: '#f2ead0', middle: '#a9d0d4', near: '#2f6f96' }),
    tongue({ from: -60, to: 420, y: 346, crest: '60,306 180,304 300,326', fill: '#4f8a72', reed: 22 }),
    tongue({ from: 760, to: 1260, y: 370, crest: '860,344 1000,318 1140,310', fill: '#3f7a68', reed: 28 }),
    place(guide('binoculars'), { x: 470, y: 512, metre: 74, depth: 0.28, shadow: false }),
    place(guide('pointing'), { x: 548, y: 512, metre: 74, depth: 0.28, shadow: false, flip: true }),
    place(walker('umbrella'), { x: 660, y: 508, metre: 68, depth: 0.28, shadow: false, coat: { body: '#f0b53c', shade: '#b9842a', accent: '#d9452c' } }),
    place(launch(), { x: 590, y: 526, metre: 74, shadow: false, depth: 0.24 }),
    ripples({ y: 530, to: 700, x: 200, width: 800, count: 30 }),
    place(hippoFacing(), { x: 860, y: 690, metre: 170, depth: 0.3, shadow: false }),
    place(hippoFacing(), { x: 340, y: 800, metre: 290, depth: 0.22, shadow: false }),
    ripples({ y: 700, to: 890, count: 24 }),
    place(papyrus(), { x: 60, y: 920, metre: 170, depth: 0.03, shadow: false }),
    place(papyrus({ seed: 2 }), { x: 1140, y: 940, metre: 200, depth: 0.03, shadow: false }),
  ),
  // The lakes at night, a hippo yawning.
  picture(
    'places/akagera-5',
    light('night', 'rwanda', 'left'),
    sky({ horizon: 420 }),
    milkyWay,
    stars({ to: 380, count: 70 }),
    hills({ y: 420, rise: 50, depth: 0.6, of: '#1d2c58', plain: true }),
    stillWater({ y: 426, far: '#6f93b8', middle: '#8fb0cc', near: '#17244e' }),
    tongue({ from: -60, to: 560, y: 480, crest: '60,440 260,438 420,462', fill: '#22345e', reed: 22, reeds: '#182848' }),
    tongue({ from: 620, to: 1260, y: 550, crest: '740,520 940,488 1120,474', fill: '#1a2a50', reed: 32, reeds: '#111d3c' }),
    ripples({ y: 450, to: 880, x: 200, width: 800, count: 44, colour: '#a9c8e0', opacity: 0.5 }),
    place(hippoFacing(), { x: 240, y: 660, metre: 130, depth: 0.3, shadow: false, coat: { lit: '#8fb4d8' } }),
    place(hippoYawning(), { x: 690, y: 850, metre: 320, depth: 0.22, shadow: false, coat: { body: '#2a3058', shade: '#171c3c', lit: '#cfe2f4', accent: '#a8506a', dark: '#0c0c22', pale: '#f4f2ea' } }),
    ripples({ y: 840, to: 890, x: 420, width: 560, count: 14, colour: '#a9c8e0', opacity: 0.6 }),
    place(papyrus({ stems: 9 }), { x: 80, y: 940, metre: 160, depth: 0.02, shadow: false }),
    place(papyrus({ stems: 6, seed: 4 }), { x: 1150, y: 960, metre: 180, depth: 0.02, shadow: false }),
  ),
];
