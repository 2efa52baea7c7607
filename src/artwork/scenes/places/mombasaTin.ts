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

/** A tuk-tuk from above, its nose up: one wheel and lamp in front, the pane, a long canopy, and a tail. */
const tukTuk: readonly Layer[] = [
  ...tail(YELLOW, 120),
  cut(
    RUBBER,
    panel(pair('50,58,6 68,58,6 68,108,6 50,108,6')),
    panel('-9,-166,8 9,-166,8 9,-120,4 -9,-120,4'),
  ),
  within(
    YELLOW.paint,
    '0,-150,1 20,-148 30,-126 46,-92 62,-70 66,-40,1 -66,-40,1 -62,-70 -46,-92 -30,-126 -20,-148',
    cut(YELLOW.shade, '22,-160,1 100,-160,1 100,-30,1 30,-30,1'),
  ),
  cut(RUBBER, limb('-44,-104,4 -66,-116,7 -78,-112,1;44,-104,4 66,-116,7 78,-112,1')),
  cut(LAMP, disc(0, -134, 10)),
  cut(GLASS, panel('-44,-86,10 44,-86,10 58,-48,6 -58,-48,6')),
  within(
    '#2f3640',
    panel('-60,-58,18 60,-58,18 62,124,22 -62,124,22'),
    cut('#1f242c', box(30, -80, 60, 220)),
    inked('#4c5561', 5, '-70,2 70,2', '-70,62 70,62'),
  ),
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
      cut(ROAD, '-372,-520,1 -330,-560 -210,-660 -190,-1200,1 190,-1200,1 210,-660 330,-560 372,-520,1'),
      inked(LINE, 12, '0,-596 0,-646', '0,-696 0,-746', '0,-796 0,-846'),
      cut(FOAM, limb('-470,250,2 -540,330,8 -640,380,1;-250,340,2 -300,420,9 -400,480,1')),
      // The tin on the water, and its lid.
      cut(DEEP, panel('-400,-230,80 460,-230,80 460,320,80 -400,320,80')),
      cut(WALL, panel('-430,-260,80 430,-260,80 430,280,80 -430,280,80')),
      cut(TIN, panel('-430,-270,80 430,-270,80 430,262,80 -430,262,80')),
      cut(RIM, panel('-412,-254,66 412,-254,66 412,246,66 -412,246,66')),
      within(
        WALL,
        panel('-392,-250,52 392,-250,52 392,228,52 -392,228,52'),
        cut(OIL, panel('-382,-216,44 404,-216,44 404,240,52 -382,240,52')),
        ...[BLUE, GREEN, RED, LOADED, YELLOW].map((kind, at) =>
          moved(
            { x: -292 + at * 146, y: at % 2 === 0 ? -30 : 2, scale: 0.94, squash: at % 2 === 0 ? 1 : -1 },
            ...car(kind),
          ),
        ),
      ),
      // The lid, which lies with its far edge on the road.
      cut({ fill: '#0a2540', opacity: 0.4 }, panel('300,-552,8 402,-552,50 422,-246,8 300,-246,8')),
      cut(TIN, panel('-372,-572,50 372,-572,50 390,-250,8 -390,-250,8')),
      cut(RIM, panel('-338,-540,40 338,-540,40 352,-290,30 -352,-290,30')),
      cut(TIN, panel('-324,-528,34 324,-528,34 338,-298,24 -338,-298,24')),
      cut(WALL, panel('-392,-262,4 392,-262,4 394,-236,8 -394,-236,8')),
      inked(WALL, 10, disc(-256, -494, 24, 17)),
      cut(WALL, panel('-270,-478,5 -242,-478,5 -245,-456,6 -267,-456,6')),
      moved({ x: 0, y: -428, scale: 0.98 }, ...tukTuk),
    ),
  ),
];
