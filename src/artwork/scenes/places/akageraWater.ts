import { type Picture, picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { hippoAtNight } from '../../figures/placing/hippoAtNight.ts';
import { place } from '../../figures/placing/place.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { milkyWay, sky, stars } from '../../sky/skies.ts';
import { stillWater, tongue } from '../../water/lakeland.ts';
import { ripples } from '../../water/water.ts';

/** On Akagera's lakes by night. */
export const akageraWater: readonly Picture[] = [
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
