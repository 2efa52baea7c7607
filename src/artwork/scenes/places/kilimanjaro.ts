import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { colobusOnBough } from '../../figures/animals/colobusOnBough.ts';
import { guide } from '../../figures/people/guide.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { place } from '../../figures/placing/place.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { cut, glow, limbs, wash } from '../../land/cutout.ts';
import { kibo } from '../../land/kibo.ts';
import { forest } from '../../land/ridges.ts';
import { seatBough } from '../../land/seatBough.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { stars } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';

const NIGHT = '#1d1034';
const RIMMED = { flat: NIGHT, rim: '#ffc27a', shadow: false };

/** The white dome, and who walks below it. */
export const kilimanjaro: readonly Picture[] = [
  // The way up: walkers between the giant groundsels, above the clouds.
  picture(
    'places/kilimanjaro-1',
    light('dawn', 'tanzania', 'left'),
    plan({ subject: [350, 160, 470, 70], camera: 'wide' }),
    wash(0, 600, [
      [0, '#3f4590'],
      [0.5, '#b07fae'],
      [0.85, '#ffc088'],
      [1, '#ffe4b0'],
    ]),
    kibo({
      x: 580,
      y: 160,
      width: 1420,
      body: '#8468a4',
      shade: '#4f4386',
      snow: '#fff6e6',
      cold: '#c4bfe0',
    }),
    mist({ y: 540, height: 150, strength: 1, colour: '#ffdcae' }),
    cumulus({ x: 220, y: 610, width: 700, height: 120, depth: 0.3 }),
    cumulus({ x: 920, y: 616, width: 760, height: 100, depth: 0.3 }),
    cut('#a05f6c', '-10,616,1 160,600 340,622 560,604 780,626 1000,600 1210,616,1 1210,910,1 -10,910,1'),
    cut('#5d3560', '-10,720,1 200,690 420,724 640,700 860,730 1040,690 1210,710,1 1210,910,1 -10,910,1'),
    place(groundsel(), { x: 960, y: 720, metre: 40, flat: '#3f2250', shadow: false }),
    place(groundsel(), { x: 830, y: 726, metre: 28, flat: '#3f2250', shadow: false, flip: true }),
    cut(NIGHT, '-10,800,1 200,790 420,802 640,786 900,806 1210,770,1 1210,910,1 -10,910,1'),
    place(groundsel(), { x: 1090, y: 810, metre: 96, ...RIMMED }),
    place(groundsel(), { x: 90, y: 812, metre: 74, ...RIMMED, flip: true }),
    place(guide('pointing'), { x: 620, y: 796, metre: 72, ...RIMMED }),
    place(hiker(), { x: 480, y: 800, metre: 72, ...RIMMED }),
    place(hiker('climbing'), { x: 360, y: 802, metre: 68, ...RIMMED }),
  ),
  // Kibo wide and white, Mawenzi jagged beside it, the saddle between; night has come below.
  picture(
    'places/kilimanjaro-2',
    light('night', 'tanzania', 'left'),
    plan({ subject: [190, 190, 400, 70], camera: 'wide' }),
    wash(0, 700, [
      [0, '#0b1238'],
      [0.6, '#27306e'],
      [1, '#7a5a9a'],
    ]),
    stars({ to: 420, count: 130 }),
    kibo({
      x: 400,
      y: 180,
      width: 1440,
      body: '#e0684e',
      shade: '#7a2f60',
      snow: '#fff0e0',
      cold: '#d8a0b0',
    }),
    cut(
      '#ff7a48',
      '690,620,1 760,540,1 780,500,1 800,516,1 850,410,1 866,424,1 900,350,1 916,372,1 950,290,1 968,310,1 990,276,1 1012,330,1 1034,318,1 1070,400,1 1090,388,1 1130,480,1 1160,470,1 1210,560,1 1210,640,1 690,640,1',
    ),
    cut(
      '#8f2f5c',
      '950,290,1 968,310,1 960,370,1 984,420,1 966,500,1 990,560,1 970,640,1 1210,640,1 1210,560,1 1160,470,1 1130,480,1 1090,388,1 1070,400,1 1034,318,1 1012,330,1 990,276,1 976,306,1;850,410,1 866,424,1 860,490,1 880,560,1 860,640,1 920,640,1 910,560,1 896,480,1 916,372,1 900,350,1 884,450,1;780,500,1 800,516,1 796,580,1 816,640,1 850,640,1 836,560,1 850,410,1 826,540,1',
    ),
    mist({ y: 590, height: 150, strength: 1, colour: '#a486b8' }),
    cut(
      '#8a70a8',
      '-10,610,1 100,580 240,616 400,590 540,626 680,600 820,630 960,600 1100,624 1210,600,1 1210,800,1 -10,800,1',
    ),
    cut('#54468c', '-10,690,1 160,670 300,700 480,680 700,706 900,684 1210,700,1 1210,820,1 -10,820,1'),
    cut('#140c30', '-10,800,1 160,770 340,790 560,776 800,800 1000,780 1210,806,1 1210,910,1 -10,910,1'),
    glow(300, 776, 210, '#ffb04e', 0.7),
    cut('#ffb85a', '220,796,1 262,712 300,690 340,712 384,796,1'),
    cut('#e07a34', '300,690 340,712 384,796,1 318,796,1'),
    cut('#8a3a2c', '286,796,1 300,730,1 316,796,1'),
    place(hiker(), { x: 520, y: 788, metre: 54, flat: '#0d0826', rim: '#ffb85a', shadow: false }),
    place(guide('pointing'), { x: 430, y: 792, metre: 54, flat: '#0d0826', rim: '#ffb85a', shadow: false }),
  ),
  // Out of the forest's dark: a colobus on his bough, the mountain in the gap.
  picture(
    'places/kilimanjaro-3',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [330, 198, 330, 44], camera: 'frame' }),
    wash(0, 700, [
      [0, '#c25f3c'],
      [0.5, '#eba25c'],
      [1, '#ffedc0'],
    ]),
    kibo({
      x: 500,
      y: 190,
      width: 1120,
      body: '#8f78b0',
      shade: '#5f4f94',
      snow: '#fffaf0',
      cold: '#cfc8e4',
    }),
    mist({ y: 560, height: 130, strength: 1, colour: '#ffe6b4' }),
    cut(
      '#7fa070',
      '-10,620,1 120,580 240,620 380,570 520,630 660,590 820,640 960,580 1100,620 1210,570,1 1210,910,1 -10,910,1',
    ),
    cut(
      '#2f6450',
      '-10,720,1 140,670 280,710 420,690 560,740 720,710 880,750 1020,690 1210,710,1 1210,910,1 -10,910,1',
    ),
    mist({ y: 690, height: 60, strength: 0.5, colour: '#ffe6b4', even: true }),
    forest({ y: 770, rise: 60, depth: 0.3, crown: 26, of: '#1f5a44' }),
    limbs(
      '#10262a',
      '1230,930,170 1160,640,124 1180,300,110 1230,-30,140;-30,-20,110 20,300,70 -10,620,80 -40,920,150',
    ),
    limbs('#2a4a48', '1082,920,12 1050,700,10 1062,300,8 1100,-30,8'),
    ...seatBough,
    ...colobusOnBough,
    leaves({ corner: 'top-left', size: 360, depth: 0.12, count: 8, of: '#1f5a34' }),
    leaves({ corner: 'top-right', size: 380, depth: 0.12, count: 8, of: '#1f5a34' }),
    leaves({ corner: 'bottom-left', size: 400, depth: 0.12, count: 8, of: '#1f5a34' }),
  ),
];
