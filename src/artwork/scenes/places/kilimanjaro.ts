import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { colobus } from '../../figures/animals/colobus.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { elephantFacing } from '../../figures/animals/elephantFacing.ts';
import { guide } from '../../figures/people/guide.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { cut, glow, limbs, wash } from '../../land/cutout.ts';
import { kibo } from '../../land/kibo.ts';
import { leaves } from '../../land/woods.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { stars } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';

const NIGHT = '#1d1034';

/** The white dome over the plain. */
export const kilimanjaro: readonly Picture[] = [
  picture(
    'places/kilimanjaro-1',
    light('dawn', 'tanzania', 'left'),
    plan({ subject: [120, 590, 620, 210], camera: 'profile' }),
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
    place(elephantFacing(), { x: 250, y: 806, metre: 66, flat: NIGHT, rim: '#ffc27a', shadow: false }),
    place(elephant('calf'), { x: 450, y: 806, metre: 72, flat: NIGHT, rim: '#ffc27a', shadow: false }),
    place(elephantFacing('leaving'), {
      x: 630,
      y: 806,
      metre: 60,
      flat: NIGHT,
      rim: '#ffc27a',
      shadow: false,
    }),
  ),
  // Mawenzi holds the last sun when the night has come below.
  picture(
    'places/kilimanjaro-2',
    light('night', 'tanzania', 'left'),
    plan({ subject: [378, 228, 192, 480], camera: 'wide' }),
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
      '#8f2f5c',
      '540,130,1 560,160,1 548,260,1 580,340,1 556,450,1 590,560,1 560,720,1 700,720,1 680,560,1 640,440,1 650,330,1 610,260,1 622,190,1 590,110,1 576,170,1;420,300,1 440,330,1 430,420,1 452,520,1 420,640,1 430,720,1 520,720,1 500,560,1 470,440,1 486,350,1 466,250,1 452,310,1;262,520,1 290,548,1 280,640,1 300,720,1 400,720,1 360,600,1 372,500,1 372,420,1 350,400,1 320,540,1;700,290,1 724,270,1 770,390,1 800,370,1 850,490,1 886,480,1 940,600,1 1000,720,1 760,720,1 780,610,1 730,500,1 744,400,1 690,330,1',
    ),
    cut(
      '#c04a58',
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
    place(hiker(), { x: 510, y: 788, metre: 50, flat: '#0d0826', rim: '#ffb85a', shadow: false }),
    place(guide('pointing'), { x: 430, y: 792, metre: 50, flat: '#0d0826', rim: '#ffb85a', shadow: false }),
  ),
  // Up through the gap in the forest's roof.
  picture(
    'places/kilimanjaro-3',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [312, 124, 560, 136], camera: 'below' }),
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
    place(colobus('leaping'), {
      x: 560,
      y: 330,
      metre: 250,
      depth: 0.25,
      by: CLEAR,
      turn: -10,
      shadow: false,
    }),
    leaves({ corner: 'top-left', size: 420, depth: 0.02, count: 9, of: '#1d4a3c' }),
    leaves({ corner: 'top-right', size: 380, depth: 0.02, count: 9, of: '#1d4a3c' }),
    leaves({ corner: 'bottom-right', size: 420, depth: 0.02, count: 9, of: '#1d4a3c' }),
    leaves({ corner: 'bottom-left', size: 360, depth: 0.02, count: 9, of: '#1d4a3c' }),
  ),
];
