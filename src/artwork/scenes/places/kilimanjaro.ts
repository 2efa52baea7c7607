import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { porter } from '../../figures/placing/porter.ts';
import { cut, glow, wash } from '../../land/cutout.ts';
import { kiboPlanes } from '../../land/kiboPlanes.ts';
import { light } from '../../light/light.ts';

const ALPENGLOW = {
  rock: '#c4525a',
  deep: '#5c2a68',
  glint: '#ffa070',
  snow: '#ffe2c8',
  ice: '#b480b8',
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
    kiboPlanes({ x: 960, y: 690, scale: 1.08 }, ALPENGLOW),
    cut('#a0607c', '-10,640,1 160,610 400,646 640,616 860,640 1060,610 1210,630,1 1210,910,1 -10,910,1'),
    ...TENTS,
    cut('#643c70', '-10,730,1 300,690 620,730 900,700 1210,740,1 1210,910,1 -10,910,1'),
    cut('#3a2254', '-10,840,1 300,800 700,830 1000,790 1210,820,1 1210,910,1 -10,910,1'),
    ...porter,
  ),
];
