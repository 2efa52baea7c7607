import { cut, floor, glow, inked, moved, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { antelope } from '../../figures/animals/antelope.ts';
import { giraffe } from '../../figures/animals/giraffe.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { cyclist } from '../../figures/people/cyclist.ts';
import { guide } from '../../figures/people/guide.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { row } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { cliff } from '../../land/cliffs.ts';
import { plain } from '../../land/ground.ts';
import { pillar } from '../../land/pillar.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

const TEAL_SHIRT = { body: '#2f6f86', shade: '#1f4d63', lit: '#7d4a31', dark: '#241a20', pale: '#f4e6c8', accent: '#e2572b' };
const NEAR_ZEBRA = { body: '#fdf1da', shade: '#d3a882', dark: '#2a1216', pale: '#fffaf0', lit: '#ffffff' };

/** Cliffs, steam, a tower of rock, and the gorge from its floor. */
export const hellsgate: readonly Picture[] = [
  picture(
    'places/hellsgate-1',
    light('dawn', 'kenya', 'left'),
    plan({ subject: [520, 320, 180, 300], camera: 'wide' }),
    sky({ horizon: 600, bands: 6, stops: ['#1c3f8c', '#7d86bc', '#ffc08a', '#ffe9c0'] }),
    floor('#b4607a', '0,540 260,500 520,530 760,490 1200,530'),
    cliff({ y: '-20,150 220,180 330,260', to: 640, from: -20, until: 340, depth: 0.08, of: '#8a3018' }),
    cliff({ y: '850,270 940,170 1220,130', to: 650, from: 840, until: 1220, depth: 0.4, of: '#d9703a' }),
    pillar({ x: 600, y: 650, width: 170, height: 460, depth: 0.06, of: '#6a2214' }),
    floor('#d98a4a', '0,640 500,628 1200,644'),
    cut('#7a2f22', '330,640 520,650 660,640,1 1240,760,1 1240,800,1 600,690'),
    floor('#b4552a', '0,740 500,720 1200,760'),
    cut('#f2c088', '640,640,1 690,640,1 560,760 300,920,1 -40,920,1 420,770'),
    row([zebra(), zebra('grazing')], { from: [800, 752], to: [1110, 748], count: 4, metre: [72, 66] }),
    place(cyclist(), { x: 380, y: 836, metre: 104, coat: TEAL_SHIRT }),
    floor('#4a170f', '0,880 400,868 900,884 1200,872'),
  ),
  picture(
    'places/hellsgate-2',
    light('golden', 'kenya', 'right'),
    plan({ subject: [480, 20, 340, 640], camera: 'profile' }),
    wash([[0, '#f7b45e'], [0.7, '#ffe2a4'], [1, '#ffd08a']]),
    floor('#e08a4a', '0,430 300,400 700,440 1200,390'),
    glow(640, 330, 460, '#fff6dc', 0.9),
    cut('#fffaf0', '520,690 470,600 540,540 470,460 550,400 480,300 560,240 520,130 610,90 600,-40 900,-60 980,60 900,150 960,240 860,300 900,390 800,430 820,520 740,560 740,640 700,700'),
    cut('#f9d9ac', '700,700 740,640 740,560 820,520 800,430 900,390 860,300 960,240 900,150 980,60 900,-60,1 840,-50 830,90 760,180 800,270 720,340 760,440 680,500 700,590'),
    cut('#fff3d8', '230,700 200,620 250,560 210,480 270,430 250,350 330,320 380,400 350,470 390,540 340,600 350,700'),
    cliff({ y: '-20,90 150,150 210,420', to: 720, from: -20, until: 220, depth: 0.04, of: '#8e3318', talus: 0 }),
    cliff({ y: '980,440 1040,180 1220,110', to: 720, from: 970, until: 1220, depth: 0.04, of: '#8e3318', talus: 0 }),
    floor('#5a1c12', '0,690 300,676 640,700 900,680 1200,690'),
    cut('#a8401f', '430,700 560,690 780,694,1 1000,920,1 240,920,1'),
    ...[[300, 770, 78], [430, 800, 92], [800, 800, 90], [930, 770, 76]].flatMap(([x = 0, y = 0, metre = 0], at) => [
      moved({ x, y, squash: -0.4 }, place(antelope(at % 2 === 0 ? 'standing' : 'grazing'), { x: 0, y: 0, metre, flip: at > 1, flat: '#42140d', shadow: false })),
      place(antelope(at % 2 === 0 ? 'standing' : 'grazing'), { x, y, metre, flip: at > 1, flat: '#2a0d0c', shadow: false }),
    ]),
    moved({ x: 620, y: 790, squash: -0.4 }, place(cyclist(), { x: 0, y: 0, metre: 96, flat: '#6b2114', shadow: false })),
    place(cyclist(), { x: 620, y: 790, metre: 96, shadow: false, flat: '#1c0a10' }),
  ),
  picture(
    'places/hellsgate-3',
    light('noon', 'kenya', 'left'),
    plan({ subject: [320, 360, 640, 520], camera: 'close' }),
    sky({ horizon: 200, bands: 3, stops: ['#1c4fa0', '#3a78c2', '#6fa4d8', '#8fbce0'] }),
    cliff({ y: '-20,120 300,90 560,150 820,110 1220,80', to: 700, from: -20, until: 1220, depth: 0.12, of: '#8e3318', columns: 16 }),
    plain({ y: 690, of: '#d98a4a' }),
    place(zebra(), { x: 780, y: 1150, metre: 520, flip: true, depth: 0.3, shadow: false, coat: { ...NEAR_ZEBRA, body: '#f2dcc0' } }),
    place(zebra(), { x: 400, y: 1230, metre: 560, depth: 0.3, shadow: false, coat: NEAR_ZEBRA }),
  ),
  picture(
    'places/hellsgate-4',
    light('noon', 'kenya', 'right'),
    plan({ subject: [440, 0, 340, 560], camera: 'below' }),
    wash([[0, '#6fb6e6'], [1, '#fff0c8']], { height: 700 }),
    floor('#e8a25c', '0,680 560,660 1200,680'),
    cut('#f4bf7c', '440,-20,1 560,120 480,260 600,400 520,560 600,700,1 600,920,1 -40,920,1 -40,-20,1', '640,-20,1 720,140 640,300 700,460 620,600 660,720,1 660,920,1 1240,920,1 1240,-20,1'),
    cut('#dd8044', '380,-20,1 500,140 410,280 540,430 450,590 560,740,1 600,920,1 -40,920,1 -40,-20,1', '720,-20,1 800,120 700,290 790,450 690,610 720,760,1 640,920,1 1240,920,1 1240,-20,1'),
    cut('#b4481f', '290,-20,1 420,150 310,310 450,460 350,640 470,800,1 500,920,1 -40,920,1 -40,-20,1', '830,-20,1 900,140 780,320 900,470 790,650 800,790,1 760,920,1 1240,920,1 1240,-20,1'),
    cut('#7a2714', '170,-20,1 320,150 190,340 350,490 220,680 330,920,1 -40,920,1 -40,-20,1', '960,-20,1 1030,170 900,360 1030,500 920,700 940,920,1 1240,920,1 1240,-20,1'),
    inked('#8e3a1c', 5, '-20,250 120,300 200,330', '-20,480 140,470 300,500', '-20,700 100,670 220,690', '1210,300 1060,330 930,370', '1210,520 1100,500 1020,510', '1210,720 1060,690 930,710'),
    inked('#cf6a34', 5, '230,300 340,330', '300,470 440,470', '890,350 800,330', '900,480 810,470', '300,650 360,650'),
    cut('#34100f', '-40,920,1 -40,-20,1 60,-20,1 180,180 60,380 190,540 70,720 160,860 220,920,1', '1240,920,1 1240,-20,1 1130,-20,1 1170,200 1050,400 1160,560 1060,740 1040,920,1'),
    floor('#5a1c12', '0,880 300,830 470,760 620,750 760,790 900,850 1200,890'),
    cut('#cfe6ee', '560,920 580,830 600,780 628,780 640,830 700,920'),
    cut('#8e3318', '640,800 700,730 800,722 860,770 860,920,1 660,920,1'),
    cut('#c9662f', '640,800 700,730 800,722 850,760,1 790,740 706,752 660,806,1'),
    place(guide('pointing'), { x: 770, y: 730, metre: 118, flip: true, depth: 0.2, shadow: false }),
    place(hiker(), { x: 486, y: 836, metre: 120, depth: 0.2, shadow: false, coat: { body: '#2f6fae', accent: '#f4b73e', lit: '#c08a64' } }),
  ),
  picture(
    'places/hellsgate-5',
    light('golden', 'kenya', 'left'),
    plan({ subject: [430, 710, 340, 190], camera: 'back' }),
    sky({ horizon: 400, bands: 5, stops: ['#2558a8', '#5f93cc', '#b8d0e0', '#fbe0b0'] }),
    cliff({ y: '-20,250 200,270 330,340', to: 430, from: -20, until: 340, depth: 0.36, of: '#b4481f' }),
    cliff({ y: '760,330 900,230 1220,190', to: 440, from: 750, until: 1220, depth: 0.36, of: '#b4481f' }),
    pillar({ x: 660, y: 436, width: 60, height: 150, depth: 0.34, of: '#8e3318' }),
    floor('#d98f4c', '0,430 600,420 1200,436'),
    floor('#c06a34', '0,560 500,540 1200,580'),
    cut('#f6cf98', '560,424,1 600,424,1 1000,920,1 200,920,1'),
    cut('#e0a868', '578,424,1 586,424,1 660,920,1 540,920,1'),
    place(giraffe(), { x: 890, y: 610, metre: 66, flip: true, depth: 0.3 }),
    place(giraffe(), { x: 420, y: 560, metre: 50, depth: 0.34 }),
    cut({ fill: '#6a2c1c', opacity: 0.5 }, limb('420,560,7 620,590,5 700,606,3'), limb('890,612,9 1080,640,6 1220,664,4')),
    // What the rider sees: sleeves, hands, bars, basket, the shadow before the wheel.
    cut('#3a1518', limb('600,930,30 600,760,24 600,690,22')),
    inked('#1c0d18', 30, '600,730 470,716 330,720 210,760 150,830', '600,730 730,716 870,720 990,760 1050,830'),
    inked('#c9ccd0', 8, '600,724 470,708 330,712 214,750', '600,724 730,708 870,712 986,750'),
    cut('#c2452a', '430,720,1 770,720,1 740,900,1 460,900,1'),
    inked('#8a2a18', 8, '470,730 490,890', '540,730 548,890', '660,730 652,890', '730,730 710,890', '440,780 760,780', '448,836 752,836'),
    cut('#f4e6c8', '430,706,1 770,706,1 770,728,1 430,728,1'),
    ...[-1, 1].flatMap((side) => {
      const at = (x: number) => 600 + side * x;
      return [
        cut('#2f6fae', limb(`${at(520)},960,80 ${at(480)},890,64 ${at(462)},850,56`)),
        cut('#7d4a31', limb(`${at(470)},870,46 ${at(430)},800,42 ${at(400)},760,36`), disc(at(396), 750, 42, 38)),
        cut('#7d4a31', ...[0, 1, 2, 3].map((finger) => limb(`${at(420 - finger * 26)},730,15 ${at(416 - finger * 26)},760,15 ${at(420 - finger * 24)},790,12`))),
        inked('#5a3020', 4, ...[0, 1, 2].map((finger) => `${at(406 - finger * 26)},734 ${at(404 - finger * 26)},784`)),
      ];
    }),
  ),
];
