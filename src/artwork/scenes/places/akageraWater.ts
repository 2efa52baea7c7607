import { type Picture, picture } from '../../canvas/picture.ts';
import { cut, moved, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { hippoAtNight } from '../../figures/placing/hippoAtNight.ts';
import { boatFromAbove, hippoFromAbove, papyrusStars } from '../../figures/placing/lakeFromAbove.ts';
import { place } from '../../figures/placing/place.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { milkyWay, sky, stars } from '../../sky/skies.ts';
import { stillWater, tongue } from '../../water/lakeland.ts';
import { ripples } from '../../water/water.ts';

/** On Akagera's lakes, by day and by night. */
export const akageraWater: readonly Picture[] = [
  // The boat on Lake Ihema from straight above, hippos beside it, papyrus on both banks.
  picture(
    'places/akagera-4',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [520, 320, 400, 200], camera: 'above' }),
    wash(['#127684', '#0a4a70', '#062c50']),
    cut(
      { fill: '#7fd6c8', opacity: 0.35 },
      '-20,300,1 200,240 500,330 800,200 1220,260,1 1220,330 800,300 500,420 200,340 -20,400,1',
    ),
    // The wake.
    cut(
      { fill: '#e8fff4', opacity: 0.85 },
      '560,470,1 420,470 240,520 60,610 -20,640,1 -20,600,1 220,490 400,450',
      '580,500,1 470,540 330,650 220,780 130,920,1 90,920,1 200,760 320,620 450,520',
    ),
    cut(
      { fill: '#bdeee4', opacity: 0.5 },
      '570,486,1 420,500 240,590 40,760 -20,820,1 -20,700,1 200,570 400,486',
    ),
    moved({ x: 770, y: 412, turn: -16, scale: 1.06 }, ...boatFromAbove),
    moved({ x: 560, y: 760, turn: -30 }, ...hippoFromAbove),
    moved({ x: 800, y: 740, turn: -70, scale: 1.06 }, ...hippoFromAbove),
    moved({ x: 650, y: 880, turn: 12, scale: 0.9 }, ...hippoFromAbove),
    moved({ x: 420, y: 860, turn: -6, scale: 0.6 }, ...hippoFromAbove),
    cut(
      '#0d4a50',
      '-20,-20,1 640,-20,1 560,60 430,90 330,190 180,210 120,330 -20,370,1',
      '1220,520,1 1130,570 1090,680 990,720 960,820 1000,920,1 1220,920,1',
      '1220,-20,1 1060,-20,1 1110,70 1220,130,1',
    ),
    ...papyrusStars(
      '60,320,80 300,170,90 440,70,86 580,10,70 160,180,100 1140,590,90 1010,780,96 1170,90,90',
      '#2f8a58',
      '#1c5c44',
      '#06343c',
    ),
    ...papyrusStars(
      '20,200,110 120,60,120 290,40,110 1190,700,120 1090,860,120 960,890,70 1200,500,70 1110,10,80',
      '#8fc94e',
      '#3f8a3c',
      '#06343c',
    ),
    ...papyrusStars('30,20,110 200,120,80 1180,840,110 1120,720,70', '#d6ea6c', '#6aa83c', '#0a4a3c'),
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
