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
import { forest, hills } from '../../land/ridges.ts';
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
    plan({ subject: [240, 80, 520, 150], camera: 'close' }),
    wash(0, 900, [
      [0, '#a9c8bc'],
      [0.6, '#e6eed6'],
      [1, '#b4d0ae'],
    ]),
    kibo({ x: 930, y: 300, width: 760, body: '#8fa8b8', shade: '#7391a4', snow: '#ffffff', cold: '#dfeaf0' }),
    mist({ y: 520, height: 150, strength: 1, colour: '#e6eed6' }),
    trunks({ y: 900, depth: 0.7, count: 4, from: -20, until: 460 }),
    trunks({ y: 920, depth: 0.5, count: 1, from: 0, until: 180, width: 90 }),
    trunks({ y: 920, depth: 0.5, count: 1, from: 1120, until: 1230, width: 90 }),
    lines(
      '#f2f6ea',
      3,
      '80,20 60,140;200,160 180,280;330,40 310,160;470,120 450,240;1080,40 1060,160;960,160 940,280;1150,240 1130,360;60,360 40,480;190,440 170,560;1010,420 990,540;1140,520 1120,640;110,640 90,760;260,700 240,820;980,720 960,840;1100,780 1080,900;880,60 860,180',
      0.8,
    ),
    place(lianaBranch(), { x: 0, y: 700, metre: 190, depth: 0.06, shadow: false }),
    place(monkey(), {
      x: 540,
      y: 692,
      metre: 400,
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
    // The leaf hangs from its own stalk, which leaves the trunk on the left.
    limbs('#1d4a32', '-20,240,20 90,170,13 200,170,9 300,196,5'),
    cut('#123a2c', '190,166,1 330,90 520,60 690,110 800,220 830,330,1 720,270 560,260 420,290 300,250'),
    cut('#2f7a4a', '190,166,1 330,90 520,60 690,110 800,220 830,330,1 700,220 560,170 380,160'),
    lines('#b4d488', 5, '190,166 360,150 560,170 720,240 826,326'),
    lines(
      '#1f5a3a',
      4,
      '340,152 380,96;440,156 500,80;550,168 620,92;650,200 716,140;340,156 350,236;450,160 470,266;560,174 590,252;660,208 700,256',
    ),
    lines('#f2f6ea', 4, '828,334 828,372;470,290 470,330;300,254 300,290'),
    leaves({ corner: 'bottom-left', size: 300, depth: 0.03, count: 7, of: '#1d4a3c' }),
    leaves({ corner: 'bottom-right', size: 340, depth: 0.03, count: 7, of: '#1d4a3c' }),
  ),
  picture(
    'packages/kilimanjarofoothills-4',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [1000, 0, 200, 860], camera: 'below' }),
    sky({ stops: ['#b4d09c', '#cfe0a6', '#eaf0bc', '#fff6d0'], horizon: 780 }),
    kibo({ x: 520, y: 420, width: 900, body: '#8a9cc0', shade: '#6a7cac', snow: '#ffffff', cold: '#d8e2f0' }),
    mist({ y: 620, height: 120, strength: 1, colour: '#eef0c8' }),
    forest({ y: 740, rise: 70, depth: 0.6, crown: 20 }),
    rays({ x: -40, y: 120, count: 4, turn: 34, spread: 22, reach: 1500, opacity: 0.2 }),
    hills({ y: '-30,780 500,770 1230,810', rise: 16, depth: 0.34, of: 'leaf' }),
    road({ from: [640, 780], to: [560, 920], width: 300 }),
    stands(
      hiker(),
      { x: 440, y: 842, metre: 92, coat: CLOTHES.indigo },
      { across: 1.1, down: 0.3, fill: '#16302c' },
    ),
    stands(
      guide('binoculars'),
      { x: 550, y: 838, metre: 88, coat: CLOTHES.ranger },
      { across: 1.1, down: 0.3, fill: '#16302c' },
    ),
    trunks({ y: 900, depth: 0.14, count: 1, from: -20, until: 60, width: 200 }),
    trunks({ y: 900, depth: 0.1, count: 1, from: 980, until: 1160, width: 330 }),
    place(lianaBranch({ seed: 2 }), { x: -20, y: 330, metre: 62, depth: 0.1, shadow: false }),
    place(lianaBranch(), { x: 1280, y: 170, metre: 76, flip: true, depth: 0.1, shadow: false }),
    place(colobus('leaping'), { x: 560, y: 240, metre: 170, depth: 0.3, shadow: false, by: CLEAR }),
    leaves({ corner: 'bottom-left', size: 300, depth: 0.06 }),
  ),
];
