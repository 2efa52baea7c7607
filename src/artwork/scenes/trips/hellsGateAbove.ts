import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { points } from '../../drawing/points.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { giraffeFromAbove, giraffeShade } from '../../figures/placing/giraffeFromAbove.ts';
import { riderFromAbove, riderShade } from '../../figures/placing/riderFromAbove.ts';
import { gateWall } from '../../land/gateWall.ts';
import { light } from '../../light/light.ts';

const SHADE = '#6e2a44';
/** How far from level the shades lie, in degrees. */
const TILT = -20;
const LIT_WALL = {
  grass: '#f0c060',
  lit: '#f08a4c',
  face: '#cc5a32',
  shade: '#96382e',
  cleft: '#5a1c24',
  talus: '#c47a3c',
};

/** Small acacias from above at points with their radius: a lobed crown, and beside it the shade of stem and crown. */
const acacias = (row: string): Layer[] =>
  points(row).flatMap(([x, y, r]) => [
    moved(
      { x, y, turn: TILT },
      cut(
        SHADE,
        limb(`0,0,${r * 0.16} ${r * 2},0,${r * 0.12}`),
        disc(r * 2.2, 0, r * 0.6, r * 1.05),
        disc(r * 2.5, -r * 0.5, r * 0.5, r * 0.6),
        disc(r * 2.5, r * 0.5, r * 0.45, r * 0.6),
      ),
    ),
    cut(
      '#4c5c30',
      disc(x, y, r * 0.8),
      ...[0.4, 1.6, 2.9, 4.1, 5.3].map((turn) =>
        disc(x + Math.cos(turn) * r * 0.62, y + Math.sin(turn) * r * 0.62, r * 0.5),
      ),
    ),
    cut(
      '#9aa04c',
      disc(x - r * 0.24, y + r * 0.06, r * 0.56),
      ...[2.2, 3.2, 4.2].map((turn) =>
        disc(x + Math.cos(turn) * r * 0.6, y + Math.sin(turn) * r * 0.6, r * 0.34),
      ),
    ),
  ]);

/** Where something goes that moves up the picture, its shade to the right and a little upwards. */
const onward = (x: number, y: number, scale: number, tilt = 0) => ({ x, y, scale, turn: TILT + tilt });

/** The road through Hell's Gate, straight from above. */
export const hellsGateAbove: readonly Picture[] = [
  // A giraffe's shade lies across the road between two cyclists.
  picture(
    'packages/hellsgateadventure-3',
    light('golden', 'kenya', 'left'),
    plan({ subject: [500, 430, 150, 140], camera: 'above' }),
    wash(['#e0983e', '#eab04e', '#f4c462'], { across: true }),
    cut('#efbd60', '260,-20,1 400,120 360,300 460,480 380,700 420,920,1 760,920,1 640,600 760,300 660,-20,1'),
    // The road, its edges and the ruts.
    cut('#c98440', limb('450,960,72 490,760,68 590,560,68 670,380,66 730,200,64 810,-60,64')),
    cut('#fbe2b4', limb('444,960,60 484,760,56 584,560,56 664,380,56 724,200,54 804,-60,54')),
    inked(
      '#e8c48c',
      7,
      '420,920 460,760 560,560 640,380 700,200 780,-20',
      '470,920 510,760 610,560 690,380 750,200 826,-20',
    ),
    ...acacias('850,730,40 940,620,22 330,856,26 470,56,22 760,850,22 900,420,18'),
    // The shade of the wall to the left, in the steps of its columns.
    cut(
      SHADE,
      '-20,-20,1 214,-20,1 212,26,1 250,14,1 246,100,1 226,108,1 230,142,1 186,160,1 190,186,1 160,198,1 164,266,1 142,274,1 146,296,1 112,310,1 118,410,1 134,404,1 130,460,1 172,446,1 168,500,1 150,508,1 154,546,1 114,562,1 118,600,1 98,608,1 104,690,1 138,678,1 134,732,1 182,714,1 178,816,1 156,826,1 160,920,1 -20,920,1',
    ),
    // The wall to the right, lit full, and the grass on its top.
    moved(
      { x: 1050, y: 0, turn: 90 },
      cut('#d6b252', '-40,-110,1 940,-110,1 940,-240,1 -40,-240,1'),
      gateWall({
        crest: '-40,-114 200,-96 480,-120 700,-100 960,-126',
        foot: '-40,0 200,16 420,-12 640,12 960,-16',
        until: 940,
        tones: LIT_WALL,
        broad: 0.9,
      }),
    ),
    giraffeShade({ fill: SHADE }, onward(296, 622, 1.04)),
    giraffeShade({ fill: SHADE }, onward(312, 276, 0.54)),
    giraffeFromAbove(onward(292, 622, 1.04)),
    giraffeFromAbove(onward(310, 276, 0.54)),
    riderShade(SHADE, onward(466, 838, 1)),
    riderFromAbove(['#fff0c8', '#f4e0b4', '#c8946c'], ['#ff6a4a', '#d03a2c'], onward(462, 838, 1, 30)),
    riderShade(SHADE, onward(772, 118, 1)),
    riderFromAbove(['#4aa0a0', '#257a80', '#14505c'], ['#fff4d0', '#e8cc98'], onward(768, 118, 1, 36)),
  ),
];
