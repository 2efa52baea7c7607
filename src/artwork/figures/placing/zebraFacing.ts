import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { limb, outline } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

const [COAT, INK, FAR, SHADE, GLOW] = ['#fff0d6', '#24132c', '#9a6f80', '#4a2a5c', '#ffc27a'];

const BARREL = twin('0,-398,1 40,-396 92,-372 134,-320 146,-256 140,-196 112,-150 60,-124 30,-118 0,-116,1');
const NECK = twin('0,-404,1 36,-400 66,-360 78,-300 76,-240 64,-190 40,-170 0,-160,1');
const HEAD = twin('0,-240,1 28,-238 48,-216 62,-190 64,-166 54,-126 42,-84 34,-52 37,-20 36,2 26,14 0,16,1');
const FORELEG =
  '92,-290,44 104,-250,44 108,-200,36 114,-150,25 118,-116,22 118,-96,18 119,-60,12 120,-34,14 122,-16,14';
const HIND = '60,-220,40 66,-160,30 74,-120,18 70,-70,12 72,-50,13';

const BARREL_STRIPES =
  '70,-392,0 100,-352,9 108,-300,8 100,-250,0; 104,-372,0 126,-320,8 130,-272,7 118,-226,0; 134,-340,0 148,-290,6 148,-250,5 138,-216,0; 0,-136,0 34,-146,6 70,-172,0; 0,-116,0 44,-124,6 88,-160,0';
const NECK_STRIPES =
  '8,-402,4 44,-396,7 76,-360,0; 8,-378,4 42,-366,9 80,-326,2; 8,-350,4 42,-336,9 82,-294,3; 8,-322,4 42,-306,9 82,-264,3; 8,-292,4 40,-278,8 78,-238,3; 8,-264,4 40,-250,7 76,-212,3';
const LEG_STRIPES =
  '80,-214,0 106,-202,6 132,-206,0; 70,-194,0 110,-180,7 150,-188,3; 80,-168,1 112,-158,6 148,-164,2; 84,-142,2 140,-140,5; 90,-120,2 142,-119,5; 96,-100,2 140,-98,5; 98,-82,2 138,-80,4; 100,-64,2 138,-62,4; 102,-46,2 138,-45,4';
const FACE_STRIPES =
  '8,-232,1 12,-190,5 10,-140,4 5,-84,0; 20,-236,1 27,-196,5 21,-144,4 11,-82,0; 33,-234,1 42,-204,5; 33,-192,0 36,-160,4 30,-120,4 17,-76,0; 66,-150,3 50,-146,4 40,-112,4 24,-72,0; 60,-124,3 48,-112,4 36,-84,4 29,-66,0; 50,-92,3 42,-80,3 35,-60,0';

const legs: readonly Layer[] = [
  within(
    FAR,
    limb(pair(HIND)),
    cut(INK, limb(pair('40,-150,3 100,-146,5; 44,-122,3 100,-118,5; 46,-96,3 96,-94,4; 46,-74,3 96,-72,4'))),
  ),
  cut(INK, pair('60,-56,1 84,-56,1 88,-38,1 56,-38,1')),
];
const head: readonly Layer[] = [
  // The ears, spread as it listens.
  cut(COAT, pair('22,-232,1 34,-270 62,-300 92,-306,1 98,-276 78,-242 46,-222,1')),
  cut(
    INK,
    pair('40,-240,1 50,-270 74,-292 92,-306,1 84,-268 66,-244'),
    pair('58,-298 76,-308 94,-306,1 97,-286,1 84,-292'),
  ),
  within(
    COAT,
    HEAD,
    cut(INK, limb('0,-240,2 0,-190,5 0,-140,4 0,-92,0'), limb(pair(FACE_STRIPES))),
    cut(INK, '-60,-58,1 -30,-74 0,-62 30,-74 60,-58,1 60,40,1 -60,40,1'),
    cut({ fill: SHADE, opacity: 0.35 }, '70,-220,1 30,-200 26,-140 20,-80 16,-40 20,40,1 80,40,1'),
  ),
  cut('#7b5a74', pair('14,-32 24,-38 28,-24 20,-14 13,-20')),
  cut(INK, pair('46,-196 58,-200 68,-186 64,-172 52,-174')),
  cut('#c9a08c', pair('58,-193 62,-191 60,-187 57,-188')),
  // The mane, upright from the withers to between the ears.
  within(
    COAT,
    twin('0,-410,1 12,-408 15,-380 16,-320 18,-262 10,-226 0,-210,1'),
    cut(
      INK,
      '-20,-412,1 20,-412,1 20,-394,1 -20,-394,1; -20,-376,1 20,-376,1 20,-356,1 -20,-356,1; -20,-338,1 20,-338,1 20,-320,1 -20,-320,1; -20,-302,1 20,-302,1 20,-284,1 -20,-284,1; -20,-266,1 20,-266,1 20,-248,1 -20,-248,1',
    ),
  ),
];

const body: readonly Layer[] = [
  ...legs,
  cut(INK, pair('108,-26,1 136,-26,1 144,4,1 102,4,1')),
  within(
    COAT,
    outline(BARREL) + limb(pair(FORELEG)),
    cut(INK, limb(pair(BARREL_STRIPES)), limb(pair(LEG_STRIPES))),
    cut(
      { fill: SHADE, opacity: 0.45 },
      '40,-410,1 60,-300 40,-200 -20,-160 -120,-150 -70,-130,1 84,-160 100,-100 112,0,1 160,0,1 160,-400,1',
      '-140,-200,1 -100,-190 -100,-120 -112,0,1 -90,0,1 -80,-170,1',
    ),
    cut(GLOW, '-160,-240,1 -140,-330 -90,-384 0,-404,1 0,-394,1 -84,-370 -124,-320 -136,-250,1'),
  ),
  within(
    COAT,
    NECK,
    cut(INK, limb(pair(NECK_STRIPES))),
    cut(
      { fill: SHADE, opacity: 0.4 },
      '20,-410,1 30,-320 26,-250 -40,-220 -90,-230,1 -60,-150,1 90,-150,1 90,-400,1',
    ),
  ),
  ...head,
];

/** Where a zebra drinks: its middle, the water's edge, its size, and its height for its breadth. */
interface Drinking {
  x: number;
  y: number;
  scale: number;
  squash?: number;
}

/** A zebra face to face with us, head down between its forelegs, the muzzle in the water at y; 410 pixels high at scale 1, with its image. */
export const zebraFacing = ({ x, y, scale, squash = 1 }: Drinking): Layer[] => [
  moved({ x, y: y + 14 * scale, scale, squash: -squash, opacity: 0.5 }, ...body),
  moved({ x, y, scale, squash }, ...body),
  cut(
    { fill: '#ffe0b0', opacity: 0.9 },
    ...[0, -122, 122].map((off) => {
      const [cx, half] = [x + off * scale, (off === 0 ? 84 : 40) * scale];
      const top = y + (off === 0 ? 14 : 5) * scale;
      return `${cx - half},${top},1 ${cx},${top + 6} ${cx + half},${top},1 ${cx},${top + 14}`;
    }),
  ),
];
