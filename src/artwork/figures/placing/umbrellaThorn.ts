import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { limb, outline } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';

const [BARK, SUNNY, CROWN, UNDER, LIT, BRIGHT] = [
  '#241038',
  '#e8743a',
  '#2a1a4a',
  '#180a2c',
  '#43285c',
  '#f59a4e',
];

/** A plate of leaves: its left and right tip, the height of its foot and of its domed upper side in tufts. */
function plate(left: number, right: number, foot: number, rise: number, tufts: number): string {
  const [middle, half] = [(left + right) / 2, (right - left) / 2];
  const top = (share: number, over: number): [number, number] => [
    Math.round(middle + half * share * over),
    Math.round(foot - rise * (1 - Math.abs(share) ** 2.6) * over),
  ];
  const knots: Knot[] = [[left, foot, 1]];
  for (let at = 1; at <= tufts; at += 1) {
    const share = (2 * at) / tufts - 1;
    const [x, y] = top(share - 1 / tufts, 1);
    knots.push([x - Math.round(half / tufts / 2), y - 12], [x + Math.round(half / tufts / 2), y - 12]);
    if (at < tufts) knots.push([...top(share, 1), 1]);
  }
  knots.push(
    [right, foot, 1],
    [right - half * 0.5, foot + 14],
    [middle, foot + 6],
    [left + half * 0.4, foot + 16],
  );
  return outline(knots.map(([x, y, corner]): Knot => (corner ? [Math.round(x), Math.round(y), 1] : [x, y])));
}

/** A great umbrella thorn against the light sky, the low sun at its right: 1200 wide, 700 high, its foot at 0, 0. */
export const umbrellaThorn: readonly Layer[] = [
  cut(UNDER, plate(-470, -20, -470, 60, 7), plate(60, 520, -500, 60, 7), plate(-220, 300, -540, 60, 8)),
  cut(
    BARK,
    limb(
      '0,0,52 6,-70,34 -6,-170,30 -40,-250,26 -120,-340,20 -230,-420,13 -360,-478,6; 0,-150,30 44,-240,24 120,-330,19 240,-420,13 390,-506,6; -30,-240,22 -30,-330,17 10,-430,12 30,-540,6; -110,-330,16 -120,-420,11 -170,-520,6; 110,-320,15 130,-420,11 190,-540,5; -220,-412,9 -300,-430,6 -400,-482,3; 230,-412,9 320,-440,6 450,-504,3; -30,-320,10 40,-420,8 100,-530,4',
    ),
    '-90,6,1 -50,-26 -40,-70 44,-70 56,-30 110,6,1',
  ),
  // The sun on the right of trunk and boughs.
  cut(
    SUNNY,
    limb(
      '92,4,12 38,-50,11 22,-150,8 58,-226,7 130,-324,6 250,-412,3; -14,-250,4 -20,-330,4 22,-430,2; -86,-330,4 -190,-410,3 -290,-452,1; 120,-350,3 144,-420,2',
    ),
  ),
  // The sun rims each plate of the crown.
  cut(BRIGHT, plate(-610, -120, -506, 74, 8), plate(160, 610, -537, 70, 8), plate(-390, 450, -577, 96, 13)),
  cut(CROWN, plate(-400, 440, -570, 96, 13)),
  cut(LIT, plate(-20, 410, -590, 60, 7)),
  cut(BRIGHT, plate(-290, -118, -510, 50, 3), plate(420, 606, -540, 44, 3)),
  cut(CROWN, plate(-620, -130, -500, 74, 8), plate(150, 600, -530, 70, 8)),
  cut(LIT, plate(-420, -160, -512, 44, 4), plate(350, 580, -540, 42, 4)),
];
