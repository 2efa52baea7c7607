import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { box, disc, limb, outline } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

const [HIDE, HIDE_SHADE, SKULL, SKULL_SHADE, EAR, EAR_SHADE, TAIL, IVORY] = [
  '#6a4585',
  '#4f3169',
  '#8f69a8',
  '#70498a',
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
  /** A calf has no tusks yet. */
  calf?: true;
}

/** The back, a petal: narrow at the shoulders, widest at the belly, and drawn to a point at the tail. */
const BACK = outline(
  twin('0,-566,1 40,-556 88,-526 118,-474 122,-420 112,-370 94,-326 74,-286 50,-262 0,-256,1'),
);
/** Both ears, one shape that spreads behind the head. */
const EARS = outline(
  twin('0,-322,1 44,-322 84,-344 136,-360 176,-338 184,-288 160,-232 122,-196 96,-204 70,-236 0,-236,1'),
);
const HEAD = twin('0,-330,1 34,-328 60,-304 62,-270 52,-236 38,-206 0,-190,1');
const TUSKS = limb(pair('38,-216,12 58,-186,10 62,-154,6 52,-126,0'));

/** An elephant from above that drinks at the origin, lit from the upper left whichever way it stands, and its shadow. */
export function elephantDrinking(
  { turn, scale = 1, tail = 0, trunk = 0, calf }: Drinker,
  shadow: string,
): readonly [shadow: Layer, body: Layer] {
  const angle = (turn * Math.PI) / 180;
  const stand = { x: 0, y: 0, turn, scale };
  const head =
    outline(HEAD) +
    limb(`0,-256,46 0,-206,34 ${trunk * 0.1},-166,25 ${trunk * 0.4},-124,19 ${trunk},-84,15`) +
    disc(trunk, -84, 15);
  // The spine parts the lit side from the one that is turned away.
  const away = Math.cos(angle) + Math.sin(angle) > 0 ? 0 : -300;
  const halved = (shape: string, lit: string, dark: string): Layer =>
    within(lit, shape, cut(dark, box(away, -600, 300, 600)));
  return [
    moved({ ...stand, x: 16 * scale, y: 16 * scale }, cut(shadow, BACK, EARS, head)),
    moved(
      stand,
      cut(TAIL, limb(`0,-546,7 ${tail * 0.5},-574,5 ${tail * 1.4},-596,4`), disc(tail * 1.5, -598, 7)),
      halved(BACK, HIDE, HIDE_SHADE),
      halved(EARS, EAR, EAR_SHADE),
      cut(IVORY, calf ? '' : TUSKS),
      halved(head, SKULL, SKULL_SHADE),
      inked(
        HIDE_SHADE,
        5,
        '-20,-170 0,-162 20,-170',
        `${trunk * 0.3 - 16},-140 ${trunk * 0.3},-132 ${trunk * 0.3 + 16},-140`,
      ),
    ),
  ];
}
