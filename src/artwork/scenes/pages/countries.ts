import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { crane } from '../../figures/animals/crane.ts';
import { flamingo } from '../../figures/animals/flamingo.ts';
import { giraffe } from '../../figures/animals/giraffe.ts';
import { dhow } from '../../figures/boats/dhow.ts';
import { walker } from '../../figures/people/walker.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { banana } from '../../figures/plants/banana.ts';
import { palmFrame } from '../../figures/plants/frame.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { cut, lines, thrown, wash } from '../../land/cutout.ts';
import { terraces } from '../../land/fields.ts';
import { grass } from '../../land/grass.ts';
import { plain } from '../../land/ground.ts';
import { massif } from '../../land/peaks.ts';
import { hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { sky, sun } from '../../sky/skies.ts';
import { lake, ripples, sea } from '../../water/water.ts';

const DAY = light('noon', 'tanzania', 'left');
const PINK = { body: '#ff7388', shade: '#cf3566', lit: '#ffd2cc', dark: '#2a1030', pale: '#ffbfc4' };

/** Ol Doinyo Lengai, steep and furrowed, its foot on the line y: one side in the light, one in shade. */
const lengai =
  (y: number): Layer =>
  (canvas) => {
    cut(
      '#c98a8c',
      `230,${y},1 420,400 540,300 640,170,1 664,180 690,168,1 800,310 910,400 1080,${y},1`,
    )(canvas);
    cut(
      '#6f4a8a',
      `664,180,1 690,168,1 800,310 910,400 1080,${y},1 720,${y},1 700,400 720,330,1 680,260`,
    )(canvas);
    cut(
      '#fff2dc',
      '640,170,1 664,180 690,168,1 706,192,1 690,200 684,250,1 670,204 656,236,1 646,200 622,214,1',
    )(canvas);
    cut(
      '#8f6090',
      `600,250,1 560,340 480,${y},1 540,${y},1 590,350;640,260,1 620,360 600,${y},1 630,${y},1 640,380`,
      0.6,
    )(canvas);
  };
const near = { depth: 0.25, by: DAY, shadow: false, coat: PINK };
const flamingos = [
  place(flamingo(), { ...near, x: 330, y: 830, metre: 310 }),
  place(flamingo('feeding'), { ...near, x: 660, y: 840, metre: 320 }),
  place(flamingo(), { ...near, x: 920, y: 820, metre: 260, flip: true }),
];

/** The five countries as emblems. */
export const countries: readonly Picture[] = [
  picture(
    'countries/uganda',
    light('dawn', 'uganda', 'left'),
    sky({ horizon: 480, bands: 6 }),
    sun({ x: 600, y: 400, r: 190, glow: 0.4 }),
    massif({ summits: '760,400 860,330 950,390 1050,320', base: 500, snow: 400, depth: 0.8, of: '#7a84a0' }),
    hills({ y: 500, rise: 90, depth: 0.6, of: 'leaf' }),
    lake({ y: 560, to: 780 }),
    hills({ y: '0,770 600,800 1200,740', rise: 20, depth: 0.2, of: 'leaf' }),
    place(crane(), { x: 540, y: 850, metre: 560, depth: 0.2 }),
    place(papyrus(), { x: 1070, y: 890, metre: 130, depth: 0.06 }),
    grass({ y: 880, height: 44, of: 'leaf' }),
  ),
  picture(
    'countries/kenya',
    light('sunset', 'kenya', 'left'),
    sky({ horizon: 680, bands: 6 }),
    sun({ x: 600, y: 520, r: 250, glow: 0.3 }),
    hills({ y: 690, rise: 24, depth: 0.5 }),
    plain({ y: 700 }),
    place(giraffe(), { x: 470, y: 800, metre: 104, depth: 0.02, flat: true }),
    place(acacia(), { x: 880, y: 800, metre: 50, depth: 0.02 }),
    grass({ y: 872, height: 56 }),
  ),
  picture(
    'countries/tanzania',
    light('golden', 'tanzania', 'left'),
    sky({ horizon: 470, bands: 6, stops: ['#4f3f8c', '#a8669c', '#f29a78', '#ffdc94'] }),
    lengai(480),
    cut('#a8679a', '-10,480,1 200,458 420,470 700,452 1000,470 1210,456,1 1210,500,1 -10,500,1'),
    wash(486, 900, [
      [0, '#ffd79a'],
      [0.5, '#e88a94'],
      [1, '#6a3c8a'],
    ]),
    thrown(484, { squash: 0.5, opacity: 0.35 }, lengai(480)),
    herd([flamingo(), flamingo('feeding')], {
      x: 600,
      y: 508,
      width: 1260,
      height: 14,
      count: 60,
      metre: [10, 14],
      flat: '#ff8fa4',
      shadow: false,
    }),
    herd([flamingo(), flamingo('feeding')], {
      x: 620,
      y: 570,
      width: 1240,
      height: 20,
      count: 14,
      metre: [28, 38],
      shadow: false,
      depth: 0.25,
      by: DAY,
      coat: PINK,
    }),
    thrown(830, { squash: 0.3, opacity: 0.5 }, ...flamingos),
    ...flamingos,
    lines(
      '#ffe6c4',
      4,
      '250,836 420,836;560,846 780,846;830,826 990,826;60,720 200,720;1010,700 1160,700',
      0.7,
    ),
  ),
  picture(
    'countries/rwanda',
    light('morning', 'rwanda', 'left'),
    sky({ horizon: 330, bands: 5 }),
    sun({ x: 880, y: 200, r: 90, glow: 0.3 }),
    hills({ y: 370, rise: 110, depth: 0.85, of: 'leaf' }),
    hills({ y: 440, rise: 100, depth: 0.7, of: 'leaf' }),
    terraces({ crest: '0,540 340,470 700,550 1200,450', depth: 0.56 }),
    terraces({ crest: '0,680 460,590 860,680 1200,590', depth: 0.42 }),
    hills({ y: '0,800 600,760 1200,820', rise: 14, depth: 0.26, of: 'grass' }),
    place(walker('umbrella'), {
      x: 560,
      y: 800,
      metre: 170,
      coat: { body: '#f0b53c', shade: '#b9842a', lit: '#5f3a28', dark: '#2a1d22', accent: '#d9452c' },
    }),
    place(banana(), { x: 1050, y: 880, metre: 96, depth: 0.08 }),
    grass({ y: 884, height: 44, of: 'leaf' }),
  ),
  picture(
    'countries/zanzibar',
    light('sunset', 'zanzibar', 'left'),
    sky({ horizon: 560, bands: 6 }),
    sun({ x: 600, y: 440, r: 240, glow: 0.3 }),
    sea({ horizon: 560 }),
    ripples({ y: 580, to: 860, x: 330, width: 540, count: 46, colour: '#ffe2a8' }),
    place(dhow(), { x: 330, y: 690, metre: 26, shadow: false, depth: 0.2 }),
    place(dhow(), { x: 640, y: 800, metre: 58, shadow: false, depth: 0.06 }),
    place(palmFrame(), { x: 1200, y: -30, metre: 96, depth: 0.03, flip: true, shadow: false }),
  ),
];
