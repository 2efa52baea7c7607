import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { colobusOnBough } from '../../figures/animals/colobusOnBough.ts';
import { guide } from '../../figures/people/guide.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { porter } from '../../figures/placing/porter.ts';
import { place } from '../../figures/placing/place.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { cut, glow, limbs, wash } from '../../land/cutout.ts';
import { kibo } from '../../land/kibo.ts';
import { forest } from '../../land/ridges.ts';
import { seatBough } from '../../land/seatBough.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { mist } from '../../sky/weather.ts';

const NIGHT = '#1d1034';
const RIMMED = { flat: NIGHT, rim: '#ffc27a', shadow: false };

/** The camp above, lit from within. */
const TENTS = [
  glow(990, 700, 170, '#ffd68a', 0.5),
  cut(
    '#ffcf70',
    '880,716,1 896,682 920,668 944,682 960,716,1; 984,726,1 1004,682 1034,664 1064,682 1084,726,1',
  ),
  cut('#d8743c', '920,668 944,682 960,716,1 932,716,1; 1034,664 1064,682 1084,726,1 1048,726,1'),
];

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
  // Kibo red at nightfall; a porter with a bag on his head goes up to the camp.
  picture(
    'places/kilimanjaro-2',
    light('dusk', 'tanzania', 'right'),
    plan({ subject: [180, 90, 440, 170], camera: 'wide' }),
    wash(0, 700, [
      [0, '#1b2260'],
      [0.45, '#6a4a92'],
      [0.75, '#e88a78'],
      [1, '#ffd49a'],
    ]),
    kibo({
      x: 800,
      y: 250,
      width: 1180,
      body: '#d8604e',
      shade: '#6a2f68',
      snow: '#fff0e0',
      cold: '#d0a0bc',
    }),
    mist({ y: 560, height: 130, strength: 1, colour: '#f2b490' }),
    cut('#a0607c', '-10,640,1 160,610 400,646 640,616 860,640 1060,610 1210,630,1 1210,910,1 -10,910,1'),
    cut('#643c70', '-10,730,1 300,690 620,730 900,700 1210,740,1 1210,910,1 -10,910,1'),
    ...TENTS,
    cut('#3a2254', '-10,840,1 300,800 700,830 1000,790 1210,820,1 1210,910,1 -10,910,1'),
    ...porter,
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
