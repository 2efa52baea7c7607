import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { limb } from '../../drawing/brush.ts';
import { colobusWithLeaf } from '../../figures/placing/colobusWithLeaf.ts';
import { nutmegShut, nutmegSplit, spiceLeaf } from '../../figures/plants/nutmeg.ts';
import { walker } from '../../figures/people/walker.ts';
import { place } from '../../figures/placing/place.ts';
import { CLEAR } from '../../light/clear.ts';
import { rays } from '../../sky/beams.ts';
import { light } from '../../light/light.ts';

const LIT = '#3f9a5a';
const SHADE = '#14593f';
const DEEP = '#0d3f38';

/** Jozani's monkey, and a spice farm. */
export const zanzibarMore: readonly Picture[] = [
  picture(
    'places/zanzibar-3',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [460, 200, 180, 200], camera: 'close' }),
    wash(['#f2f7b0', '#c9e68a', '#8fcf86']),
    // Crowns overhead, one behind the other.
    cut(
      '#b4dc7c',
      '-40,300,1 120,240 200,120 320,60 400,-40,1 -40,-40,1',
      '1240,420,1 1060,380 1000,240 900,140 860,-40,1 1240,-40,1',
    ),
    cut(
      '#7cc274',
      '-40,180,1 80,150 140,60 220,-40,1 -40,-40,1',
      '1240,300,1 1120,270 1060,140 1000,60 980,-40,1 1240,-40,1',
    ),
    cut(
      '#5fae78',
      limb('140,960,40 190,500,30 300,120,18 330,-40,14'),
      limb('1030,960,34 1000,500,26 930,140,16 900,-40,12'),
    ),
    ...colobusWithLeaf,
    ...['-30,110,24,1.1', '-40,20,52,1', '120,-60,66,0.9', '-60,240,-6,0.9'].map((leaf) => {
      const [x = 0, y = 0, turn = 0, scale = 1] = leaf.split(',').map(Number);
      return spiceLeaf(x, y, turn, scale, '#2f8f58', '#125043');
    }),
    ...['1230,60,150,1.1', '1240,190,172,1', '1080,-70,112,0.9'].map((leaf) => {
      const [x = 0, y = 0, turn = 0, scale = 1] = leaf.split(',').map(Number);
      return spiceLeaf(x, y, turn, scale, '#1d6c50', '#0e4440');
    }),
  ),
  picture(
    'places/zanzibar-4',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [430, 260, 460, 420], camera: 'close' }),
    wash(['#0f4f4a', '#17655a', '#2f8a6a']),
    cut(
      '#1f7560',
      limb('60,740,22 80,400,16 90,-40,12'),
      limb('330,730,14 336,400,10 340,-40,8'),
      limb('1080,730,20 1060,400,16 1040,-40,12'),
    ),
    floor('#4f9f62', '-40,740 300,724 640,752 1240,730'),
    cut('#cfe48c', '-40,770,1 120,756 300,760 470,784 620,820,1 420,850 180,846 -40,850,1'),
    rays({ x: 160, y: -160, count: 4, turn: 80, spread: 30, reach: 1010, opacity: 0.16 }),
    place(walker(), {
      x: 268,
      y: 806,
      metre: 78,
      shadow: false,
      by: CLEAR,
      coat: {
        accent: '#e0573a',
        body: '#f4ead6',
        shade: '#a9b0a8',
        lit: '#5a3626',
        pale: '#f0b552',
        dark: '#2a1420',
      },
    }),
    floor('#0f4a44', '-40,860 300,820 640,862 1240,800'),
    inked('#4a2a1a', 9, '420,-20 330,30 262,110'),
    moved({ x: 250, y: 330, scale: 0.8, turn: 6 }, ...nutmegShut),
    spiceLeaf(660, 130, 172, 1.1, SHADE, DEEP),
    spiceLeaf(660, 110, 8, 1.3, SHADE, DEEP),
    ...nutmegSplit,
    spiceLeaf(650, 90, 150, 1.25, LIT, SHADE),
    spiceLeaf(650, 100, 200, 1.5, LIT, SHADE),
    spiceLeaf(660, 90, 30, 1.35, LIT, SHADE),
    spiceLeaf(660, 70, -14, 1.5, LIT, DEEP),
    inked('#4a2a1a', 16, '700,-20 650,110'),
  ),
];
