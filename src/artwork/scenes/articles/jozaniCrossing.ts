import { cut } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, limb } from '../../drawing/brush.ts';
import { colobusSitting, colobusWalking, infantBelow } from '../../figures/animals/redColobusCrossing.ts';
import { daladala } from '../../figures/vehicles/daladala.ts';
import { light } from '../../light/light.ts';

const SHADE = '#c4846e';
const [MOTHER, CHILD, LAST] = [
  { x: 216, y: 800, scale: 1.15 },
  { x: 560, y: 786, scale: 0.8 },
  { x: 1196, y: 782, scale: 1.1 },
];
/** Jozani's road: red colobus cross it, and a daladala waits. */
export const jozaniCrossing: readonly Picture[] = [
  picture(
    'articles/jozani',
    light('morning', 'zanzibar', 'left'),
    plan({ camera: 'front' }),
    cut('#0e3f3c', box(-20, -20, 1240, 940)),
    // The gap of light over the road, the wood on both sides.
    cut('#a8d99a', '290,360,1 290,-20,1 560,-20,1 560,360,1'),
    cut(
      '#0e3f3c',
      '220,-20,1 600,-20,1 600,30 560,80 510,84 484,60,1 470,120 420,136 394,116,1 400,170 370,200 344,196,1 362,236 348,270 326,274,1 346,304 340,340 312,352,1 220,400,1',
    ),
    cut(
      '#1b6650',
      '-20,90,1 60,80 80,130 64,160,1 130,150 150,200 130,230,1 190,230 210,290 190,316,1 260,320 300,340 400,346,1 -20,420,1',
      '1220,250,1 1150,240 1120,290 1140,320,1 1080,330 1070,390 1096,410,1 1040,430 1030,500 1050,560,1 1060,600 1220,640 1220,660,1',
    ),
    cut(
      '#0a2f30',
      limb('96,380,20 90,200,14 50,-30,12'),
      limb('236,360,11 226,180,8 250,-20,7'),
      limb('1130,560,18 1150,260,12 1110,-30,10'),
    ),
    cut('#f4d7ac', '400,344,1 1900,920,1 -1000,920,1'),
    cut('#2a8a5c', '-20,366,1 120,352 400,344,1 -20,520,1'),
    // The shade of the wood and of the daladala on the road.
    cut(SHADE, '486,500,1 486,590,1 560,668,1 1220,668,1 1220,600,1'),
    ...daladala,
    ...[MOTHER, CHILD, LAST].map(({ x, y, scale }) =>
      cut(
        SHADE,
        limb(`${x - 120 * scale},${y},0 ${x},${y + 8},${22 * scale} ${x + 250 * scale},${y + 26},0`),
      ),
    ),
    cut(SHADE, limb('740,796,0 880,812,30 1140,836,0')),
    colobusWalking(
      MOTHER,
      '-100,-126,15 -150,-170,12 -164,-270,11 -100,-330,10 -50,-290,7 -72,-256,0',
      'long',
    ),
    infantBelow(MOTHER),
    colobusWalking(CHILD, '-100,-126,15 -160,-150,12 -180,-230,11 -130,-300,9 -90,-300,0', 'short'),
    colobusSitting({ x: 850, y: 796, scale: 1.15 }),
    colobusWalking(LAST, '-100,-122,15 -150,-110,12 -170,-50,11 -210,-30,9 -240,-50,0', 'long'),
  ),
];
