import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash, within } from '../../canvas/cut.ts';
import { outline } from '../../drawing/brush.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { shadowOnWall } from '../../figures/people/shadowsOnWall.ts';
import { columnsAcross, WALL_ACROSS } from '../../land/columnsAcross.ts';
import { light } from '../../light/light.ts';

const [SKY, STEAM, GRASS] = ['#bcdbe6', '#fffaec', '#7d8038'];
const [LIT, FRONT, CLEFT] = ['#dd6a38', '#f08c48', '#a9422c'];
const [SHADE, SHADE_FRONT, SHADE_CLEFT] = ['#26376f', '#2f4482', '#1a2755'];

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
      '-30,0,1 -27,-22 -30,-40,1 -32,-54 -27,-62,1 -14,-67 2,-73 12,-78,1 20,-92 29,-112 33,-124,1 33,-132,1 36,-127,1 39,-132,1 40,-125,1 46,-121 53,-114 51,-110,1 44,-110 39,-113,1 33,-98 27,-80 24,-66,1 23,-52 24,-38,1 26,-20 26,0,1 21,0,1 19,-22 17,-40,1 13,-44,1 14,-20 12,0,1 7,0,1 8,-24 6,-42,1 -8,-42 -14,-38,1 -17,-22 -14,0,1 -19,0,1 -21,-20 -22,-34,1 -24,-20 -25,0,1',
    ),
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
      '968,120,1 974,80 950,64 962,40 946,20 960,-20,1 1110,-20,1 1118,10 1098,30 1106,56 1076,72 1060,120,1',
    ),
    cut(
      GRASS,
      '-40,88 20,84 60,90 84,76 110,72 140,80,1 300,84 350,80 372,66 400,70 420,86,1 540,92 640,82,1 660,74 700,84 770,82,1 800,98 830,90 860,96 880,84 1000,80 1060,88 1100,80 1150,70 1176,84 1240,82 1240,130,1 -40,130,1',
    ),
    within(LIT, WALL_ACROSS, columnsAcross(FRONT, CLEFT)),
    within(
      SHADE,
      outline(EDGE) +
        shadowOnWall('guide', 300, 520, 1.08) +
        shadowOnWall('looker', 500, 512) +
        shadowOnWall('waver', 668, 514, 1.04),
      columnsAcross(SHADE_FRONT, SHADE_CLEFT),
    ),
    // The valley's floor, in shade but for what comes through the gate.
    floor(
      SHADE_CLEFT,
      '0,726,1 60,716 110,730 180,700 260,726 330,720 420,690 500,722 640,728 700,704 800,724 900,716 980,690 1060,720 1200,712',
    ),
    floor('#3d5591', '0,748 300,738 620,746 900,736 1200,742'),
    cut('#fbcf6e', '-40,776,1 1240,740,1 1240,826,1 -40,896,1'),
    giraffe(790, 806, 0.66),
    giraffe(884, 790, -0.6),
    giraffe(720, 820, 0.36),
    swift(976, 350, 1.12, 30),
    swift(1096, 196, 0.4, -20),
    swift(104, 420, 0.56, -34),
    swift(1060, 650, 0.46, 8, '#131c44'),
  ),
];
