import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';
import { placed } from '../../drawing/placed.ts';

const [HIDE, SHADE, EAR, FOLD, IVORY, EAR_SHADE] = [
  '#6f4a86',
  '#482a60',
  '#a47bb4',
  '#2c1844',
  '#fff3d8',
  '#7d5592',
];

/** One elephant's bearing. */
export interface Drinker {
  /** Where it stands round the pool: degrees clockwise, 0 with its rump straight up. */
  turn: number;
  scale?: number;
  /** How far it stands back from the water; one that is small has no tusks yet. */
  back?: number;
  /** Degrees by which its ears are laid back. */
  ears?: number;
  /** How far its tail swings to its side. */
  tail?: number;
}

const BACK = twin('0,-500,1 44,-500 84,-470 104,-410 108,-356 92,-306 72,-276 66,-250 50,-226 0,-222,1');
const HEAD = twin('0,-292,1 36,-292 60,-270 62,-236 56,-208 42,-180 30,-150 23,-116 20,-86,1 14,-70 0,-68,1');
const EAR_RIGHT =
  '42,-262,1 66,-302 112,-324 152,-310 168,-264 154,-220 136,-186 108,-152 82,-154 66,-176 54,-206,1';

/** The right ear, and the left one, laid back by so many degrees about their roots. */
const ears = (degrees: number): string => {
  const at = placed({ x: 48, y: -240, turn: -degrees });
  const about = placed({ x: -48, y: 240 });
  return pair(at(about(EAR_RIGHT)));
};

/** An elephant from above that drinks at the origin, lit from the upper left whichever way it stands, and its shadow. */
export function elephantDrinking(
  { turn, scale = 1, back = 0, ears: laid = 0, tail = 0 }: Drinker,
  shadow: string,
): readonly [shadow: Layer, body: Layer] {
  const angle = (turn * Math.PI) / 180;
  const stand = { x: back * Math.sin(angle), y: -back * Math.cos(angle), turn, scale };
  /** A way in the picture as the elephant sees it. */
  const seen = (dx: number, dy: number) => ({
    x: dx * Math.cos(angle) + dy * Math.sin(angle),
    y: dy * Math.cos(angle) - dx * Math.sin(angle),
  });
  const both = ears(laid);
  const whole = [BACK, both, HEAD];
  const rounded = (shape: string, depth: number): Layer =>
    within(SHADE, shape, moved(seen(-depth, -depth * 0.7), cut(HIDE, shape)));
  return [
    moved({ ...stand, x: stand.x + 34 * scale, y: stand.y + 26 * scale }, cut(shadow, ...whole)),
    moved(
      stand,
      rounded(BACK, 30),
      inked(FOLD, 4, '-52,-270 0,-290 52,-270', '-40,-300 0,-314 34,-302'),
      inked(SHADE, 6, '0,-326 3,-380 0,-440'),
      cut(
        FOLD,
        limb(`0,-494,0 ${tail * 0.3},-474,8 ${tail},-440,5 ${tail},-424,4`),
        limb(`${tail},-430,4 ${tail + 4},-410,9 ${tail - 2},-388,0`),
      ),
      within(EAR_SHADE, both, moved(seen(-12, -9), cut(EAR, both))),
      inked(EAR_SHADE, 4, pair('66,-246 104,-262 136,-250;68,-228 96,-222 112,-190')),
      cut(IVORY, scale < 0.6 ? '' : pair('34,-186,1 56,-176 64,-146 52,-106,1 46,-140 26,-160,1')),
      rounded(HEAD, 18),
      cut(FOLD, twoDiscs(54, -212, 6, 8)),
      inked(FOLD, 4, '-26,-152 0,-142 26,-152', '-21,-130 0,-121 21,-130', '-18,-108 0,-100 18,-108'),
    ),
  ];
}
