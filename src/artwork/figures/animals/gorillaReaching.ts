import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { points } from '../../drawing/points.ts';

/** Fur, its lit plane, the deepest dark; bare skin, lit and in shade; the eye. */
const [FUR, LIT, NIGHT] = ['#1b1a2b', '#35334f', '#0c0b16'];
const [SKIN, PLANE, SHADE, AMBER, CREAM] = ['#56536e', '#7c7993', '#3b3950', '#ffb52e', '#fff0cf'];

/** His right arm: shoulder, elbow, and the forearm that goes on as the road. */
const ARM =
  '-120,-500,150 -300,-490,150 -440,-410,130 -540,-310,116 -640,-250,104 -780,-244,90 -940,-284,80 -1120,-314,72 -1300,-290,64 -1480,-240,57 -1660,-208,51 -1840,-222,46 -2000,-256,42 -2140,-270,40';
/** Hair that hangs from his forearm at the elbow. */
const LOCKS =
  '-880,-210,1 -800,-164 -730,-146 -672,-104,1 -676,-140,1 -620,-128 -570,-86,1 -574,-134,1 -524,-134 -470,-104,1 -478,-156,1 -436,-170 -386,-152,1 -396,-206,1 -366,-222 -326,-220,1 -320,-360,1 -600,-360,1';
const BODY =
  '-60,-700,1 -190,-660 -300,-600,1 -380,-300 -330,-180 -300,60,1 480,60,1 474,-240 444,-420 366,-550 200,-650 60,-700,1';
const HEAD = twin('0,-950 86,-946 150,-890 190,-800 210,-700 250,-600 262,-500 226,-400 120,-336 0,-330');
const BROW = twin('0,-640,1 60,-684 130,-696 200,-676 226,-640,1 204,-600 140,-616 70,-606 0,-570');
const FACE = twin(
  '0,-640,1 196,-650,1 200,-590 172,-530 152,-500 178,-450 194,-400 172,-340 100,-304 0,-300',
);
const NOSE = twin('0,-620,1 24,-620,1 38,-540 58,-500 112,-464 128,-422 106,-388 64,-380 30,-394 0,-384');

/** Dashes along the middle of a limb: parts of the curve that it follows, as long as they are broad times nine. */
function marks(row: string): string[] {
  const knots = points(row).slice(1);
  const way = knots.slice(1, -1).flatMap(([x, y, half], at) => {
    const [before, after] = [knots[at]!, knots[at + 2]!];
    return Array.from({ length: 24 }, (_, step) => {
      const t = step / 24;
      const [a, b, c] = [(1 - t) ** 2 / 2, 0.5 + t * (1 - t), t ** 2 / 2];
      return [a * before[0] + b * x + c * after[0], a * before[1] + b * y + c * after[1], half] as const;
    });
  });
  const dashes: string[] = [];
  let [run, dash] = [0, [] as string[]];
  for (const [at, [x, y, half]] of way.entries()) {
    const [fromX, fromY] = way[Math.max(0, at - 1)]!;
    run += Math.hypot(x - fromX, y - fromY) / half;
    if (run % 1.5 < 0.9) dash.push(`${Math.round(x)},${Math.round(y)},${Math.round(half * 0.09)}`);
    else if (dash.length > 0) {
      dashes.push(limb([dash[0], dash[dash.length >> 1], dash.at(-1)].join(' ')));
      dash = [];
    }
  }
  return dashes;
}

/** A silverback, down to the breast, who reaches out far to his right: his arm is the road. */
export const gorillaReaching: readonly Layer[] = [
  cut(FUR, limb(ARM), LOCKS),
  within(
    FUR,
    BODY,
    cut(LIT, '300,-600,1 400,-540 470,-420 500,-240 500,60,1 440,60,1 436,-220 410,-390 350,-490,1'),
  ),
  cut(AMBER, ...marks(ARM)),
  cut(FUR, pair('180,-700,1 250,-730 286,-690 280,-620 240,-590 190,-600,1')),
  cut(SKIN, pair('214,-690,1 246,-700 262,-680 256,-640 230,-620,1')),
  within(FUR, HEAD, cut(LIT, '258,-612,1 226,-700 190,-860 100,-960 20,-970,1 110,-870 150,-740 150,-600,1')),
  cut(SKIN, FACE),
  cut(SHADE, pair('30,-630,1 206,-650,1 190,-570 150,-532 90,-526 46,-556')),
  cut(PLANE, NOSE),
  cut(NIGHT, pair('28,-430,1 42,-456 76,-452 90,-428 78,-404 46,-408')),
  cut(NIGHT, pair('44,-590 70,-622 130,-622 152,-594 130,-556 80,-552')),
  cut(AMBER, disc(-100, -586, 25), disc(90, -586, 25)),
  cut(NIGHT, disc(-108, -582, 14), disc(82, -582, 14)),
  cut(CREAM, disc(-112, -588, 5), disc(78, -588, 5)),
  cut(LIT, BROW),
  inked(NIGHT, 10, '-124,-352 -66,-343 0,-341 66,-343 124,-352'),
];
