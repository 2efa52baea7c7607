import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { ground, head } from '../../canvas/head.ts';
import type { Picture } from '../../canvas/picture.ts';
import { angular } from '../../drawing/angular.ts';
import { disc, limb, outline, panel } from '../../drawing/brush.ts';
import { mirrored } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [DESK, COVER, PAGE, FOLD, INK, WET] = [
  '#f2b63f',
  '#1c3a5e',
  '#fff6e0',
  '#e6d3ad',
  '#d63a2f',
  '#a3251f',
];
const [LIGHT, HIDE, SHADE, CREASE] = ['#a3a0ac', '#7c7a8c', '#54526a', '#3c3a52'];
const [NAIL, FADED] = ['#f3e6cf', '#b3cbc6'];
const [SKIN, SKIN_SHADE, HAIR, SHIRT] = ['#a5603a', '#7c4030', '#2c2140', '#2b8a7c'];

/** The cracks of a sole, as wide as a circle of 168: the borders of East Africa, its lake and its coast. */
const CRACKS = [
  // Uganda, and the Nile's way north.
  '-22,-68 -7,-84 0,-100 -18,-139 16,-148 34,-142 56,-128 92,-132 124,-140',
  '-18,-139 -14,-170',
  '-58,-44 -81,-44 -97,-38 -96,-62 -90,-84 -68,-104 -76,-126 -82,-150',
  // Kenya's border to Kilimanjaro and the sea; the coast.
  '-20,-42 44,-14 52,-2 78,22',
  '92,-132 108,-112 108,-52 118,-30 92,-4 78,22 70,52 80,100 98,138',
  '118,-30 170,-40',
  // Rwanda and Burundi, the lakes of the west, and the south.
  '-97,-38 -108,-13 -84,-20 -78,-32 -81,-44',
  '-84,-20 -76,-4 -95,16',
  '-108,-13 -95,16 -94,42 -70,90 -40,104 -8,112 2,144 44,148 90,132',
  '-94,42 -166,30',
  '-40,104 -70,154',
];
/** Lake Victoria. */
const LAKE = '-56,-54,1 -50,-70 -30,-72 -16,-62 -18,-46 -14,-34 -22,-14 -36,-12 -42,-20 -56,-12 -58,-28';

/** A sole, or its mark: a ring, and within it the pad in pieces. */
const sole = (pad: string, crack: string): readonly Layer[] => [
  cut(pad, disc(0, 0, 196)),
  inked(crack, 11, disc(0, 0, 174)),
  within(pad, disc(0, 0, 169), inked(crack, 8, ...CRACKS.map(angular)), cut(crack, LAKE)),
];
/** Toes along the upper rim of a sole, each leaning with it. */
const toes = (tone: string, reach: number, rx: number, ry: number): readonly Layer[] =>
  [-46, -23, 0, 23, 46].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    const [x, y] = [Math.round(Math.sin(turn) * reach), Math.round(-Math.cos(turn) * reach)];
    return moved({ x, y, turn: angle * 0.8 }, cut(tone, disc(0, 0, rx, ry)));
  });

/** The left page from its lower left corner: whose it is, in a photograph, and two lines. */
const person: readonly Layer[] = [
  within(
    FADED,
    panel('30,-364,8 200,-364,8 200,-130,8 30,-130,8'),
    cut(SHIRT, '20,-120,1 34,-176 80,-196 115,-200 150,-196 196,-176 210,-120,1'),
    cut(HAIR, disc(115, -318, 44, 34), disc(115, -276, 52, 50)),
    within(
      SKIN,
      limb('115,-250,22 115,-214,22 115,-186,26') + disc(115, -256, 37, 48),
      cut(
        SKIN_SHADE,
        '118,-320,1 112,-284 126,-252 116,-208,1 80,-214,1 90,-204 140,-180,1 180,-180,1 180,-320,1',
      ),
    ),
    cut(HAIR, limb('90,-264,1 98,-268,4 107,-263,1;124,-263,1 132,-268,4 141,-264,1')),
    inked('#5c2f2a', 4, '102,-232 114,-227 128,-232'),
    cut(HAIR, '70,-262,1 76,-306 115,-314 154,-306 160,-262,1 148,-286 115,-294 82,-286'),
  ),
  inked(FOLD, 13, '34,-86 400,-86', '34,-52 400,-52'),
];
/** An earlier stamp, a lion's. */
const paw: readonly Layer[] = [
  inked(FADED, 12, disc(0, 0, 128)),
  cut(
    FADED,
    '0,-16,1 34,0 60,40 54,70 30,74 0,62 -30,74 -54,70 -60,40 -34,0',
    ...[disc(-64, -12, 20, 28), disc(-26, -56, 21, 30), disc(26, -56, 21, 30), disc(64, -12, 20, 28)],
  ),
];

const SHEET = '600,862,1 540,836 340,826 70,850,1 172,484,1 380,470 550,484 600,510,1';
const SHEETS = outline(SHEET) + outline(mirrored(SHEET, 600));

/** An elephant's leg, lifted, its sole towards us and mirrored, as a stamp is: 0,0 is the middle of it. */
const foot: readonly Layer[] = [
  within(
    HIDE,
    '-186,10,1 -212,-50 -196,-112 -164,-180 -150,-300 -170,-420 -190,-1400,1 230,-1400,1 190,-420 160,-300 168,-180 198,-112 212,-50 186,10,1',
    cut(LIGHT, '-240,30,1 -206,0 -186,-60 -176,-120 -130,-200 -116,-310 -130,-420 -150,-1400,1 -260,-1400,1'),
    cut(SHADE, '40,-1420,1 34,-420 56,-300 60,-190 100,-120 124,-40 130,40,1 260,40,1 260,-1420,1'),
    inked(
      CREASE,
      9,
      '-140,-236 -80,-216 -10,-222',
      '30,-286 90,-274 156,-290',
      '-146,-340 -90,-322 -20,-330',
    ),
  ),
  moved(
    { x: 0, y: 0, squash: 0.7 },
    ...toes(NAIL, 198, 39, 34),
    moved({ x: 0, y: 0, flip: true }, ...sole(INK, WET)),
  ),
];

/** Papers for the way: an elephant's foot is the stamp, and the mark is its own, with the borders for cracks. */
export const vignetteElephantStamp: readonly Picture[] = head('vignettes/service-documents', {
  light: light('morning', 'kenya', 'left'),
  layers: [
    ground(DESK),
    moved(
      { x: 0, y: -12 },
      cut('#d6962c', '90,880,1 60,866,1 600,830,1 1150,850,1 1190,884,1 640,900,1'),
      cut(
        COVER,
        '150,496,1 180,478,1 600,500,1 1020,478,1 1050,496,1 1158,850,1 1130,876,1 600,884,1 70,876,1 42,850,1',
      ),
      moved({ x: 0, y: 9 }, cut(FOLD, SHEETS)),
      cut(PAGE, SHEETS),
      cut(FOLD, '600,862,1 622,846 652,837,1 640,700 648,483,1 618,494 600,510,1'),
      moved({ x: 96, y: 838, squash: 0.86, lean: 0.22 }, ...person),
      moved({ x: 474, y: 634, scale: 0.66, squash: 0.66, turn: -12 }, ...paw),
      moved(
        { x: 862, y: 692, scale: 0.84, squash: 0.6, turn: 4 },
        ...sole(INK, PAGE),
        ...toes(INK, 236, 38, 24),
      ),
    ),
    moved({ x: 806, y: 282, turn: 28 }, ...foot),
  ],
});
