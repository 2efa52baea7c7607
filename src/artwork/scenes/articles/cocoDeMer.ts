import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [SKY, SEA, SHALLOW, SAND] = ['#fbd0b0', '#128f9c', '#3fc4b8', '#fff4dd'];
const [NUT, LIT, FOLD] = ['#7a3f2b', '#b9694a', '#4d241e'];
const [LEAF, BRIGHT, DARK] = ['#2f8f52', '#6fc05c', '#17603f'];

/** The seed, one lobe higher than the other; where the light falls, and where it does not. */
const SEED =
  '0,20,1 -30,-120 -96,-226 -190,-282 -290,-276 -370,-204 -414,-90 -424,50 -400,180 -340,300,1 380,300,1 416,200 424,90 396,-20 336,-104 250,-148 160,-138 80,-80 30,-20 0,20,1';
const SHEEN = '-366,-110,1 -346,-190 -270,-246 -180,-236,1 -250,-180 -300,-90 -322,20 -320,110,1 -360,30';
const LEE =
  '0,20,1 -22,-70 -40,-20 -48,120 -30,300,1 0,300,1;180,-200,1 270,-70 292,60 260,190 200,320,1 460,320,1 460,-200,1';

/** A leaf of the fan palm, its stalk at 0,0: pleats of a half circle. */
const fan: Layer[] = [
  within(
    LEAF,
    '-20,0,1 -190,-60,1 -176,-110,1 -214,-140,1 -180,-180,1 -196,-230,1 -146,-246,1 -136,-300,1 -88,-292,1 -56,-336,1 -20,-306,1 20,-336,1 56,-300,1 108,-312,1 118,-262,1 170,-256,1 160,-206,1 206,-180,1 176,-140,1 208,-104,1 160,-80,1 20,0,1',
    cut(DARK, '0,0,1 20,-340,1 240,-340,1 240,40,1'),
    inked(BRIGHT, 7, '0,0 -176,-112', '0,0 -178,-182', '0,0 -142,-248', '0,0 -86,-294', '0,0 -20,-306'),
    inked(LEAF, 7, '0,0 56,-300', '0,0 116,-264', '0,0 160,-208', '0,0 174,-142', '0,0 160,-82'),
  ),
];

/** The Seychelles: a coco de mer is an island of two hills, with the palm that it becomes. */
export const cocoDeMer: readonly Picture[] = [
  picture(
    'articles/seychelles',
    light('noon', 'zanzibar', 'left'),
    plan({ camera: 'front' }),
    wash(SKY),
    moved(
      { x: 590, y: 530, scale: 1.02 },
      inked(LEAF, 24, '0,40 -6,-80 -70,-190', '0,40 6,-80 78,-190', '0,40 0,-230'),
      moved({ x: -66, y: -180, turn: -56, scale: 0.72 }, ...fan),
      moved({ x: 74, y: -180, turn: 56, scale: 0.72 }, ...fan),
      moved({ x: 0, y: -216, scale: 0.8 }, ...fan),
      within(NUT, SEED, cut(FOLD, LEE), cut(LIT, SHEEN)),
    ),
    cut(SEA, box(-20, 690, 1240, 240)),
    cut(SHALLOW, '60,690,1 1140,690,1 1000,730 800,748 600,752 400,748 200,730'),
    cut(SAND, '120,690,1 200,672 330,660 600,652 870,660 1000,672 1080,690,1 900,704 600,708 300,704'),
  ),
];
