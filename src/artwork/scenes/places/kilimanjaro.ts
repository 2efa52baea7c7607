import { picture, type Picture } from '../../canvas/picture.ts';
import { colobus } from '../../figures/animals/colobus.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { guide } from '../../figures/people/guide.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { worker } from '../../figures/people/worker.ts';
import { herd, trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { rimmed } from '../../figures/placing/shades.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { banana } from '../../figures/plants/banana.ts';
import { coffeeBush } from '../../figures/plants/coffee.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { cut, glow, limbs, lines, wash } from '../../land/cutout.ts';
import { kibo } from '../../land/kibo.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { stars } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';

const DAY = light('noon', 'tanzania', 'left');
const NIGHT = '#1d1034';
const RIM = { fill: '#ffc27a', right: -5, up: 4 };

/** The white dome over the plain. */
export const kilimanjaro: readonly Picture[] = [
  picture(
    'places/kilimanjaro-1',
    light('dawn', 'tanzania', 'left'),
    wash(0, 600, [
      [0, '#4d4f96'],
      [0.5, '#b98ab4'],
      [0.85, '#ffc890'],
      [1, '#ffe4b0'],
    ]),
    kibo({
      x: 610,
      y: 190,
      width: 1500,
      body: '#8e74a8',
      shade: '#574a88',
      snow: '#fff1de',
      cold: '#b9b4d8',
    }),
    mist({ y: 560, height: 130, strength: 1, colour: '#ffdcae' }),
    cumulus({ x: 200, y: 590, width: 620, height: 110, depth: 0.3 }),
    cumulus({ x: 900, y: 600, width: 700, height: 90, depth: 0.3 }),
    wash(590, 900, [
      [0, '#f2bb6a'],
      [0.5, '#b9743f'],
      [1, '#5a2c44'],
    ]),
    herd([acacia({ variant: 3 })], {
      x: 560,
      y: 604,
      width: 1100,
      height: 16,
      count: 7,
      metre: [6, 9],
      flat: '#8a5464',
      shadow: false,
    }),
    cut(NIGHT, '-10,800,1 300,780 640,800 900,770 1210,790,1 1210,910,1 -10,910,1'),
    place(acacia(), { x: 1090, y: 812, metre: 58, flat: NIGHT, shadow: false }),
    rimmed(elephant(), { x: 270, y: 806, metre: 66, flat: NIGHT }, RIM),
    rimmed(elephant('calf'), { x: 450, y: 806, metre: 72, flat: NIGHT }, RIM),
    rimmed(elephant('trunkRaised'), { x: 630, y: 806, metre: 58, flat: NIGHT }, RIM),
  ),
  // Mawenzi holds the last sun when the night has come below.
  picture(
    'places/kilimanjaro-2',
    light('night', 'tanzania', 'left'),
    wash(0, 700, [
      [0, '#0b1238'],
      [0.6, '#27306e'],
      [1, '#6a5a9a'],
    ]),
    stars({ to: 420, count: 130 }),
    cut(
      '#ff7a48',
      '150,720,1 230,560,1 262,520,1 290,548,1 350,400,1 372,420,1 420,300,1 440,330,1 466,250,1 488,290,1 540,130,1 560,160,1 590,110,1 622,190,1 650,170,1 700,290,1 724,270,1 770,390,1 800,370,1 850,490,1 886,480,1 940,600,1 1000,720,1',
    ),
    cut(
      '#5a1f56',
      '540,130,1 560,160,1 548,260,1 580,340,1 556,450,1 590,560,1 560,720,1 700,720,1 680,560,1 640,440,1 650,330,1 610,260,1 622,190,1 590,110,1 576,170,1;420,300,1 440,330,1 430,420,1 452,520,1 420,640,1 430,720,1 520,720,1 500,560,1 470,440,1 486,350,1 466,250,1 452,310,1;262,520,1 290,548,1 280,640,1 300,720,1 400,720,1 360,600,1 372,500,1 372,420,1 350,400,1 320,540,1;700,290,1 724,270,1 770,390,1 800,370,1 850,490,1 886,480,1 940,600,1 1000,720,1 760,720,1 780,610,1 730,500,1 744,400,1 690,330,1',
    ),
    cut(
      '#8f2f5a',
      '622,190,1 650,170,1 700,290,1 690,330,1 744,400,1 700,480,1 650,330,1;724,270,1 770,390,1 760,440,1',
    ),
    mist({ y: 700, height: 110, strength: 1, colour: '#8a78b4' }),
    cut(
      '#8a78b4',
      '-10,690,1 100,660 220,690 360,666 500,694 640,670 800,700 940,672 1080,694 1210,670,1 1210,800,1 -10,800,1',
    ),
    cut('#5d4f94', '-10,730,1 160,716 300,740 480,722 700,746 900,724 1210,740,1 1210,820,1 -10,820,1'),
    cut('#140c30', '-10,800,1 160,770 340,790 560,776 800,800 1000,780 1210,806,1 1210,910,1 -10,910,1'),
    glow(300, 776, 210, '#ffb04e', 0.7),
    cut('#ffb85a', '220,796,1 262,712 300,690 340,712 384,796,1'),
    cut('#e07a34', '300,690 340,712 384,796,1 318,796,1'),
    cut('#8a3a2c', '286,796,1 300,730,1 316,796,1'),
    rimmed(hiker(), { x: 520, y: 788, metre: 62, flat: '#0d0826' }, { fill: '#ffb85a', right: -3, up: 1 }),
    rimmed(
      guide('pointing'),
      { x: 430, y: 794, metre: 60, flat: '#0d0826' },
      { fill: '#ffb85a', right: -3, up: 1 },
    ),
  ),
  // Up through the gap in the forest's roof.
  picture(
    'places/kilimanjaro-3',
    light('morning', 'tanzania', 'left'),
    wash(0, 900, [
      [0, '#f5c877'],
      [0.5, '#ffe9b6'],
      [1, '#d3dca4'],
    ]),
    kibo({ x: 760, y: 430, width: 900, body: '#a99ac0', shade: '#8478ac', snow: '#fffaf0', cold: '#d4cfe4' }),
    mist({ y: 690, height: 110, strength: 1, colour: '#f6e6b4' }),
    cut(
      '#7fa070',
      '-10,660,1 120,610 240,650 380,600 520,660 660,620 820,670 960,610 1100,650 1210,600,1 1210,910,1 -10,910,1',
    ),
    cut(
      '#3f7058',
      '-10,760,1 140,700 280,750 420,720 560,780 720,740 880,790 1020,710 1210,740,1 1210,910,1 -10,910,1',
    ),
    limbs(
      '#14302e',
      '-20,560,46 160,500,34 330,520,20 470,490,8;90,520,14 160,420,8 190,330,3;1220,330,40 1060,300,26 930,330,12 860,310,4;-20,-20,70 60,300,60 50,900,90;1230,-20,60 1160,400,56 1180,900,80',
    ),
    limbs('#3f7058', '-20,520,4 160,472,8 330,502,5 460,486,2;1220,292,4 1060,276,6 930,318,3'),
    place(colobus('leaping'), { x: 560, y: 330, metre: 250, depth: 0.25, by: DAY, turn: -10, shadow: false }),
    leaves({ corner: 'top-left', size: 420, depth: 0.02, count: 9, of: '#1d4a3c' }),
    leaves({ corner: 'top-right', size: 380, depth: 0.02, count: 9, of: '#1d4a3c' }),
    leaves({ corner: 'bottom-right', size: 420, depth: 0.02, count: 9, of: '#1d4a3c' }),
    leaves({ corner: 'bottom-left', size: 360, depth: 0.02, count: 9, of: '#1d4a3c' }),
  ),
  // Morning out of the hut's door.
  picture(
    'places/kilimanjaro-4',
    light('morning', 'tanzania', 'left'),
    wash(0, 560, [
      [0, '#3a7fa4'],
      [0.6, '#a9ccc0'],
      [1, '#fff0c4'],
    ]),
    kibo({
      x: 590,
      y: 250,
      width: 1050,
      body: '#7d76a6',
      shade: '#57508a',
      snow: '#fffaf0',
      cold: '#bcc3de',
    }),
    mist({ y: 560, height: 90, strength: 1, colour: '#fbeec8' }),
    cut('#c9a24a', '-10,580,1 300,560 600,590 900,556 1210,580,1 1210,910,1 -10,910,1'),
    cut('#a67c38', '-10,680,1 400,650 800,680 1210,650,1 1210,910,1 -10,910,1'),
    herd([groundsel(), groundsel({ variant: 2 })], {
      x: 620,
      y: 610,
      width: 560,
      height: 60,
      count: 6,
      metre: [16, 30],
      shadow: false,
      flat: '#4a4a3c',
    }),
    cut('#f2d58a', '560,910,1 600,760 640,680 620,610,1 634,610,1 690,680 700,760 760,910,1'),
    // Rafters and walls of the A-frame.
    cut('#1f1228', '-10,-10,1 600,-10,1 130,910,1 -10,910,1;600,-10,1 1210,-10,1 1210,910,1 1070,910,1'),
    limbs('#6a3a34', '604,-20,22 360,448,24 120,916,26;596,-20,22 840,448,24 1080,916,26'),
    limbs('#e8a45e', '590,-10,3 345,455,5 108,905,5'),
    lines(
      '#3a2234',
      5,
      '30,0 30,900;110,0 110,900;190,0 190,780;1010,0 1010,780;1090,0 1090,900;1170,0 1170,900;270,0 270,620;930,0 930,620',
    ),
    limbs('#6a3a34', '385,400,14 815,400,14'),
    lines('#e8a45e', 4, '398,387 802,387'),
    cut('#1f1228', '100,850,1 1100,850,1 1100,910,1 100,910,1'),
    lines('#e8a45e', 5, '120,850 1080,850'),
    // She sits on the sill, a mug in her hand.
    cut('#a83a34', '400,860,1 392,760 420,680 470,650 530,650 580,680 604,760 600,860,1'),
    cut('#6a2038', '500,652,1 530,650 580,680 604,760 600,860,1 530,860,1 540,760'),
    cut('#a83a34', '566,690 610,740 640,720,1 664,690,1 680,704,1 650,770 600,790 570,760'),
    cut('#7d4a31', '654,700,1 660,672 684,670 690,696,1 672,712'),
    cut('#f2e6d0', '680,640,1 724,640,1 720,690,1 684,690,1'),
    cut('#2a1420', '452,590 456,540 500,520 546,540 550,596 540,640 500,660 462,640'),
    cut('#e8a93c', '446,580,1 452,530 500,506 550,530 556,580,1 500,592'),
    limbs('#fff3d0', '700,632,2 690,600,5 712,570,4 700,536,1', 0.8),
    limbs('#ffd290', '396,850,2 398,762,5 426,686,5 472,655,2;450,576,1 458,534,4 494,512,1'),
  ),
  picture(
    'places/kilimanjaro-5',
    light('mist', 'tanzania', 'left'),
    wash(0, 460, [
      [0, '#8f9ab0'],
      [0.6, '#c9c8c4'],
      [1, '#f2e8cc'],
    ]),
    kibo({
      x: 700,
      y: 170,
      width: 1000,
      body: '#a8a8c0',
      shade: '#8f90b0',
      snow: '#ffffff',
      cold: '#d8dbe6',
    }),
    mist({ y: 450, height: 110, strength: 1, colour: '#e6e4cc' }),
    cut(
      '#7f9a72',
      '-10,480,1 100,440 220,470 360,430 500,466 640,440 800,474 960,436 1080,470 1210,440,1 1210,620,1 -10,620,1',
    ),
    wash(520, 900, [
      [0, '#b06a44'],
      [1, '#6a3038'],
    ]),
    ...(
      [
        ['-160,860 640,520', 12],
        ['280,960 690,520', 13],
        ['900,980 750,520', 13],
        ['1420,900 800,520', 12],
      ] as const
    ).map(([through, count]) =>
      trail([coffeeBush(), coffeeBush({ seed: 3 })], {
        through,
        count,
        metre: [116, 12],
        loose: 0,
        shadow: false,
        depth: 0.3,
        coat: { body: '#2f6a48', shade: '#17443a', lit: '#7fb05a', accent: '#e8392c' },
      }),
    ),
    herd([banana()], {
      x: 620,
      y: 520,
      width: 1200,
      height: 10,
      count: 7,
      metre: [20, 26],
      shadow: false,
      flat: '#3f6a54',
    }),
    place(worker(), { x: 610, y: 850, metre: 176, depth: 0.25, by: DAY, shadow: false }),
    place(coffeeBush({ seed: 5 }), {
      x: 560,
      y: 930,
      metre: 140,
      depth: 0.25,
      by: DAY,
      shadow: false,
      coat: { body: '#2f6a48', shade: '#17443a', lit: '#7fb05a', accent: '#e8392c' },
    }),
    place(coffeeBush({ seed: 6 }), {
      x: 720,
      y: 935,
      metre: 150,
      depth: 0.25,
      by: DAY,
      shadow: false,
      coat: { body: '#2f6a48', shade: '#17443a', lit: '#7fb05a', accent: '#e8392c' },
    }),
    lines(
      '#e8ecec',
      2,
      '120,40 84,160;300,0 264,120;520,60 484,180;240,260 204,380;420,300 384,420;720,20 684,140;900,80 864,200;1080,10 1044,130;1000,300 964,420;820,360 784,480;620,260 584,380;140,480 104,600;1160,420 1124,540;340,560 304,680;960,620 924,740;1120,700 1084,820',
      0.7,
    ),
    // A branch close at hand, heavy with ripe cherries.
    limbs('#3a2030', '1220,150,14 1040,210,11 880,330,8 800,440,4'),
    leaves({ corner: 'top-right', size: 430, depth: 0.05, count: 7, of: '#1f5540' }),
    cut(
      '#d9301f',
      '900,300 940,300 946,340 904,344;940,330 980,326 984,366 946,370;870,350 908,348 912,388 874,392;1010,220 1052,216 1056,258 1014,262;1044,256 1084,252 1086,292 1048,296;820,420 856,418 860,456 824,458;852,440 888,440 890,478 856,480;1000,270 1036,268 1040,306 1004,308',
    ),
    cut(
      '#ff8a66',
      '908,310 920,306 922,318 912,322;948,338 960,334 962,346 952,350;878,358 890,354 892,366 882,370;1020,228 1032,224 1034,236 1024,240;1052,264 1064,260 1066,272 1056,276;828,426 838,424 840,434 832,438',
    ),
  ),
];
