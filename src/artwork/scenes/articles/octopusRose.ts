import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, outline, ring } from '../../drawing/brush.ts';
import { mirrored, twin, twoDiscs } from '../../drawing/mirrored.ts';
import type { Knot } from '../../drawing/points.ts';
import { light } from '../../light/light.ts';

const [SEA, GLINT, DEEP] = ['#86ded0', '#a9ece0', '#5cc3b8'];
const [LIT, SHADE, INK, PALE] = ['#ff7746', '#a51d45', '#0b2f4c', '#fff3d6'];

/** A spot on the middle line of an arm: where it is, which way it goes there, half its width. */
type Joint = readonly [x: number, y: number, heading: number, half: number];

/** The middle line of an arm that goes up from 0,0: straight so far, then sways and curls to the right, so many turns. */
function middleLine(straight: number, curled: number, turns: number): Joint[] {
  const joints: Joint[] = [
    [0, -112, 0, 112],
    [0, -150, 0, 86],
    [0, -200, 0, 62],
  ];
  const steps = 26;
  let [x, y] = [0, -straight];
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const heading = turns * Math.PI * 2 * share ** 1.9 - 0.42 * Math.sin(Math.PI * Math.min(1, share * 2));
    joints.push([x, y, heading, 46 * (1 - share) ** 1.25 + 1]);
    x += (Math.sin(heading) * curled) / steps;
    y -= (Math.cos(heading) * curled) / steps;
  }
  return joints;
}

/** One edge of an arm, so far to the right of its middle line: -1 to 1 of its half width. */
const edge = (line: readonly Joint[], side: number): Knot[] =>
  line.map(([x, y, heading, half], at) => [
    x + Math.cos(heading) * half * side,
    y + Math.sin(heading) * half * side,
    at === 0 || at === line.length - 1 ? 1 : 0,
  ]);

const between = (line: readonly Joint[], left: number, right: number): string =>
  outline([[0, 0, 1], ...edge(line, left), ...edge(line, right).toReversed()]);

/** The suckers down the shaded side of an arm, as large as there is room for. */
function suckers(line: readonly Joint[]): string {
  const row = edge(line, 0.48);
  let gone = 0;
  return row
    .map(([x, y], at) => {
      const before = row[at - 1];
      const r = line[at]![3] * 0.26;
      if (before) gone += Math.hypot(x - before[0], y - before[1]);
      if (at < 2 || r < 2.5 || gone < r * 3) return '';
      gone = 0;
      return disc(x, y, r);
    })
    .join('');
}

const LONG = middleLine(256, 330, 1.02);
const SHORT = middleLine(240, 250, 1.06);

const arm = (line: readonly Joint[]): Layer[] => [
  cut(LIT, between(line, -1, 1)),
  cut(SHADE, between(line, 0, 1)),
  cut(PALE, suckers(line)),
];

/** The eight arms round a middle, those between the quarters at the back. */
const round = (short: readonly Layer[], long: readonly Layer[], x = 600, y = 450): Layer[] => [
  ...[45, 135, 225, 315].map((turn) => moved({ x, y, turn }, ...short)),
  ...[0, 90, 180, 270].map((turn) => moved({ x, y, turn }, ...long)),
];

/** The marks of a compass: one for each of thirty-two points, the eight longer. */
const marks = Array.from({ length: 32 }, (_, at) => {
  const turn = (at / 32) * Math.PI * 2;
  const spot = (r: number) =>
    `${Math.round(600 + Math.sin(turn) * r)},${Math.round(450 - Math.cos(turn) * r)},1`;
  return `${spot(272)} ${spot(at % 4 === 0 ? 240 : 254)}`;
});

const LID = '132,4,1 120,-28 86,-30 52,-28 40,4,1 46,-40,1 126,-40,1';
/** The right half of the head. */
const HALF = '0,-150,1 70,-148 112,-96 104,-50 142,-30 142,36 96,56 62,100 0,112,1';

/** The head over the arms' roots, and its shadow on them: half of it in the shade, an eye on a bump at each side. */
const head: readonly Layer[] = [
  moved({ x: 12, y: 14 }, cut({ fill: '#5a0d33', opacity: 0.4 }, twin(HALF))),
  cut(LIT, mirrored(HALF)),
  cut(SHADE, HALF, disc(-44, -98, 10), disc(-72, -74, 6), disc(-30, -66, 5)),
  cut(LIT, disc(44, -98, 10), disc(72, -74, 6), disc(30, -66, 5)),
  cut(PALE, twoDiscs(86, 4, 38)),
  cut(INK, twoDiscs(86, 8, 27, 11)),
  cut(LIT, mirrored(LID)),
  cut(SHADE, LID),
];

/** The head of the article about Zanzibar: an octopus is a compass rose, eight arms for eight places. */
export const octopusRose: readonly Picture[] = [
  picture(
    'articles/zanzibar8places',
    light('noon', 'zanzibar', 'left'),
    plan({ camera: 'above' }),
    wash(SEA),
    inked(
      GLINT,
      9,
      '40,120 110,90 180,130 250,100',
      '60,170 120,150 170,176',
      '930,800 1010,770 1080,812 1160,780',
      '1000,850 1060,832 1110,852',
      '70,760 140,730 220,770',
      '1010,110 1080,86 1150,120',
    ),
    cut(DEEP, ring(626, 484, 292, 270)),
    ...round([cut(DEEP, between(SHORT, -1, 1))], [cut(DEEP, between(LONG, -1, 1))], 626, 484),
    cut(INK, ring(600, 450, 290, 272)),
    inked(INK, 5, ...marks),
    ...round(arm(SHORT), arm(LONG)),
    moved({ x: 600, y: 450 }, ...head),
  ),
];
