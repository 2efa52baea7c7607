import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { colobus } from '../../figures/animals/colobus.ts';
import { monkey } from '../../figures/animals/monkey.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { place } from '../../figures/placing/place.ts';
import { stands } from '../../figures/placing/shades.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { cut, limbs, lines, wash } from '../../land/cutout.ts';
import { road } from '../../land/ground.ts';
import { kibo } from '../../land/kibo.ts';
import { hills } from '../../land/ridges.ts';
import { leaves, trunks } from '../../land/woods.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { rays } from '../../sky/beams.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';

/** The foothills of Kilimanjaro: the forest, and the last cup. */
export const kilimanjaroFoothillsMore: readonly Picture[] = [
  // Who has a leaf keeps dry.
  picture(
    'packages/kilimanjarofoothills-3',
    light('mist', 'tanzania', 'left'),
    plan({ subject: [300, 100, 640, 150], camera: 'close' }),
    wash(0, 900, [
      [0, '#a9c8bc'],
      [0.6, '#e6eed6'],
      [1, '#b4d0ae'],
    ]),
    trunks({ y: 900, depth: 0.75, count: 7 }),
    trunks({ y: 920, depth: 0.55, count: 3, width: 70 }),
    lines(
      '#f2f6ea',
      3,
      '80,20 60,140;200,160 180,280;330,40 310,160;470,120 450,240;1080,40 1060,160;960,160 940,280;1150,240 1130,360;60,360 40,480;190,440 170,560;1010,420 990,540;1140,520 1120,640;110,640 90,760;260,700 240,820;980,720 960,840;1100,780 1080,900;880,60 860,180',
      0.8,
    ),
    place(lianaBranch(), { x: 0, y: 700, metre: 190, depth: 0.06, shadow: false }),
    place(monkey(), {
      x: 600,
      y: 692,
      metre: 430,
      depth: 0.3,
      shadow: false,
      by: CLEAR,
      coat: {
        body: '#4a566e',
        shade: '#2a3048',
        lit: '#c2d0dc',
        dark: '#14161f',
        pale: '#d8d4c4',
        accent: '#8cac60',
      },
    }),
    cut('#123a2c', '180,330,1 300,170 520,70 760,60 960,140 1080,300,1 900,250 700,250 500,280 320,300'),
    cut('#2a6642', '180,330,1 300,170 520,70 760,60 960,140 1080,300,1 860,170 620,150 380,210'),
    lines('#a9c878', 5, '190,324 420,200 640,156 860,184 1066,292'),
    lines(
      '#2a5f40',
      4,
      '420,206 400,120;520,176 520,84;640,160 660,70;760,168 800,80;880,196 940,140;420,206 400,280;540,172 520,262;660,160 670,246;780,172 810,246',
    ),
    lines('#f2f6ea', 4, '180,336 180,372;1080,306 1080,350;700,256 700,286'),
    leaves({ corner: 'bottom-left', size: 300, depth: 0.03, count: 7, of: '#1d4a3c' }),
    leaves({ corner: 'bottom-right', size: 340, depth: 0.03, count: 7, of: '#1d4a3c' }),
  ),
  picture(
    'packages/kilimanjarofoothills-4',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [740, 320, 400, 140], camera: 'wide' }),
    sky({ stops: ['#86b088', '#b6d09a', '#e6ecb6', '#fff6d0'], horizon: 780 }),
    trunks({ y: 640, depth: 0.75, count: 10 }),
    rays({ x: -40, y: 120, count: 4, turn: 34, spread: 22, reach: 1500, opacity: 0.28 }),
    trunks({ y: 700, depth: 0.5, count: 2, from: 100, until: 620, width: 150 }),
    hills({ y: '-30,760 500,740 1230,800', rise: 20, depth: 0.34, of: 'leaf' }),
    road({ from: [640, 750], to: [560, 920], width: 300 }),
    stands(
      hiker(),
      { x: 440, y: 812, metre: 118, coat: CLOTHES.indigo },
      { across: 1.1, down: 0.3, fill: '#16302c' },
    ),
    stands(
      guide('binoculars'),
      { x: 580, y: 806, metre: 112, coat: CLOTHES.ranger },
      { across: 1.1, down: 0.3, fill: '#16302c' },
    ),
    trunks({ y: 900, depth: 0.1, count: 1, from: 880, until: 1060, width: 330 }),
    place(lianaBranch(), { x: 1200, y: 200, metre: 130, flip: true, depth: 0.1, shadow: false }),
    place(colobus(), { x: 690, y: 190, metre: 150, depth: 0.3, flip: true, shadow: false }),
    leaves({ corner: 'bottom-left', size: 300, depth: 0.06 }),
  ),
];
