import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { girlBehind, manPointing, womanBending } from './lookingDown.ts';

/** What of the boat is over the water: three people under its awning who look down through its floor, its side, 940 pixels long from x = -10; the waterline is y = 0. */
export const glassBottomBoat = (x: number, y: number): Layer =>
  moved(
    { x, y },
    // The far side, the posts and the awning over them.
    inked('#123a4a', 9, '160,-280 160,-90', '700,-280 700,-90'),
    cut('#c9bcb4', '60,-104,1 450,-92 880,-110,1 860,-60,1 80,-60,1'),
    womanBending(220, -80),
    manPointing(680, -80),
    inked('#fff6e2', 9, '120,-280 120,-84', '752,-280 752,-84'),
    girlBehind(446, -80),
    cut('#8a2a20', '70,-268,1 800,-268,1 780,-250,1 90,-250,1'),
    within(
      '#d8452c',
      '40,-268,1 90,-306 440,-318 780,-306,1 830,-268,1 440,-262',
      cut('#a8301f', '600,-330,1 850,-330,1 850,-250,1 560,-250,1'),
      cut(
        '#fff6e2',
        '150,-330,1 210,-330,1 190,-250,1 120,-250,1',
        '320,-330,1 384,-330,1 380,-250,1 304,-250,1',
        '500,-330,1 560,-330,1 570,-250,1 496,-250,1',
      ),
      cut('#c9bcb4', '674,-330,1 730,-330,1 764,-250,1 694,-250,1'),
    ),
    within(
      '#f6ecd6',
      '-10,-112,1 200,-92 450,-86 700,-94 930,-124,1 904,-40 850,80,1 90,80,1 30,-20',
      cut(
        '#1f56a8',
        '-10,-70,1 200,-52 450,-46 700,-54 930,-82,1 930,-50,1 700,-24 450,-16 200,-22 -10,-40,1',
      ),
      cut('#123a6a', '-10,-12,1 200,2 450,8 700,0 930,-20,1 930,100,1 -10,100,1'),
    ),
    cut(
      '#fffaf0',
      '-18,-116,1 200,-98 450,-92 700,-100 936,-130,1 932,-114,1 700,-86 450,-78 200,-84 -12,-102,1',
    ),
  );

/** The hull under water: its round bilge, the keel, the pane in its floor, and the light that falls through; the waterline is y = 0. */
export const glassBottom = (x: number, y: number): Layer =>
  moved(
    { x, y },
    cut({ fill: '#eafff4', opacity: 0.36 }, '250,96,1 680,96,1 850,620,1 40,620,1'),
    cut(
      { fill: '#eafff4', opacity: 0.16 },
      '340,96,1 470,96,1 420,620,1 190,620,1',
      '560,96,1 640,96,1 780,620,1 640,620,1',
    ),
    within(
      '#123f5c',
      '34,0,1 890,0,1 876,40 820,84 700,100 460,104 220,100 110,84 50,40',
      cut('#2a6f8c', '0,-2,1 920,-2,1 900,14,1 460,24 30,14,1'),
      cut('#0b2c44', '560,110,1 760,80 880,10,1 940,120,1'),
    ),
    cut('#e4fff4', '236,88,1 690,88,1 678,106,1 248,106,1'),
    inked('#123f5c', 6, '348,88 350,106', '462,88 462,106', '578,88 574,106'),
  );
