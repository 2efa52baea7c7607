import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { bootsOverEdge } from '../../figures/placing/bootsOverEdge.ts';
import { gateWall } from '../../land/gateWall.ts';
import { light } from '../../light/light.ts';

const FAR_WALL = {
  grass: '#ffd488',
  lit: '#ffb070',
  face: '#e07c4a',
  shade: '#a84a44',
  cleft: '#7a2f44',
  talus: '#c86a44',
};

/** A swift on scythe wings, its pale rump towards us. */
const swift = (x: number, y: number, scale: number, turn: number): Layer =>
  moved(
    { x, y, scale, turn },
    cut(
      '#2a1430',
      '0,-20,1 10,-10 22,-14 60,-34 120,-22 150,20,1 110,0 66,-2 30,14 12,24 10,50 24,84,1 0,66 -24,84,1 -10,50 -12,24 -30,14 -66,-2 -110,0 -150,20,1 -120,-22 -60,-34 -22,-14 -10,-10',
    ),
    cut('#fff0d8', '-10,34,1 10,34,1 8,50,1 -8,50,1'),
  );

/** A giraffe far below, its long shade beside it; a scale below 0 faces it left. */
const giraffe = (x: number, y: number, scale: number): Layer =>
  moved(
    { x, y, scale: Math.abs(scale), flip: scale < 0 },
    cut({ fill: '#a85a44', opacity: 0.7 }, '-20,-2,1 60,2 150,10 230,8,1 236,14 150,18 60,10 -20,4,1'),
    cut(
      '#8a4420',
      '-22,0,1 -20,-26 -24,-46 -14,-52 6,-58 14,-66 30,-104,1 36,-112 50,-108 52,-102 40,-98,1 30,-70 24,-44 22,-24 24,0,1 18,0,1 14,-26 10,-36 -10,-36 -14,-24 -16,0,1',
    ),
    cut('#ffdc98', '-24,-46,1 -14,-52 6,-58 14,-66 30,-104,1 34,-100 22,-66 10,-52 -10,-46'),
  );

/** Thorn trees from above, each with its long shade. */
const crowns = '700,430 760,414 210,470 990,452 320,404 1090,410 880,392 120,424 1040,520';
const spotsOf = (row: string, wide: number, dx: number): string[] =>
  row.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    const size = wide * ((y - 330) / 120);
    return disc(x + dx * size, y - (dx > 0 ? -3 : 0), size * (dx > 0 ? 1.6 : 1), size * 0.42);
  });

/** Daybreak on the cliffs: boots over the edge, swifts below them. */
export const hellsGateCliff: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-5',
    light('dawn', 'kenya', 'left'),
    plan({ subject: [390, 440, 420, 440], camera: 'above' }),
    wash(['#f9b878', '#ffe6b4'], { height: 160 }),
    gateWall({ crest: '-30,70 300,96 640,84 900,110 1230,90', foot: 300, tones: FAR_WALL, broad: 1 }),
    floor('#f6c878', '0,292 400,286 800,296 1200,288'),
    floor('#eeb45e', '0,380 400,362 800,384 1200,366'),
    // The track winds up the valley; the shade of our own cliff lies over the near half.
    cut(
      '#fff0c4',
      '400,300,1 412,300,1 440,330 560,356 700,380 720,410 620,450 420,490 360,540 380,600 420,700,1 340,700,1 300,600 280,530 360,470 560,430 650,402 640,390 540,370 420,344',
    ),
    cut({ fill: '#a85a44', opacity: 0.7 }, ...spotsOf(crowns, 26, 1.1)),
    cut('#5a6a34', ...spotsOf(crowns, 26, 0)),
    giraffe(390, 430, 1.1),
    giraffe(640, 402, -0.8),
    // The shade of the cliff under us lies over the near half of the valley.
    within(
      '#7c3350',
      '-10,560,1 90,548 220,530,1 250,496,1 330,488,1 352,520,1 520,512 700,520,1 716,498,1 800,492,1 830,524,1 960,528 1080,540,1 1110,520,1 1210,512,1 1210,910,1 -10,910,1',
      wash(['#93425a', '#5a2248', '#2a1036'], { y: 490, height: 410 }),
      cut('#6a2a4c', ...spotsOf('930,600 760,566 90,610', 20, 0)),
    ),
    swift(190, 650, 0.8, 24),
    swift(1000, 610, 0.5, -38),
    swift(1010, 740, 0.86, 10),
    swift(596, 600, 0.3, 60),
    // The edge we sit on.
    bootsOverEdge(590, 900),
    cut(
      '#2c0e28',
      '-10,860,1 120,846 300,862 420,900,1 420,920,1 -10,920,1',
      '790,920,1 800,884 960,862 1210,850,1 1210,920,1',
    ),
    inked('#ffb070', 6, '-10,858 120,844 300,860 400,892'),
    inked('#c86a44', 4, '806,880 960,860 1210,848'),
  ),
];
