import { cut, inked, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import type { Layer } from '../../canvas/canvas.ts';
import { limb } from '../../drawing/brush.ts';
import { gorilla } from '../../figures/animals/gorilla.ts';
import { boatman } from '../../figures/people/boatman.ts';
import { OUTFITS } from '../../figures/people/outfits.ts';
import { place } from '../../figures/placing/place.ts';
import { banana } from '../../figures/plants/banana.ts';
import { minibusBehind } from '../../figures/vehicles/minibusBehind.ts';
import { terraces } from '../../land/fields.ts';
import { forest, hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { mirror } from '../../water/mirror.ts';
import { ripples } from '../../water/water.ts';

/** Bunyonyi's islands after sunset: a steep back, one side still lit, upside down in the water below. */
const island = (back: string, lit: string, y: number, colour: string): readonly Layer[] => {
  const image = moved({ x: 0, y: Math.round(y * 1.62), squash: -0.62, opacity: 0.42 }, cut('#43204a', back));
  return [image, cut(colour, back), cut('#b8604a', lit)];
};

/** A dugout of one trunk, seen from the side, and its image. */
const dugout =
  '150,742,1 196,756 300,770 560,776 780,770 900,752 948,734,1 920,790 860,818 760,832 360,834 250,822 186,794';

/** On the way: the road up to the forest, and the last evening on the lake. */
export const gorillaSafariWays: readonly Picture[] = [
  picture(
    'packages/gorillatrekkingsafari-2',
    light('morning', 'uganda', 'left'),
    plan({ subject: [0, 310, 1200, 110], camera: 'back' }),
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
    terraces({ crest: '-30,470 300,440 560,462 820,470 1230,430', depth: 0.4, strips: 4 }),
    // The road: far away on the slope, gone behind the shoulder, and up to us.
    cut('#d8623a', '640,444,1 668,456 716,462 764,474 786,490,1 830,492,1 800,468 748,452 690,446 652,440,1'),
    terraces({ crest: '-30,560 240,520 480,508 760,500 1230,500', depth: 0.26, strips: 6 }),
    cut(
      '#8f3320',
      '250,920,1 330,780 390,690 452,612 540,556 640,522 740,500,1 856,500,1 800,530 752,566 742,612 790,690 880,790 1010,920,1',
    ),
    cut(
      '#cf5230',
      '282,920,1 352,790 408,700 468,622 552,564 652,528 748,500,1 842,500,1 782,528 734,566 724,612 766,690 852,790 976,920,1',
    ),
    inked(
      '#a83a24',
      7,
      '470,920 500,800 530,700 566,622 640,562 730,524',
      '800,920 734,800 684,700 652,622 690,562 762,524',
    ),
    cut(
      '#356b3c',
      '700,580,1 752,520 830,476 930,448 1060,430 1240,420,1 1240,690,1 1060,660 900,630 770,612',
    ),
    cut(
      '#6f9a4c',
      '752,520,1 830,476 930,448 1060,430 1240,420,1 1240,446,1 1060,460 930,484 840,520 770,566',
    ),
    place(banana(), { x: 960, y: 560, metre: 42, depth: 0.2 }),
    place(banana(), { x: 1080, y: 590, metre: 52, depth: 0.16, flip: true }),
    // The sign at the forest's edge.
    cut('#3a2a24', '262,630,1 272,630,1 272,716,1 262,716,1;352,630,1 362,630,1 362,708,1 352,708,1'),
    cut('#fbe7b0', '246,548,1 378,546,1 378,642,1 246,646,1'),
    cut('#8a5a34', '246,646,1 378,642,1 378,650,1 246,654,1'),
    place(gorilla('seated'), { x: 306, y: 640, metre: 50, flat: '#16382c', shadow: false, rim: false }),
    moved({ x: 596, y: 712, scale: 0.82 }, minibusBehind),
    place(banana(), { x: 1120, y: 930, metre: 118, depth: 0.04 }),
    place(banana(), { x: 70, y: 950, metre: 104, depth: 0.04, flip: true }),
  ),
  picture(
    'packages/gorillatrekkingsafari-5',
    light('dusk', 'uganda', 'right'),
    plan({ subject: [220, 776, 660, 52], camera: 'profile' }),
    sky({ horizon: 250, bands: 4, stops: ['#38265c', '#a03c52', '#ee7a45', '#ffc670'] }),
    cut(
      '#8c4a62',
      '-40,240,1 60,170 190,120 300,150 430,214 560,190 700,130 820,90 960,150 1080,190 1240,140,1 1240,276,1 -40,276,1',
    ),
    mirror({ y: 268, stops: ['#ffd08a', '#f9a862', '#e88058', '#d0696a', '#a8546c'] }),
    hills({ y: '-30,262 300,266 700,262 1230,264', rise: 6, depth: 0.5, of: '#7a3e5a', to: 274 }),
    ...island(
      '700,330,1 740,300 800,270 850,264 900,286 950,296 1000,314 1030,330,1',
      '850,264,1 900,286 950,296 1000,314 1030,330,1 940,326 880,300',
      330,
      '#5f3454',
    ),
    ...island(
      '150,400,1 190,360 240,310 290,270 350,262 400,300 460,330 520,350 590,382 630,400,1',
      '350,262,1 400,300 460,330 520,350 590,382 630,400,1 520,394 430,356 380,310',
      400,
      '#4f2a50',
    ),
    ...island(
      '820,500,1 870,462 920,420 980,372 1050,340 1130,352 1240,390,1 1240,500,1',
      '1050,340,1 1130,352 1240,390,1 1240,440,1 1150,410 1090,372',
      500,
      '#3d2148',
    ),
    ...island(
      '-40,400,1 20,420 80,470 150,500 230,540 290,560,1 -40,560,1',
      '-40,400,1 20,420 80,470 150,500 230,540 290,560,1 180,548 90,510 20,460 -40,440,1',
      560,
      '#34193f',
    ),
    ripples({ y: 350, to: 720, x: 470, width: 340, count: 50, colour: '#ffd08a', opacity: 0.8 }),
    moved({ x: 0, y: 1306, squash: -0.6, opacity: 0.5 }, cut('#25102e', dugout)),
    place(boatman(), { coat: OUTFITS.vermilion, x: 560, y: 806, metre: 236, depth: 0.16, shadow: false }),
    cut('#1d0d26', dugout),
    cut('#d8703e', limb('190,758,1 300,776,3 560,782,3 770,776,1')),
    cut(
      { fill: '#ffc98a', opacity: 0.7 },
      limb('100,836,0 260,842,4 520,838,0;700,840,0 880,834,4 1060,838,0'),
    ),
  ),
];
