import { moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { colobusOnBough } from '../../figures/animals/colobusOnBough.ts';
import { ridgeWalker } from '../../figures/people/ridgeWalker.ts';
import { BEFORE_SUNRISE } from '../../figures/people/walkersDress.ts';
import { porter } from '../../figures/placing/porter.ts';
import { place } from '../../figures/placing/place.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { cut, glow, limbs, wash } from '../../land/cutout.ts';
import { kiboDome } from '../../land/kiboSouth.ts';
import { kiboWest } from '../../land/kiboWest.ts';
import { forest } from '../../land/ridges.ts';
import { seatBough } from '../../land/seatBough.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { mist } from '../../sky/weather.ts';

const NIGHT = '#1d1034';
const RIMMED = { flat: NIGHT, rim: '#ffc27a', shadow: false };

const FOREST_MORNING = {
  rock: '#9080b4',
  deep: '#5a4c92',
  glint: '#d8a89c',
  snow: '#fffaf0',
  ice: '#c6bee0',
  mist: '#ffe2b0',
};
const MORNING = {
  rock: '#8a5c98',
  deep: '#473a80',
  glint: '#e0988c',
  snow: '#fff2dc',
  ice: '#b6a6d2',
  mist: '#ffcf9c',
};

const ALPENGLOW = {
  rock: '#c4525a',
  deep: '#6a2f68',
  glint: '#ffa070',
  snow: '#fff0e0',
  ice: '#c890b4',
  mist: '#e89a88',
};

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
    kiboWest({ x: 1010, y: 690, scale: 1 }, ALPENGLOW),
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
    plan({ subject: [600, 330, 160, 250], camera: 'frame' }),
    wash(0, 700, [
      [0, '#c25f3c'],
      [0.5, '#eba25c'],
      [1, '#ffedc0'],
    ]),
    kiboDome({ x: 318, y: 522, scale: 0.68 }, FOREST_MORNING),
    mist({ y: 506, height: 80, strength: 1, colour: '#ffe6b4' }),
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
