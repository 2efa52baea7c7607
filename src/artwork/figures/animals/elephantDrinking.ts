import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';
import { placed } from '../../drawing/placed.ts';

const [HIDE, SHADE, SKULL, EAR, EAR_SHADE, FOLD, IVORY] = [
  '#64407c',
  '#432858',
  '#87629d',
  '#b58fc0',
  '#8a64a0',
  '#2c1844',
  '#fff3d8',
];

/** One elephant's bearing. */
export interface Drinker {
  /** Where it stands round the pool: degrees clockwise, 0 with its rump straight up. */
  turn: number;
  scale?: number;
  /** Degrees by which its ears are laid back. */
  ears?: number;
  /** How far its tail swings to its side. */
  tail?: number;
  /** How far the tip of its trunk is turned to its side. */
  trunk?: number;
}

/** The back, widest at the belly: a petal's shape. */
const BACK = twin('0,-532,1 56,-532 104,-504 122,-446 116,-392 102,-352 96,-316 84,-286 56,-272 0,-268,1');
const HEAD = twin('0,-322,1 38,-322 64,-300 66,-268 56,-240 46,-214 30,-190 0,-180,1');
/** The sail of an ear: a straight upper edge, and a lobe that hangs forward. */
const EAR_RIGHT =
  '40,-304,1 80,-336 136,-358 180,-344 196,-300 186,-254 158,-214 122,-190 104,-202 88,-228 50,-236,1';

/** Shapes on the right, and on the left, laid back by so many degrees about the roots of the ears. */
const laidBack = (degrees: number, shape: string): string => {
  const at = placed({ x: 48, y: -270, turn: -degrees });
  const about = placed({ x: -48, y: 270 });
  return pair(at(about(shape)));
};

/** An elephant from above that drinks at the origin, lit from the upper left whichever way it stands, and its shadow. */
export function elephantDrinking(
  { turn, scale = 1, ears = 0, tail = 0, trunk = 0 }: Drinker,
  shadow: string,
): readonly [shadow: Layer, body: Layer] {
  const angle = (turn * Math.PI) / 180;
  const stand = { x: 0, y: 0, turn, scale };
  /** A way in the picture as the elephant sees it. */
  const seen = (dx: number, dy: number) => ({
    x: dx * Math.cos(angle) + dy * Math.sin(angle),
    y: dy * Math.cos(angle) - dx * Math.sin(angle),
  });
  const both = outline(laidBack(ears, EAR_RIGHT));
  const back = outline(BACK);
  const head =
    outline(HEAD) +
    limb(`0,-250,50 0,-206,36 0,-166,25 ${trunk * 0.4},-124,20 ${trunk},-88,17`) +
    disc(trunk * 1.1, -86, 17);
  const rounded = (shape: string, lit: string, dark: string, depth: number): Layer =>
    within(dark, shape, moved(seen(-depth, -depth * 0.7), cut(lit, shape)));
  return [
    moved({ ...stand, x: 30 * scale, y: 24 * scale }, cut(shadow, back, both, head)),
    moved(
      stand,
      cut(
        FOLD,
        limb(`0,-524,7 ${tail * 0.4},-548,6 ${tail},-560,5 ${tail * 1.5},-562,4`),
        limb(`${tail * 1.4},-562,4 ${tail * 1.9},-564,9 ${tail * 2.4},-552,0`),
      ),
      rounded(back, HIDE, SHADE, 30),
      cut(SKULL, limb('-2,-506,0 -5,-460,5 -6,-400,6 -2,-340,0')),
      rounded(both, EAR, EAR_SHADE, 11),
      inked(EAR_SHADE, 4, laidBack(ears, '72,-274 116,-300 160,-300;76,-258 116,-256 146,-232')),
      cut(
        IVORY,
        limb('34,-212,13 62,-190,12 76,-150,8 62,-104,0'),
        limb('-34,-212,13 -62,-190,12 -76,-150,8 -62,-104,0'),
      ),
      rounded(head, SKULL, SHADE, 13),
      cut(FOLD, twoDiscs(53, -238, 7, 9)),
      inked(FOLD, 4, '-40,-252 -52,-256 -62,-248', '40,-252 52,-256 62,-248'),
      inked(
        SHADE,
        4,
        '-22,-172 0,-164 22,-172',
        '-18,-150 0,-143 18,-150',
        `${trunk * 0.4 - 15},-128 ${trunk * 0.4},-121 ${trunk * 0.4 + 15},-128`,
      ),
    ),
  ];
}
