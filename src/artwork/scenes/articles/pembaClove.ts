import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { mirrored, pair, twin, twoDiscs } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [LEAF, CLOVE, DEEP, RUFF, FUR] = ['#083f3d', '#ee5a47', '#ad2d3b', '#e8862f', '#fdc274'];

const CALYX =
  '0,-20,1 12,-20 12,60 18,160 36,260 58,380 76,480 84,550 92,590 124,616 184,622,1 140,668 92,690,1 72,660 50,664,1 36,720 0,790,1';
const WING =
  '0,0,1 20,0 24,60 56,150 98,280 124,400 134,500 140,550 166,590 210,618 240,650,1 180,640 150,690 100,720 0,740,1';
const HEAD = twin('0,-124,1 60,-124 114,-88 122,-10 92,36 60,74 46,120 40,160 20,178 0,178,1');

/** A clove bud that hangs by its stalk. */
const clove = [
  cut(FUR, disc(0, 722, 106)),
  cut(CLOVE, twin(CALYX)),
  cut(
    DEEP,
    '4,-20,1 12,-20 12,60 18,160 36,260 58,380 76,480 84,550 92,590 124,616 184,622,1 140,668 92,690,1 72,660 50,664,1 52,560 36,400 14,240',
  ),
];

/** A flying fox that hangs wrapped in its wings. */
const bat = [
  cut(DEEP, mirrored(WING), WING),
  cut(
    CLOVE,
    '4,0,1 -20,0 -24,60 -56,150 -98,280 -124,400 -134,500 -140,550 -166,590 -210,618 -240,650,1 -180,640 -150,690 -100,720 0,740,1 0,590 70,420 60,240 30,120',
  ),
  cut(
    LEAF,
    limb(
      '-176,624,2 -104,520,6 -70,300,5 -8,50,1; -176,624,2 -46,520,6 -16,330,5 4,50,1; 176,624,2 108,520,6 88,330,5 22,80,1; 176,624,2 92,560,5 76,460,2',
    ),
  ),
  cut(
    RUFF,
    twin('0,480,1 34,532,1 48,504,1 84,572,1 100,546,1 130,622,1 150,598,1 160,690 112,780,1 0,780,1'),
  ),
  moved(
    { x: 0, y: 736, squash: -1 },
    cut(FUR, pair('64,-90,1 106,-134 140,-156,1 146,-92 119,-20,1')),
    cut(DEEP, pair('86,-92,1 112,-122 131,-136,1 134,-98 116,-60,1')),
    cut(FUR, HEAD),
    cut(LEAF, twoDiscs(58, -10, 28), twin('0,124 30,120 38,142 18,164 0,168')),
    cut(FUR, disc(-66, 0, 8), disc(50, 0, 8)),
  ),
];

/** Pemba's harvest: of three buds on a twig of cloves, one is a flying fox in its wings. */
export const pembaClove: readonly Picture[] = [
  picture(
    'articles/pemba',
    light('golden', 'zanzibar', 'right'),
    plan({ subject: [440, 260, 280, 540], camera: 'front' }),
    wash(LEAF),
    cut(DEEP, limb('600,-30,16 600,0,18 600,50,26')),
    moved({ x: 590, y: 20, turn: 42, scale: 0.86 }, ...clove),
    moved({ x: 610, y: 20, turn: -42, scale: 0.86, flip: true }, ...clove),
    moved({ x: 600, y: -16, scale: 0.98 }, ...bat),
  ),
];
