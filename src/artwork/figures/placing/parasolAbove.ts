import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const RIBS = 12;

/** A point of the parasol by its rib, in pixels round its middle. */
const at = (rib: number, reach: number): string => {
  const angle = (rib / RIBS) * Math.PI * 2 + 0.1;
  return `${Math.round(Math.cos(angle) * reach)},${Math.round(Math.sin(angle) * reach)}`;
};

/** One panel of cloth between two ribs, its hem drawn in a little. */
const panel = (rib: number, r: number, inner = 0): string =>
  `${at(rib, inner)},1 ${at(rib, r)},1 ${at(rib + 0.5, r * 0.95)} ${at(rib + 1, r)},1 ${at(rib + 1, inner)},1`;

/** Panels by how they stand to a sun at the upper right: 0 in the light, 2 away from it. */
const shadeOf = (rib: number) => (rib < 1 || rib > 7 ? 0 : rib < 3 || rib > 5 ? 1 : 2);
const RED = ['#ee4a34', '#d43a30', '#a82a34'];
const WHITE = ['#fffaf0', '#ecdcd0', '#c8acb0'];

/** A red and white parasol from straight above, its middle at (x, y), and its shadow on the sand. */
export const parasolAbove = (x: number, y: number, r: number): Layer =>
  moved(
    { x, y },
    ...Array.from({ length: RIBS }, (_, rib) =>
      cut((rib % 2 === 0 ? RED : WHITE)[shadeOf(rib)]!, panel(rib, r)),
    ),
    // Each cloth sags between its ribs: a darker half on the side away from the sun.
    cut(
      { fill: '#7a1430', opacity: 0.16 },
      ...Array.from({ length: RIBS }, (_, rib) => {
        const near = rib >= 4 && rib < 10 ? rib : rib + 0.5;
        return `0,0,1 ${at(near, r * (near === rib ? 1 : 0.955))},1 ${at(near + 0.25, r * 0.965)} ${at(near + 0.5, r * (near === rib ? 0.955 : 1))},1`;
      }),
    ),
    cut('#fffaf0', disc(0, 0, r * 0.07)),
    cut('#c8acb0', disc(-3, 4, r * 0.05)),
    cut('#f0b43c', disc(2, -2, r * 0.034)),
  );

/** What the parasol's shadow covers, `r` pixels round (x, y). */
export const parasolShadow = (x: number, y: number, r: number): string =>
  Array.from({ length: RIBS }, (_, rib) => {
    const angle = (rib / RIBS) * Math.PI * 2 + 0.1;
    const reach = r * 1.04;
    return `${Math.round(x + Math.cos(angle) * reach)},${Math.round(y + Math.sin(angle) * reach)}`;
  }).join(' ');

const foot = (x: number, y: number, turn: number, skin: string, sole: string): Layer =>
  moved(
    { x, y, turn },
    cut(skin, '-16,-17,1 10,-18 50,-24 72,-16 72,4 58,20 34,16 10,17 -16,15,1'),
    cut(
      sole,
      '-12,0 -8,-13 10,-14 30,-13 52,-19 64,-12 64,2 54,14 34,10 12,13 -8,12',
      disc(72, -14, 8, 7),
      disc(74, -3, 6, 5),
      disc(71, 5, 5, 4),
      disc(66, 11, 5, 4),
      disc(60, 16, 4),
    ),
  );

/** Two who lie on cloths under it: their legs, from the knee to the soles, along x from the origin. */
export const legsInTheSun: readonly Layer[] = [
  // The cloths: a field, a border, a row of spots.
  within(
    '#f2b234',
    '-60,-150,1 420,-158,1 430,-8,1 -60,-2,1',
    cut(
      '#d8402e',
      '384,-170,1 404,-170,1 414,0,1 394,0,1',
      '-60,-150,1 420,-158,1 420,-142,1 -60,-134,1',
      '-60,-18,1 430,-24,1 430,0,1 -60,0,1',
    ),
  ),
  within(
    '#178a94',
    '-60,14,1 430,4,1 424,156,1 -60,168,1',
    cut(
      '#f6e2b4',
      '396,0,1 410,0,1 406,170,1 392,170,1',
      '-60,26,1 430,16,1 430,26,1 -60,36,1',
      '-60,142,1 430,132,1 430,142,1 -60,152,1',
    ),
  ),
  cut(
    { fill: '#5a2a2a', opacity: 0.45 },
    limb('-40,-92,22 120,-94,22 250,-86,15 320,-88,14'),
    limb('-40,-36,22 120,-32,22 250,-34,15 320,-30,14'),
    limb('-40,70,22 130,90,22 260,112,15 330,124,14'),
  ),
  cut(
    '#7a4630',
    limb('-40,-104,26 60,-106,22 140,-106,25 250,-98,15 312,-100,14'),
    limb('-40,-48,26 60,-46,22 140,-44,25 250,-44,15 312,-42,14'),
  ),
  cut(
    '#9a6040',
    limb('-40,-112,10 60,-114,9 140,-114,11 250,-103,5 300,-104,4'),
    limb('-40,-56,10 60,-54,9 140,-52,11 250,-48,5 300,-46,4'),
  ),
  foot(318, -102, -12, '#7a4630', '#c08a6a'),
  foot(318, -42, 10, '#7a4630', '#c08a6a'),
  // His ankles are crossed.
  cut('#4e2a22', limb('-40,112,28 60,108,24 140,100,26 250,80,16 316,66,14')),
  foot(322, 62, -22, '#4e2a22', '#a87454'),
  cut('#5e3426', limb('-40,58,28 60,62,24 140,70,26 250,94,16 322,112,14')),
  cut('#80503a', limb('-40,48,10 60,52,9 140,60,11 250,88,5 312,104,4')),
  foot(328, 116, 18, '#5e3426', '#a87454'),
];
