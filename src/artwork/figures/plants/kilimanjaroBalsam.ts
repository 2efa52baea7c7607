import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [RED, DEEP, LIT, SPUR, DROP] = ['#e2352c', '#96182e', '#ff7a54', '#f2c542', '#f4fbf4'];

/** A flower of Impatiens kilimanjari that hangs from (10, -46), its mouth to the left, a drop on its spur. */
export const balsamFlower: readonly Layer[] = [
  // The lobe of the lower petals that lies behind, the tube with its spur, its underside.
  cut(DEEP, '-30,20,1 -80,60 -84,120 -66,156,1 -48,140,1 -30,160 -4,130 0,80 4,30,1'),
  cut(SPUR, limb('116,50,9 122,86,7 104,112,5 80,112,4 70,98,0')),
  cut(RED, limb('-44,-4,50 10,-12,44 70,-2,26 108,24,12 120,62,8 118,84,6')),
  cut(DEEP, '-40,46,1 10,32 60,24 94,30 110,56 112,86,1 120,86,1 116,50 90,12 50,10 0,16 -50,24,1'),
  cut(LIT, '-40,-54,1 10,-58 70,-32 104,2,1 66,-18 10,-38'),
  // The mouth, the hood, the fan of the lower petals.
  cut(DEEP, disc(-42, -4, 16, 44)),
  cut(RED, '-34,-46,1 -60,-96 -110,-122 -156,-104,1 -150,-84,1 -160,-60 -120,-30 -70,-16 -44,-10,1'),
  cut(LIT, '-34,-46,1 -60,-96 -110,-122 -156,-104,1 -110,-104 -70,-76'),
  cut(
    RED,
    '-40,4,1 -90,-6 -150,16 -190,70,1 -178,88,1 -184,112 -150,128,1 -132,118,1 -120,160 -84,168,1 -60,140 -40,80 -30,40,1',
  ),
  cut(LIT, '-40,4,1 -90,-6 -150,16 -190,70,1 -140,38 -90,24'),
  inked(DEEP, 3, '-46,16 -110,44 -160,98', '-42,22 -84,74 -104,138', '-50,-24 -94,-56 -134,-78'),
  cut(DROP, '66,98,1 58,124 60,142 72,146 80,136 78,118'),
];

/** A lance-shaped leaf from 0, 0 to the right, its upper half in the light. */
const leaf = (long: number, half: number, dark: string, lit: string, rib: string): readonly Layer[] => {
  const edge = (side: 1 | -1) =>
    [0.14, 0.3, 0.46, 0.62, 0.78, 0.9]
      .flatMap((share) => {
        const out = side * half * Math.sin(Math.PI * share ** 0.8);
        const x = Math.round(long * share);
        return [`${x},${Math.round(out)},1`, `${x + Math.round(long * 0.05)},${Math.round(out * 0.93)}`];
      })
      .join(' ');
  return [
    cut(dark, `0,0,1 ${edge(1)} ${long},0,1`),
    cut(lit, `0,0,1 ${edge(-1)} ${long},0,1`),
    inked(rib, 3, `0,0 ${long - 20},0`),
  ];
};

/** Leaves of the balsam: where each begins, its turn, its length. */
export const balsamLeaves = (
  rows: readonly (readonly [x: number, y: number, turn: number, long: number])[],
  [dark, lit, rib]: readonly [string, string, string],
): Layer[] =>
  rows.map(([x, y, turn, long]) =>
    moved({ x, y, turn, scale: long / 300 }, ...leaf(300, 58, dark, lit, rib)),
  );

/** Its stems, from the ground up. */
export const balsamStems = (fill: string, rows: string): Layer => cut(fill, limb(rows));
