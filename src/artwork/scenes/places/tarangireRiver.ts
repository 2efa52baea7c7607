import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { CALF, MATRIARCH, SMELLING, STRIDING } from '../../figures/animals/elephantShades.ts';
import { BAOBAB } from '../../figures/plants/baobabShade.ts';
import { light } from '../../light/light.ts';

const [SAND, INK, HIDE, DUST, IVORY] = ['#f2c878', '#43263c', '#8a4638', '#d07a48', '#fff4d8'];

/** How far the evening's shades reach to the right, and how much longer they are than who throws them. */
const [LEAN, LONG] = [0.14, 1.5];

/** An elephant straight from above, on its way to the right, and its true outline in the shade it throws. */
const thrower = (shape: string, x: number, y: number, scale: number): readonly Layer[] => [
  moved({ x, y, scale, squash: LONG, lean: LEAN }, cut(INK, shape)),
  moved(
    { x, y, scale, squash: 0.64 },
    cut(IVORY, limb('150,-26,7 190,-40,6 210,-26,1;150,26,7 190,40,6 210,26,1')),
    cut(
      HIDE,
      '-186,0 -186,-50 -110,-76 -30,-72 50,-56 100,-44 150,-40 184,-20 220,-14 248,-12 252,12 220,14 184,20 150,40 100,44 50,56 -30,72 -110,76 -186,50',
      '124,-30,1 96,-84 56,-96 40,-86 64,-60 76,-30,1 76,30,1 64,60 40,86 56,96 96,84 124,30,1',
    ),
    cut(
      DUST,
      '-184,4,1 -90,8 40,4 150,6 250,2,1 250,12 220,14 184,20 150,40 100,44 50,56 -30,72 -110,76 -186,50',
      '70,44,1 56,66 40,86 56,96 96,84 122,40,1',
    ),
    cut(HIDE, limb('-172,0,8 -204,-6,5 -222,4,2')),
  ),
];

/** The herd on its way over the river's sand, straight from above: the evening sun draws each of them. */
export const tarangireRiver: readonly Picture[] = [
  picture(
    'places/tarangire-5',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [930, 90, 200, 220], camera: 'above' }),
    cut(SAND, '-10,-10,1 1210,-10,1 1210,910,1 -10,910,1'),
    // The river, what it has left wet.
    cut('#dfa95c', '-40,-40,1 -40,470,1 100,400 200,280 380,226 600,190 760,110 960,-40,1'),
    cut(
      '#e9f0e2',
      '-40,90,1 -40,390,1 60,340 160,240 340,176 560,140 700,60 800,-40,1 480,-40,1 400,30 240,50 120,120 40,80',
    ),
    moved({ x: 890, y: 866, scale: 0.56, squash: 1.16, lean: 0.14 }, cut(INK, ...BAOBAB)),
    moved(
      { x: 890, y: 862, scale: 0.6 },
      cut(
        HIDE,
        limb(
          '0,0,36 80,-30,30 150,-20,14 210,-40,3;0,0,36 50,-70,26 110,-100,12 130,-140,3;0,0,36 -60,-60,28 -90,-110,12 -150,-120,3;0,0,36 -90,-10,28 -160,10,12 -210,0,3;0,0,36 -60,50,28 -120,70,12 -150,110,3;0,0,36 20,70,26 10,120,12 30,160,3;0,0,36 80,40,28 140,70,12 190,60,3;-20,-60,16 -20,-120,8 -40,-160,2;120,-20,10 170,0,6 200,10,2',
        ),
      ),
    ),
    ...thrower(STRIDING, 320, 400, 0.52),
    ...thrower(CALF, 546, 420, 0.31),
    ...thrower(SMELLING, 730, 350, 0.47),
    ...thrower(MATRIARCH, 1030, 340, 0.58),
    ...thrower(MATRIARCH, 130, 780, 0.48),
    ...thrower(CALF, 330, 800, 0.27),
    ...thrower(STRIDING, 540, 760, 0.5),
  ),
];
