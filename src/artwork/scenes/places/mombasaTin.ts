import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb, panel } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [SEA, DEEP, FOAM, SAND, ROAD, LINE] = [
  '#0d5f9c',
  '#0a4a80',
  '#e9f6f4',
  '#f3cf8a',
  '#39424f',
  '#fffdf2',
];
const [RIM, TIN, WALL, OIL] = ['#f3f1e6', '#c3ccd0', '#7d8c94', '#8a4a22'];
const [GLASS, LAMP, RUBBER] = ['#14263a', '#fff0b0', '#22252e'];

/** Paint of a body, its shade, and what stands on its roof. */
interface Kind {
  paint: string;
  shade: string;
  roof?: readonly Layer[];
}

/** A tail fin behind, as a sardine has it, with its rays. */
const tail = ({ paint, shade }: Kind, y: number): Layer[] => [
  cut(
    paint,
    twin(`0,${y - 30},1 26,${y - 22} 16,${y + 20} 30,${y + 56} 58,${y + 88},1 30,${y + 82} 0,${y + 58},1`),
  ),
  cut(
    shade,
    `0,${y - 30},1 26,${y - 22} 16,${y + 20} 30,${y + 56} 58,${y + 88},1 30,${y + 82} 0,${y + 58},1`,
  ),
];

/** A car from above, its nose up, 0,0 its middle: bonnet, panes, lamps, mirrors, and a tail. */
const car = (kind: Kind): Layer[] => {
  const { paint, shade, roof = [] } = kind;
  return [
    ...tail(kind, 168),
    cut(RUBBER, pair('60,-116,1 67,-112 67,-74,1 60,-70,1;60,76,1 67,80 67,118,1 60,122,1')),
    cut(paint, pair('58,-52,1 84,-40 88,-6,1 74,-18 58,-22,1')),
    within(
      paint,
      panel('-46,-168,30 46,-168,30 64,-130,20 64,130,20 44,170,30 -44,170,30 -64,130,20 -64,-130,20'),
      cut(shade, box(30, -180, 60, 360)),
    ),
    cut(LAMP, panel(pair('22,-162,4 46,-156,6 50,-140,4 24,-148,4'))),
    cut(
      GLASS,
      panel('-50,-84,10 50,-84,10 42,-44,6 -42,-44,6'),
      panel('-40,96,6 40,96,6 48,126,10 -48,126,10'),
      panel(pair('46,-34,4 54,-54,4 54,104,4 46,90,4')),
    ),
    ...roof,
  ];
};

const RED: Kind = { paint: '#ee6a45', shade: '#c1452c' };
const YELLOW: Kind = { paint: '#f4c648', shade: '#cf9a24' };
const GREEN: Kind = { paint: '#62a878', shade: '#3f7f58' };
const CREAM: Kind = { paint: '#f4f0e2', shade: '#c9c6b6' };
const BLUE: Kind = { paint: '#79b4c8', shade: '#4c8aa4' };

const LOADED: Kind = {
  ...CREAM,
  roof: [
    cut(WALL, panel('-40,-30,6 40,-30,6 40,84,6 -40,84,6')),
    cut('#a9452f', panel('-34,-24,4 6,-24,4 6,24,4 -34,24,4')),
    cut('#3f7f58', panel('-34,32,4 34,32,4 34,78,4 -34,78,4')),
    cut(YELLOW.paint, panel('12,-24,4 34,-24,4 34,24,4 12,24,4')),
  ],
};

/** A tuk-tuk from above, its nose up: one narrow front, a long roof, and a tail. */
const tukTuk: readonly Layer[] = [
  ...tail(YELLOW, 96),
  cut(RUBBER, pair('48,40,1 58,44 58,84,1 48,86,1')),
  cut(YELLOW.shade, pair('34,-66,1 60,-54 64,-24,1 52,-34 40,-36,1')),
  within(RUBBER, panel('-20,-118,16 20,-118,16 36,-70,14 -36,-70,14'), cut(LAMP, disc(0, -108, 11, 9))),
  cut(GLASS, panel('-36,-84,6 36,-84,6 42,-56,6 -42,-56,6')),
  within(
    YELLOW.paint,
    panel('-44,-62,14 44,-62,14 50,92,20 -50,92,20'),
    cut(YELLOW.shade, box(22, -80, 60, 200)),
  ),
  inked(YELLOW.shade, 4, '-42,-14 44,-14', '-46,34 46,34'),
];

/** The Likoni ferry, packed as it is: a tin of sardines whose lid, pulled back, is the ramp to the road. */
export const mombasaTin: readonly Picture[] = [
  picture(
    'places/mombasa-4',
    light('noon', 'kenya', 'left'),
    plan({ subject: [300, 90, 640, 380], camera: 'above' }),
    wash(SEA),
    moved(
      { x: 580, y: 580, turn: 14, scale: 0.83 },
      cut(
        FOAM,
        '-1000,-460,1 -700,-440 -560,-466 -400,-440 -240,-456 -60,-440 160,-458 360,-440 560,-460 780,-440 1100,-460,1 1100,-1200,1 -1000,-1200,1',
      ),
      cut(
        SAND,
        '-1000,-490,1 -700,-470 -560,-494 -400,-468 -240,-484 -60,-470 160,-486 360,-468 560,-490 780,-470 1100,-490,1 1100,-1200,1 -1000,-1200,1',
      ),
      cut(ROAD, '-300,-520,1 -230,-560 -180,-660 -160,-1200,1 160,-1200,1 180,-660 230,-560 300,-520,1'),
      inked(LINE, 12, '0,-600 0,-650', '0,-700 0,-750', '0,-800 0,-850'),
      cut(
        FOAM,
        limb('-470,250,2 -540,330,8 -640,380,1;-250,340,2 -300,420,9 -400,480,1;60,350,2 20,400,7 -60,440,1'),
      ),
      // The tin on the water, and its lid.
      cut(DEEP, panel('-400,-230,80 460,-230,80 460,320,80 -400,320,80')),
      cut(WALL, panel('-430,-260,80 430,-260,80 430,280,80 -430,280,80')),
      cut(TIN, panel('-430,-270,80 430,-270,80 430,262,80 -430,262,80')),
      cut(RIM, panel('-412,-254,66 412,-254,66 412,246,66 -412,246,66')),
      within(
        WALL,
        panel('-392,-250,52 392,-250,52 392,228,52 -392,228,52'),
        cut(OIL, panel('-382,-216,44 404,-216,44 404,240,52 -382,240,52')),
        ...[BLUE, YELLOW, RED, LOADED, GREEN].map((kind, at) =>
          moved({ x: -302 + at * 152, y: [-30, -46, -34, -44, -26][at]!, scale: 0.9 }, ...car(kind)),
        ),
      ),
      cut(DEEP, panel('-360,-530,70 392,-530,70 420,-246,8 -380,-246,8')),
      cut(TIN, panel('-372,-560,70 372,-560,70 390,-250,8 -390,-250,8')),
      cut(RIM, panel('-340,-530,50 340,-530,50 352,-290,30 -352,-290,30')),
      cut(TIN, panel('-326,-518,42 326,-518,42 338,-296,24 -338,-296,24')),
      cut(WALL, panel('-392,-262,4 392,-262,4 394,-236,8 -394,-236,8')),
      inked(WALL, 16, disc(80, -506, 44, 30)),
      cut(WALL, panel('54,-480,8 106,-480,8 100,-444,12 60,-444,12')),
      moved({ x: -96, y: -396, turn: 9, scale: 0.94 }, ...tukTuk),
    ),
  ),
];
