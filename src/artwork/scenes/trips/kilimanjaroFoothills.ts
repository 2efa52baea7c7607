import { picture, type Picture } from '../../canvas/picture.ts';
import { colobus } from '../../figures/animals/colobus.ts';
import { monkey } from '../../figures/animals/monkey.ts';
import { roundHut } from '../../figures/buildings/thatched.ts';
import { cupInHands } from '../../figures/objects/cupInHands.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { walker } from '../../figures/people/walker.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { stands } from '../../figures/placing/shades.ts';
import { banana } from '../../figures/plants/banana.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { cut, glow, limbs, lines, wash } from '../../land/cutout.ts';
import { road } from '../../land/ground.ts';
import { kibo } from '../../land/kibo.ts';
import { hills } from '../../land/ridges.ts';
import { leaves, trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { rays } from '../../sky/beams.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';

const DAY = light('noon', 'tanzania', 'left');

/** The foothills of Kilimanjaro, five times. */
export const kilimanjaroFoothills: readonly Picture[] = [
  // The path between the gardens, home from the field.
  picture(
    'packages/kilimanjarofoothills-1',
    light('dawn', 'tanzania', 'left'),
    wash(0, 520, [
      [0, '#5d6fb0'],
      [0.5, '#d7a0b0'],
      [1, '#ffe2a8'],
    ]),
    kibo({
      x: 640,
      y: 150,
      width: 1150,
      body: '#8f80b4',
      shade: '#655c98',
      snow: '#fff4e2',
      cold: '#bfbbdc',
    }),
    mist({ y: 480, height: 120, strength: 1, colour: '#ffdfae' }),
    cut(
      '#5a7a68',
      '-10,500,1 90,452 190,490 310,448 430,492 560,460 690,500 820,456 950,492 1080,450 1210,486,1 1210,640,1 -10,640,1',
    ),
    cut(
      '#3a6450',
      '-10,580,1 120,530 260,576 400,540 560,590 720,548 880,586 1040,540 1210,576,1 1210,910,1 -10,910,1',
    ),
    herd([banana()], {
      x: 600,
      y: 610,
      width: 1200,
      height: 60,
      count: 11,
      metre: [26, 44],
      shadow: false,
      depth: 0.3,
      by: DAY,
    }),
    place(roundHut(), { x: 900, y: 690, metre: 44, depth: 0.28, by: DAY }),
    cut('#d9814a', '300,910,1 420,800 560,730 600,690 590,640,1 616,640,1 660,690 700,760 760,830 860,910,1'),
    cut(
      '#16302c',
      '-10,760,1 120,740 260,790 330,910,1 -10,910,1;1210,730,1 1060,750 900,830 860,910,1 1210,910,1',
    ),
    stands(
      walker(),
      {
        x: 560,
        y: 866,
        metre: 168,
        depth: 0.25,
        by: DAY,
        coat: { accent: '#c9352c', body: '#6f9a3a', pale: '#9ab84a', shade: '#7d1f34' },
      },
      { across: 1.2, down: 0.2, fill: '#5a2440', opacity: 0.6 },
    ),
    place(banana(), { x: 90, y: 960, metre: 168, flat: '#16302c', shadow: false }),
    place(banana(), { x: 1150, y: 960, metre: 150, flat: '#16302c', shadow: false, flip: true }),
  ),
  // The gorge dark, the water the one light shape.
  picture(
    'packages/kilimanjarofoothills-2',
    light('noon', 'tanzania', 'right'),
    wash(0, 900, [
      [0, '#23404a'],
      [1, '#16282e'],
    ]),
    cut('#9cc48c', '430,-10,1 780,-10,1 730,60 690,96,1 560,96,1 500,60'),
    cut('#2f5650', '-10,-10,1 450,-10,1 500,60 560,96,1 540,300,1 560,480,1 520,640,1 -10,700,1'),
    cut(
      '#1c3a3e',
      '180,-10,1 330,-10,1 360,200,1 330,420,1 370,660,1 230,680,1 260,420,1;-10,100,1 90,140,1 60,400,1 100,690,1 -10,700,1',
    ),
    cut('#1a3438', '780,-10,1 1210,-10,1 1210,700,1 740,650,1 710,480,1 730,300,1 690,96,1 730,60'),
    cut(
      '#2f5650',
      '790,-10,1 860,-10,1 830,200,1 870,420,1 820,655,1 740,650,1 710,480,1 730,300,1 700,110,1;980,-10,1 1060,-10,1 1030,240,1 1080,460,1 1040,690,1 960,680,1 990,300,1',
    ),
    cut('#eef6ea', '566,92,1 688,92,1 700,220 692,400 712,660,1 548,660,1 566,400 556,220'),
    cut(
      '#a9d0c8',
      '600,100,1 612,100,1 606,360 620,640,1 596,640,1 590,360;650,100,1 656,100,1 664,300 660,640,1 648,640,1 654,300;576,240,1 582,500 570,650,1 562,650,1 570,480',
    ),
    glow(630, 660, 240, '#f4faee', 0.85),
    cut('#3f8f90', '-10,690,1 300,670 640,660 960,672 1210,690,1 1210,910,1 -10,910,1'),
    cut(
      '#8fcfc0',
      '420,706,1 640,690 860,706 640,724;340,756,1 640,736 940,760 640,782;500,820,1 700,806 900,824 700,838',
      0.8,
    ),
    cut(
      '#0f2226',
      '-10,800,1 160,770 300,800 420,850 520,910,1 -10,910,1;1210,760,1 1040,780 920,830 860,910,1 1210,910,1',
    ),
    place(guide('pointing'), { x: 330, y: 836, metre: 116, depth: 0.25, shadow: false, by: DAY }),
    place(guide('photographing'), {
      x: 190,
      y: 820,
      metre: 120,
      depth: 0.25,
      shadow: false,
      by: DAY,
      coat: CLOTHES.coral,
    }),
    leaves({ corner: 'top-left', size: 360, depth: 0.02, count: 8, of: '#17443a' }),
    leaves({ corner: 'bottom-right', size: 380, depth: 0.02, count: 8, of: '#17443a' }),
  ),
  // Who has a leaf keeps dry.
  picture(
    'packages/kilimanjarofoothills-3',
    light('mist', 'tanzania', 'left'),
    wash(0, 900, [
      [0, '#7fa09c'],
      [0.6, '#c2d0b4'],
      [1, '#8fae90'],
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
      by: DAY,
      coat: {
        body: '#6a7488',
        shade: '#3a4258',
        lit: '#c2cad4',
        dark: '#14161f',
        pale: '#d8d4c4',
        accent: '#8cac60',
      },
    }),
    cut('#1d4a38', '180,330,1 300,170 520,70 760,60 960,140 1080,300,1 900,250 700,250 500,280 320,300'),
    cut('#3f7a4a', '180,330,1 300,170 520,70 760,60 960,140 1080,300,1 860,170 620,150 380,210'),
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
    sky({ stops: ['#6a9a78', '#94b684', '#c8d49a', '#f6e8b4'], horizon: 780 }),
    trunks({ y: 640, depth: 0.75, count: 10 }),
    rays({ x: -40, y: 120, count: 4, turn: 34, spread: 22, reach: 1500, opacity: 0.28 }),
    trunks({ y: 700, depth: 0.5, count: 2, from: 100, until: 620, width: 150 }),
    hills({ y: '-30,760 500,740 1230,800', rise: 20, depth: 0.34, of: 'leaf' }),
    road({ from: [640, 750], to: [560, 920], width: 300 }),
    stands(
      hiker(),
      { x: 440, y: 812, metre: 118, coat: CLOTHES.coral },
      { across: 1.1, down: 0.3, fill: '#16302c' },
    ),
    stands(guide('binoculars'), { x: 580, y: 806, metre: 112 }, { across: 1.1, down: 0.3, fill: '#16302c' }),
    trunks({ y: 900, depth: 0.22, count: 1, from: 880, until: 1060, width: 330 }),
    place(lianaBranch(), { x: 1200, y: 200, metre: 130, flip: true, depth: 0.1, shadow: false }),
    place(colobus(), { x: 690, y: 190, metre: 150, depth: 0.3, flip: true, shadow: false }),
    leaves({ corner: 'bottom-left', size: 300, depth: 0.06 }),
  ),
  // The last cup, both hands round it.
  picture(
    'packages/kilimanjarofoothills-5',
    light('dusk', 'tanzania', 'left'),
    wash(0, 560, [
      [0, '#3a2f7a'],
      [0.5, '#b06a9c'],
      [0.85, '#ffb07a'],
      [1, '#ffd69a'],
    ]),
    kibo({
      x: 640,
      y: 190,
      width: 1000,
      body: '#7a5a9a',
      shade: '#4f3c80',
      snow: '#ffdcd0',
      cold: '#a99ac8',
    }),
    mist({ y: 490, height: 110, strength: 1, colour: '#ffc490' }),
    cut(
      '#6a3f74',
      '-10,540,1 100,490 220,530 340,486 470,534 600,500 740,540 880,494 1010,530 1120,490 1210,520,1 1210,910,1 -10,910,1',
    ),
    cut(
      '#3a2052',
      '-10,640,1 150,590 300,636 460,600 640,650 820,606 980,640 1210,596,1 1210,910,1 -10,910,1',
    ),
    cut('#1d1034', '-10,760,1 300,740 640,770 960,740 1210,760,1 1210,910,1 -10,910,1'),
    limbs(
      '#ffe8d0',
      '560,500,4 520,430,16 600,350,20 540,260,14 600,150,5;660,500,4 700,440,14 640,370,18 700,290,14 650,190,4',
      0.62,
    ),
    place(cupInHands(), {
      x: 610,
      y: 740,
      metre: 205,
      depth: 0.25,
      by: DAY,
      shadow: false,
      coat: {
        body: '#8a5234',
        shade: '#56284a',
        lit: '#f2a878',
        dark: '#2a0f1c',
        pale: '#f2e2d0',
        accent: '#c9442c',
      },
    }),
  ),
];
