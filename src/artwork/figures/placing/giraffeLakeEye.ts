import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { papyrusHead, papyrusHeadLit } from '../plants/papyrusHead.ts';

const [SHADE, RIM, LAKE, NEAR, DEEP, GREEN, LEAF, WHITE, VEST, SKIN] = [
  '#d98c36',
  '#3b1718',
  '#0d6a82',
  '#3fb0ac',
  '#0b3548',
  '#14503f',
  '#3f9a52',
  '#fff6e2',
  '#f08a24',
  '#a0603c',
];

/** Lashes, each the stem of a papyrus: its root on the lid, its tip, and its head's reach. */
const LASHES = points(
  '-316,-80,0 -490,-250,88 -262,-140,0 -385,-380,94 -195,-190,0 -262,-446,98 -120,-218,0 -140,-490,104 -15,-225,0 -10,-462,92 90,-218,0 118,-492,104 185,-195,0 245,-440,96 270,-155,0 370,-378,94 330,-95,0 480,-250,88',
);

const lashes: Layer[] = Array.from({ length: LASHES.length / 2 }, (_, at): Layer[] => {
  const [[x, y], [tipX, tipY, reach]] = [LASHES[at * 2]!, LASHES[at * 2 + 1]!];
  const own = { x: tipX, y: tipY, scale: reach / 100, turn: Math.round(tipX / 20) };
  return [
    cut(
      GREEN,
      limb([
        [x, y, 6],
        [x + (tipX - x) * 0.3, y + (tipY - y) * 0.55, 5],
        [tipX, tipY, 4],
      ]),
    ),
    moved({ ...own, fill: GREEN }, papyrusHead),
    moved({ ...own, fill: LEAF }, papyrusHeadLit),
  ];
}).flat();

/** The eye of a giraffe, 860 wide about (0, 0): a lake with a launch on it, its lashes papyrus. */
export const giraffeLakeEye: readonly Layer[] = [
  // The shade of the lower lid.
  cut(SHADE, '-500,150,1 -300,160 0,200 300,160 440,70,1 440,190 290,284 30,310 -220,290 -390,230'),
  ...lashes,
  cut(
    RIM,
    '-500,150,1 -400,40 -310,-130 -130,-246 110,-250 290,-170 400,-20 440,70,1 410,180 260,244 20,262 -220,244 -390,190',
  ),
  within(
    LAKE,
    '-446,134,1 -350,40 -260,-90 -100,-174 100,-176 250,-110 350,0 400,72,1 350,160 230,208 20,226 -200,208 -360,164',
    cut(DEEP, disc(0, -44, 214, 136)),
    cut(NEAR, '-500,112,1 -320,126 0,112 300,120 500,96,1 500,300,1 -500,300,1'),
  ),
  // The launch and its wake.
  ...[-66, -10, 46].flatMap((x) => [
    cut(VEST, `${x},-54,1 ${x},-86 ${x + 36},-86 ${x + 36},-54,1`),
    cut(SKIN, disc(x + 18, -88, 10)),
  ]),
  inked(WHITE, 6, '-86,-118 -86,-56', '-24,-118 -24,-56', '34,-118 34,-56', '94,-118 94,-56'),
  cut(
    WHITE,
    '-124,-62,1 90,-62,1 156,-74,1 116,-30 90,-24,1 -114,-24,1',
    '-106,-130,1 108,-130,1 118,-116,1 -98,-116,1',
    '-120,-34,1 -220,-10,1 -292,-4,1 -220,-22,1',
    '-116,-24,1 -176,30,1 -268,54,1 -196,18,1',
  ),
];
