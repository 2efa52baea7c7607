import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

const [HAIR, SHEEN, SKIN, BROW, FOLD] = ['#15161f', '#2d3349', '#463f4c', '#665d6e', '#231e29'];
const [CLOTH, SHADED, PLEAT, LOOP] = ['#b3e1ee', '#93cee2', '#62a9c8', '#eef8f6'];
const [AMBER, GLINT] = ['#bd6a2c', '#fff3dc'];

/** His left eye, its lid a little low, with the inner corner at (54, -136). */
const eye: readonly Layer[] = [
  within(
    FOLD,
    '46,-132,1 66,-164 108,-186 150,-170 172,-132,1 140,-112 84,-108',
    cut(AMBER, disc(110, -144, 38, 38)),
    cut(HAIR, disc(110, -144, 19, 20)),
    cut(SKIN, '30,-160 64,-172 110,-170 150,-156 184,-124 190,-210,1 30,-210,1'),
  ),
  inked(BROW, 6, '82,-90 116,-84 152,-94 178,-114'),
];

/** A silverback from the front with a mask over muzzle and nose, its loops round his small ears; his eyes are at y = -145. */
export const silverbackMasked: readonly Layer[] = [
  cut(
    HAIR,
    twin(
      '44,-560 112,-540 170,-490 220,-404 260,-300 304,-196 346,-96 386,14 456,124 600,214 770,290 910,400 1000,560 1050,800,1',
    ),
  ),
  // Light from above on the crest and the shoulders.
  cut(
    SHEEN,
    twin(
      '36,-534 96,-512 146,-460 184,-390 212,-310,1 170,-372,1 158,-344,1 126,-408,1 110,-374,1 82,-430,1 62,-388,1 36,-440,1 0,-396,1',
    ),
    pair(
      '520,200,1 630,252 770,318 890,420 960,550 1000,700,1 910,570,1 906,600,1 840,470,1 830,500,1 750,390,1 738,412,1 650,310,1 640,326,1',
    ),
  ),
  // Loops, which go behind the ears.
  inked(LOOP, 11, pair('222,-24 264,-106 310,-196; 234,196 304,80 326,-30 320,-120')),
  // Ears.
  cut(SKIN, pair('282,-214 314,-228 344,-206 350,-160 332,-118 304,-100 284,-124')),
  cut(FOLD, pair('298,-196 320,-200 330,-174 320,-142 304,-134 312,-166')),
  // Face.
  cut(SKIN, twin('10,-282 70,-316 152,-308 220,-254 236,-176 216,-90 230,0 236,160 150,270 0,300')),
  cut(FOLD, pair('22,-216 110,-236 206,-200 214,-150 186,-100 110,-80 50,-100 26,-150')),
  cut(
    BROW,
    twin('0,-262 66,-306 152,-300 218,-246 232,-174,1 206,-186 150,-208 90,-222 36,-214 14,-176 0,-168'),
  ),
  inked(SKIN, 7, '-14,-246 -22,-214; 14,-246 22,-214'),
  ...eye,
  moved({ x: 0, y: 0, flip: true }, ...eye),
  cut(GLINT, disc(-118, -156, 10, 10), disc(102, -156, 10, 10)),
  // Mask.
  within(
    CLOTH,
    twin('22,-104 60,-92 126,-56 222,-30,1 246,60 250,140 234,204,1 164,266 60,306'),
    cut(SHADED, '150,-60,1 260,-60,1 270,330,1 20,330,1 110,260 156,150'),
    cut(
      PLEAT,
      twin('0,28 120,30 270,14,1 270,32,1 120,52 0,52'),
      twin('0,112 120,112 270,90,1 270,110,1 120,136 0,138'),
      twin('0,196 120,192 270,158,1 270,180,1 120,216 0,222'),
    ),
    inked(LOOP, 34, '-240,-26,1 -222,-30 -126,-56 -60,-92 -22,-104 22,-104 60,-92 126,-56 222,-30 240,-26,1'),
  ),
];
