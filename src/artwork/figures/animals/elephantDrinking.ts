import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';

/** A hide where the sun meets it, towards it, aslant to it and turned from it: the back, the thinner ears, the head. */
const HIDE = ['#f3a987', '#65406f', '#4d2d5b', '#2b173c'] as const;
const EAR = ['#ffdcb2', '#d0859a', '#b46c8f', '#7c4474'] as const;
const SKULL = ['#ffdcb2', '#8f5d8a', '#764679', '#4a2a58'] as const;
const [INK, IVORY] = ['#2a1538', '#fff3d8'];

/** One elephant's bearing. */
export interface Drinker {
  /** Where it stands round the pool: degrees clockwise, 0 with its rump straight up. */
  turn: number;
  scale?: number;
  /** How far its tail swings to its side. */
  tail?: number;
  /** How far its trunk sways to its side. */
  trunk?: number;
  /** Degrees by which it turns its head to its side. */
  nod?: number;
}

/** The back: narrow hips, the barrel of the belly, the shoulders. */
const BACK = outline(
  twin('0,-560,1 30,-568 66,-556 88,-524 98,-482 118,-440 122,-392 104,-340 80,-296 54,-262 0,-250,1'),
);
/** Both ears, one shape that spreads behind the head like sails: broad behind, drawn out to a lobe in front. */
const EARS = outline(
  twin(
    '0,-316,1 50,-324 92,-352 146,-372 190,-350 198,-302 180,-256 152,-218 124,-196,1 106,-208 82,-232 60,-244 0,-240,1',
  ),
);
/** The skull, its two domes parted by a dip. */
const HEAD = outline(twin('0,-334,1 22,-342 54,-336 76,-308 76,-270 60,-232 42,-200 0,-180,1'));
const TUSKS = limb(pair('40,-214,13 66,-180,11 70,-142,7 54,-108,0'));

/** An elephant from above that drinks near the origin, in a low sun from the upper left whichever way it stands, and its shadow, that of its trunk on the water apart. */
export function elephantDrinking(
  { turn, scale = 1, tail = 0, trunk = 0, nod = 0 }: Drinker,
  shadow: string,
  dim: string,
): readonly [shadow: Layer, dip: Layer, body: Layer] {
  const angle = (turn * Math.PI) / 180;
  const stand = { x: 36 * Math.sin(angle), y: -36 * Math.cos(angle), turn, scale };
  const nodding = (...layers: readonly Layer[]): Layer =>
    moved({ x: 0, y: -290, turn: nod }, moved({ x: 0, y: 290 }, ...layers));
  const snout =
    limb(
      `0,-256,52 0,-206,36 ${trunk * 0.3},-166,27 ${trunk},-128,22 ${trunk * 1.2},-94,18 ${trunk * 0.6},-66,15`,
    ) + disc(trunk * 0.6, -66, 15);
  const head = HEAD + snout;
  /** A layer moved so far away from the sun. */
  const away = (by: number, layer: Layer): Layer =>
    moved(
      { x: by * (Math.cos(angle) + Math.sin(angle)), y: by * (Math.cos(angle) - Math.sin(angle)) },
      layer,
    );
  /** Four planes: the edge that the sun meets, the side towards it, the body, and the edge turned from it. */
  const lit = (
    [sunny, near, plain, shady]: readonly string[],
    shape: string,
    rim: number,
    edge: number,
    side: number,
  ): Layer =>
    within(
      shady!,
      shape,
      away(
        -edge,
        within(sunny!, shape, away(edge + rim, within(plain!, shape, away(-side, cut(near!, shape))))),
      ),
    );
  return [
    moved(
      { ...stand, x: stand.x + 50, y: stand.y + 50 },
      cut(shadow, BACK),
      nodding(cut(shadow, EARS, head)),
    ),
    moved({ ...stand, x: stand.x + 22, y: stand.y + 22 }, nodding(cut(dim, snout))),
    moved(
      stand,
      cut(
        INK,
        limb(`0,-540,9 ${tail * 0.3},-574,5 ${tail},-598,4`),
        limb(`${tail * 0.9},-592,3 ${tail * 1.4},-612,10 ${tail * 2},-638,0`),
      ),
      lit(HIDE, BACK, 9, 26, 66),
      nodding(
        lit(EAR, EARS, 8, 12, 44),
        cut(IVORY, TUSKS),
        lit(SKULL, head, 6, 11, 30),
        cut(INK, twoDiscs(57, -246, 7, 9)),
        inked(
          INK,
          4,
          '-24,-176 0,-168 24,-176',
          `${trunk * 0.6 - 18},-148 ${trunk * 0.6},-141 ${trunk * 0.6 + 18},-148`,
          `${trunk * 1.1 - 15},-116 ${trunk * 1.1},-110 ${trunk * 1.1 + 15},-116`,
        ),
      ),
    ),
  ];
}
