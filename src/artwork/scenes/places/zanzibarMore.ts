import { cut, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { limb } from '../../drawing/brush.ts';
import { colobusWithLeaf } from '../../figures/placing/colobusWithLeaf.ts';
import { spiceLeaf } from '../../figures/plants/spiceLeaf.ts';
import { light } from '../../light/light.ts';

/** Jozani's monkey. */
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
];
