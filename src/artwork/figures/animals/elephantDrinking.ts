import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { box, disc, limb, outline } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

const [HIDE, HIDE_SHADE, RIDGE] = ['#6a4585', '#4f3169', '#8f69a8'];
const [SKULL, SKULL_SHADE, CROWN, EAR, EAR_SHADE, TAIL, IVORY] = [
  '#8f69a8',
  '#70498a',
  '#ac87c0',
  '#bd98c9',
  '#9c76ae',
  '#3a2250',
  '#fff3d8',
];

/** One elephant's bearing. */
export interface Drinker {
  /** Where it stands round the pool: degrees clockwise, 0 with its rump straight up. */
  turn: number;
  scale?: number;
  /** How far its tail swings to its side. */
  tail?: number;
  /** How far the tip of its trunk is turned to its side. */
  trunk?: number;
  /** Degrees by which it turns its head to its side. */
  nod?: number;
  /** A calf has no tusks yet. */
  calf?: true;
}

/** The back: shoulders, the belly, and square hips, between which the tail hangs. */
const BACK = outline(
  twin(
    '0,-556,1 42,-564 86,-554 110,-520 114,-482 124,-446 130,-410 126,-372 118,-342 118,-314 106,-282 76,-260 0,-254,1',
  ),
);
/** The spine: a ridge from the withers to the hips. */
const SPINE = limb('0,-280,8 0,-360,8 0,-440,8 0,-500,7 0,-536,0');
/** Both ears, one shape that spreads behind the head: broad and short, and drawn out to a lobe. */
const EARS = outline(
  twin('0,-300,1 40,-308 88,-334 142,-338 176,-308 172,-260 146,-220 112,-202 84,-212 60,-236 0,-240,1'),
);
/** The skull, and its dome, which a dip parts. */
const HEAD = twin('0,-322,1 16,-338 50,-340 74,-312 72,-272 56,-236 40,-206 0,-190,1');
const DOME = outline(twin('0,-312,1 14,-326 46,-328 62,-308 60,-276 46,-254 34,-248,1 0,-242,1'));
const TUSKS = limb(pair('38,-216,12 58,-186,10 62,-154,6 52,-126,0'));

/** An elephant from above that drinks at the origin, lit from the upper left whichever way it stands, and its shadow. */
export function elephantDrinking(
  { turn, scale = 1, tail = 0, trunk = 0, nod = 0, calf }: Drinker,
  shadow: string,
): readonly [shadow: Layer, body: Layer] {
  const angle = (turn * Math.PI) / 180;
  const stand = { x: 0, y: 0, turn, scale };
  const nodding = (...layers: readonly Layer[]): Layer =>
    moved({ x: 0, y: -290, turn: nod }, moved({ x: 0, y: 290 }, ...layers));
  const head =
    outline(HEAD) +
    limb(`0,-256,46 0,-206,34 ${trunk * 0.1},-166,25 ${trunk * 0.4},-124,19 ${trunk},-84,15`) +
    disc(trunk, -84, 15);
  // The spine parts the lit side from the one that is turned away.
  const away = Math.cos(angle) + Math.sin(angle) > 0 ? 0 : -300;
  const halved = (shape: string, lit: string, dark: string, ...planes: readonly Layer[]): Layer =>
    within(lit, shape, cut(dark, box(away, -600, 300, 600)), ...planes);
  return [
    moved({ ...stand, x: 16 * scale, y: 16 * scale }, cut(shadow, BACK), nodding(cut(shadow, EARS, head))),
    moved(
      stand,
      cut(TAIL, limb(`0,-540,7 ${tail * 0.5},-574,5 ${tail * 1.4},-596,4`), disc(tail * 1.5, -598, 7)),
      halved(BACK, HIDE, HIDE_SHADE, cut(RIDGE, SPINE)),
      nodding(
        halved(EARS, EAR, EAR_SHADE),
        cut(IVORY, calf ? '' : TUSKS),
        halved(head, SKULL, SKULL_SHADE),
        halved(DOME, CROWN, SKULL),
        inked(
          HIDE_SHADE,
          5,
          '-20,-170 0,-162 20,-170',
          `${trunk * 0.3 - 16},-140 ${trunk * 0.3},-132 ${trunk * 0.3 + 16},-140`,
        ),
      ),
    ),
  ];
}
