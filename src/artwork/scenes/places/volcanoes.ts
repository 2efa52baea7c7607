import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { flowerBearer, flowersNear } from '../../figures/placing/flowerBearer.ts';
import { pyrethrum } from '../../land/flowers.ts';
import { hills } from '../../land/ridges.ts';
import { virungaPeaks } from '../../land/virungaPeaks.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky } from '../../sky/skies.ts';

/** The Virunga cones. */
export const volcanoes: readonly Picture[] = [
  // Pyrethrum in flower under a coming storm: a woman carries the harvest home.
  picture(
    'places/volcanoes-5',
    light('storm', 'rwanda', 'left'),
    plan({ subject: [284, 230, 320, 150], camera: 'back' }),
    sky({ horizon: 600, stops: ['#2a3560', '#56669a', '#b4a4ae', '#f6cf9c'] }),
    virungaPeaks([
      { of: 'sabyinyo', x: 150, y: 420, foot: 640, fill: '#5a6494', solid: 0.7 },
      { of: 'karisimbi', x: 860, y: 200, foot: 660, fill: '#1b2550', solid: 0.8, flip: false },
    ]),
    mistBank({ y: 520, height: 150, colour: '#e8c8ac', strength: 0.95 }),
    hills({ y: '-30,640 600,620 1230,650', rise: 6, depth: 0.3, of: '#3f6a52', plain: true }),
    pyrethrum({ y: 640, to: 820, size: 30 }),
    ...flowerBearer,
    ...flowersNear,
  ),
];
