import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { capPlayer, guideWatching, strawPlayer } from '../../figures/people/shadowPlay.ts';
import { columnsAcross, WALL_ACROSS } from '../../land/columnsAcross.ts';
import { light } from '../../light/light.ts';

const [SKY, STEAM, GRASS] = ['#bcdbe6', '#fffaec', '#7d8038'];
const [LIT, FRONT, CLEFT] = ['#dd6a38', '#f08c48', '#a9422c'];
const [SHADE, FORE, BUSHES] = ['#1f3070', '#2f4482', '#1a2755'];

/** The edge of our own cliff as it is thrown on the wall. */
const EDGE =
  '-40,560,1 40,556,1 44,540,1 120,536,1 124,520,1 330,512,1 334,502,1 752,510,1 756,524,1 800,524,1 804,544,1 1010,550,1 1014,562,1 1240,566,1 1240,920,1 -40,920,1';

/** A swift on scythe wings, its pale rump towards us. */
const swift = (x: number, y: number, scale: number, turn: number, ink = '#22173f'): Layer =>
  moved(
    { x, y, scale, turn },
    cut(
      ink,
      '0,-34,1 12,-26 16,-16 44,-32 96,-40 150,-4 186,64,1 140,14 96,-10 50,-2 16,10 10,34 20,62,1 0,50,1 -20,62,1 -10,34 -16,10 -50,-2 -96,-10 -140,14 -186,64,1 -150,-4 -96,-40 -44,-32 -16,-16 -12,-26',
    ),
    cut(STEAM, '-11,26,1 11,26,1 9,38,1 -9,38,1'),
  );

/** A giraffe far below in a strip of light, its long shade beside it; a scale below 0 faces it left. */
const giraffe = (x: number, y: number, scale: number): Layer =>
  moved(
    { x, y, scale: Math.abs(scale), flip: scale < 0 },
    cut({ fill: '#7a3324', opacity: 0.5 }, '-26,0,1 26,0,1 150,6 260,4,1 150,14 20,8 -26,6,1'),
    cut(
      '#5c1f22',
      '-34,-76 -22,-86 0,-94 16,-102,1 32,-130 42,-154,1 41,-164,1 44,-159 46,-166,1 48,-158 58,-150 61,-145,1 56,-142 48,-144,1 42,-128 33,-100 28,-78,1 28,-68 25,-56,1 28,-30 27,0,1 22,0,1 20,-28 17,-54,1 14,-50,1 17,-26 15,0,1 10,0,1 9,-28 6,-56,1 -8,-56 -16,-52,1 -15,-44 -19,-30 -15,0,1 -20,0,1 -24,-28 -24,-46,1 -26,-44 -31,-28 -29,0,1 -34,0,1 -36,-28 -34,-50,1 -38,-62',
      '-34,-76,1 -44,-62 -45,-38,1 -39,-40,1 -40,-60',
    ),
  );

/** The shadows of the cliff and of those on it, as one, so that the columns show through. */
const SHADOWS = moved(
  { x: 0, y: 0, opacity: 0.9 },
  cut(SHADE, EDGE),
  moved({ x: 180, y: 530 }, cut(SHADE, guideWatching)),
  moved({ x: 456, y: 520, scale: 0.91 }, cut(SHADE, capPlayer)),
  moved({ x: 886, y: 530, scale: 0.88, flip: true }, cut(SHADE, strawPlayer)),
);

/** Daybreak on the cliffs: those who stand there see their own shadows on the wall across the valley. */
export const hellsGateShadows: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-5',
    light('dawn', 'kenya', 'left'),
    plan({ subject: [10, 540, 1180, 180], camera: 'wide' }),
    wash([SKY, SKY], { height: 140 }),
    // Steam of the hot springs rises behind the wall.
    cut(
      STEAM,
      '952,120,1 966,80 944,60 958,30 926,8 936,-20,1 1070,-20,1 1044,14 1016,26 1016,58 992,74 990,120,1',
    ),
    cut(
      GRASS,
      '-40,88 20,84 60,90 84,76 110,72 140,80,1 300,84 350,80 372,66 400,70 420,86,1 540,92 640,82,1 660,74 700,84 770,82,1 800,98 830,90 860,96 880,84 1000,80 1060,88 1100,80 1150,70 1176,84 1240,82 1240,130,1 -40,130,1',
    ),
    within(LIT, WALL_ACROSS, columnsAcross(FRONT, CLEFT)),
    SHADOWS,
    // The valley's floor, in shade but for what comes through the gate.
    floor(
      BUSHES,
      '0,690,1 60,680 110,694 180,668 260,692 330,684 420,660 500,688 640,692 700,672 800,690 900,682 980,660 1060,686 1200,678',
    ),
    cut('#fbcf6e', '-40,724,1 300,712 700,716 1240,704,1 1240,842,1 700,850 -40,876,1'),
    giraffe(634, 842, 0.75),
    giraffe(738, 838, -0.7),
    swift(1090, 330, 0.6, 24),
    swift(1040, 196, 0.26, -20),
    floor(FORE, '-40,876 300,862 700,852 1240,842'),
  ),
];
