import type { Layer } from '../canvas/canvas.ts';
import { cut, inked, wash, within } from '../canvas/cut.ts';
import { disc, limb } from '../drawing/brush.ts';

/** The middle of the crater. */
const [X, Y] = [640, 440];
/** Where a point lies that is so far from the middle on a bearing. */
const point = (angle: number, far: number) =>
  `${Math.round(X + far * Math.cos(angle) * 1.06)},${Math.round(Y + far * Math.sin(angle) * 0.94)}`;
/** How much further out than `reach` an edge lies there: neither rim nor shore is a circle. */
const swell = (angle: number, shift: number) =>
  1 +
  Math.sin(angle * 2 + shift) * 0.05 +
  Math.sin(angle * 3 + 1) * 0.035 +
  Math.sin(angle * 7 + shift) * 0.015;
const edge = (reach: number, shift: number) =>
  Array.from({ length: 40 }, (_, at) => {
    const angle = (at / 40) * Math.PI * 2;
    return point(angle, reach * swell(angle, shift));
  }).join(' ');

/** The colours of slopes from those that turn their back on the sun to those that face it. */
const OUTSIDE = ['#0b3a3c', '#145046', '#1f6e4c', '#3f9650', '#7cbc54'];
const INSIDE = ['#0a2f38', '#123f44', '#2f7a52', '#8cc450', '#d0e46c'];

/**
 * Slopes as facets between ridges and gullies on all bearings from the radius `near` to `far`, parted by how they lie to the
 * sun at the left; `outwards` they fall away from the middle, else towards it.
 */
function facets(count: number, near: number, far: number, outwards: boolean): Layer {
  const tones = outwards ? OUTSIDE : INSIDE;
  const shapes: string[][] = tones.map(() => []);
  for (let at = 0; at < count; at++) {
    const side = at % 2 === 0 ? 1 : -1;
    const bend = (share: number, knot: number) =>
      ((knot + 0.42 * Math.sin(knot * 2.7)) / count) * Math.PI * 2 +
      (outwards ? 0.2 : 0.1) * share * Math.sin(knot * 4.1 + share * 4);
    const middle = bend(0, at + 0.5);
    const towards =
      (outwards ? 1 : -1) * -Math.cos(middle) * 0.85 +
      Math.sin(middle) * side * 0.6 -
      (outwards ? 1 : -1) * Math.sin(middle) * 0.2;
    const tone = Math.max(0, Math.min(4, Math.round(2 + towards * 2.2)));
    const ray = (knot: number) =>
      [0, 0.3, 0.65, 1].map((share) => point(bend(share, knot), near + (far - near) * share));
    const [one, other] = [ray(at), ray(at + 1)];
    shapes[tone]!.push(
      [
        `${one[0]},1`,
        one[1],
        one[2],
        `${one[3]},1`,
        `${other[3]},1`,
        other[2],
        other[1],
        `${other[0]},1`,
      ].join(' '),
    );
  }
  return (canvas) => {
    tones.forEach((tone, at) => cut(tone, ...shapes[at]!)(canvas));
  };
}
const [RIM, SHORE] = [edge(372, 0.4), edge(236, 1.2)];

/** Bisoke's summit from straight above, the sun low at the left: slopes that fall away in ridges, the broken rim, the wall below the sun in shade and the one opposite bright, the round lake with the sky in it. */
export const craterFromAbove: readonly Layer[] = [
  wash(['#1f6e4c', '#145046'], { height: 900 }),
  facets(34, 330, 1060, true),
  within(
    INSIDE[2]!,
    RIM,
    facets(28, 200, 440, false),
    within(
      '#8fd4de',
      SHORE,
      wash(['#1f7aa4', '#7fcad8', '#e4f6e8'], { x: 360, y: 200, width: 580, height: 480, across: true }),
      cut(
        '#0c4a6c',
        `${X - 300},100,1 ${X - 60},${Y - 250} ${X - 120},${Y - 150},1 ${X - 96},${Y - 90} ${X - 150},${Y - 20},1 ${X - 110},${Y + 60} ${X - 140},${Y + 120},1 ${X - 70},${Y + 200} ${X - 60},${Y + 330},1 ${X - 300},${Y + 330},1`,
      ),
      cut(
        '#ffffff',
        limb(
          '640,350,0 724,336,14 790,350,9 840,342,0; 620,550,0 690,538,10 770,550,12 820,542,0; 700,440,0 760,433,6 800,440,0',
        ),
      ),
      inked('#f0fae0', 7, SHORE),
    ),
  ),
  inked('#f4f6b0', 10, `${RIM} ${RIM.split(' ')[0]}`),
];

/** Morning clouds below the summit, their shadows on the slopes. */
export const cloudsBelow: readonly Layer[] = [
  cut(
    { fill: '#06262c', opacity: 0.5 },
    disc(190, 850, 210, 110),
    disc(390, 910, 150, 80),
    disc(1210, 170, 140, 100),
    disc(90, 150, 120, 80),
  ),
  cut(
    '#cfe0e8',
    disc(40, 780, 190, 120),
    disc(210, 850, 170, 90),
    disc(1180, 80, 150, 100),
    disc(1050, 20, 120, 70),
    disc(10, 90, 120, 80),
  ),
  cut(
    '#ffffff',
    disc(10, 760, 150, 90),
    disc(130, 810, 130, 84),
    disc(250, 872, 100, 56),
    disc(1190, 50, 140, 80),
    disc(1080, 10, 90, 52),
    disc(0, 70, 90, 60),
  ),
];
