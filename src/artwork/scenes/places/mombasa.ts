import { cut, strata } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { fortEmbrasure, oldCannon } from '../../figures/placing/fortEmbrasure.ts';
import { greatDhow } from '../../figures/placing/greatDhow.ts';
import { light } from '../../light/light.ts';

/** The coral town on its island. */
export const mombasa: readonly Picture[] = [
  picture(
    'places/mombasa-1',
    light('morning', 'kenya', 'left'),
    plan({ subject: [480, 160, 260, 360], camera: 'frame' }),
    strata(['#1f6cb8', '#5cabdc', '#d4ecec'], { height: 540 }),
    cut('#3f8a5c', '300,530,1 420,516 560,520 700,512 900,524,1 900,548,1 300,548,1'),
    strata(['#7fdcd0', '#25a0b4', '#0f6a98'], { below: true, y: 540, height: 180 }),
    cut(
      { fill: '#eafff2', opacity: 0.8 },
      '360,600,1 460,596 540,600,1 460,605',
      '700,580,1 780,576 850,580,1 780,585',
      '640,668,1 760,662 850,668,1 760,675',
      '360,668,1 430,664 500,668,1 430,673',
    ),
    greatDhow(246, 172, 0.57),
    ...fortEmbrasure,
    // The gun's shade on the sill.
    cut({ fill: '#8a3c48', opacity: 0.75 }, '700,720,1 800,706 860,720 1000,910,1 780,910,1'),
    oldCannon(780, 856, -14, 0.84),
  ),
];
