import type { Layer } from '../../canvas/canvas.ts';
import { cut, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { gorillaWithShoot } from '../../figures/placing/gorillaWithShoot.ts';
import { culms, type CulmColours } from '../../land/culms.ts';
import { flowerBearer, flowersNear } from '../../figures/placing/flowerBearer.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { pyrethrum } from '../../land/flowers.ts';
import { hills } from '../../land/ridges.ts';
import { virungaPeaks } from '../../land/virungaPeaks.ts';
import { virunga } from '../../land/virunga.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky } from '../../sky/skies.ts';

const MISTY_CULM: CulmColours = ['#a8c8a4', '#d4e0b4', '#8ab49a'];

const NEAR_CULM: CulmColours = ['#4f8a3c', '#b4d868', '#24603c'];

/** The Virunga cones. */
export const volcanoes: readonly Picture[] = [
  // An hour with a family: a young one sits with a bamboo shoot in its fists and looks at who has come.
  picture(
    'places/volcanoes-4',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [360, 150, 540, 730], camera: 'front' }),
    wash(['#7fb0c8', '#b8d4cc', '#f0edc8', '#f8f0d0'], { height: 900 }),
    virunga([{ x: 190, y: 330, foot: 900, width: 1500, mouth: 120, fill: '#6f9cbc', solid: 0.4 }]),
    mistBank({ y: 640, height: 260, colour: '#f4f0d4', strength: 1 }),
    culms('80,930,-30 190,930,20 1060,930,30 1160,930,-10', { wide: 12, gap: 170, side: -1 }, MISTY_CULM),
    ...gorillaWithShoot,
    culms('1120,940,14', { wide: 40, gap: 300, side: -1 }, NEAR_CULM),
    cut('#2a5550', '-40,880,1 1240,876,1 1240,940,1 -40,940,1'),
    undergrowth({ y: '-40,870 300,890 600,910 900,900 1240,860', size: 90, depth: 0.1, of: '#3f7a4c' }),
  ),
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
