import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { riderAway } from '../../figures/people/riderAway.ts';
import { light } from '../../light/light.ts';

const [ROCK, FACET, JOINT, BRIGHT, EARTH, DEEP, LIT, SKY, ROAD, SHADE] = [
  '#b2351f',
  '#a12d1d',
  '#7d1b1c',
  '#d24e2a',
  '#4e1020',
  '#65141d',
  '#f5783c',
  '#8fdad0',
  '#ffbf4f',
  '#cf7430',
];

/** A keyhole about the horizon in its neck, y = 0: a round of sky above, below it the road that widens. */
const keyhole = disc(0, -192, 208) + outline('-104,-30,1 104,-30,1 240,360,1 -240,360,1');

/** A wall of basalt columns: each has a side in the shade and a foot of its own, a few a break. */
const columns = (from: number, width: number, foot: number): Layer[] => {
  const [fronts, sides, breaks]: [string[], string[], string[]] = [[], [], []];
  for (let x = from, at = 0; x < width; at += 1) {
    const wide = [128, 92, 150, 104, 136, 84, 116][at % 7]!;
    const [side, end] = [x + wide * [0.6, 0.7, 0.54][at % 3]!, x + wide];
    const low = foot + [0, 14, 4, 20, 8][at % 5]!;
    fronts.push(`${x},-20,1 ${side},-20,1 ${side},${low + 18},1 ${x},${low},1`);
    sides.push(`${side},-20,1 ${end},-20,1 ${end},${low},1 ${side},${low + 18},1`);
    const y = [0, 640, 0, 330, 0, 440, 0, 0, 0, 700, 0][at % 11]!;
    if (y > 0)
      breaks.push(
        `${x},${y},1 ${side},${y + 18},1 ${end},${y},1 ${end},${y + 8},1 ${side},${y + 26},1 ${x},${y + 8},1`,
      );
    x = end;
  }
  return [wash(ROCK, { height: foot }), cut(ROCK, ...fronts), cut(FACET, ...sides), cut(JOINT, ...breaks)];
};

/** Columns that broke off by the way: x, foot, half their width and height. */
const stumps = (row: readonly (readonly [number, number, number, number])[]): Layer[] =>
  row.flatMap(([x, y, half, height]) => {
    const [edge, deep] = [half * 0.52, half * 0.34];
    const top = y - height;
    return [
      cut(
        FACET,
        `${x - half},${top},1 ${x + half},${top},1 ${x + half},${y},1 ${x + edge},${y + deep},1 ${x - edge},${y + deep},1 ${x - half},${y},1`,
      ),
      cut(JOINT, `${x + edge},${top},1 ${x + half},${top},1 ${x + half},${y},1 ${x + edge},${y + deep},1`),
      cut(BRIGHT, `${x - half},${top},1 ${x - edge},${top},1 ${x - edge},${y + deep},1 ${x - half},${y},1`),
      cut(
        LIT,
        `${x - half},${top},1 ${x - edge},${top - deep},1 ${x + edge},${top - deep},1 ${x + half},${top},1 ${x + edge},${top + deep},1 ${x - edge},${top + deep},1`,
      ),
    ];
  });

const gate: readonly Layer[] = [
  cut(DEEP, limb('0,-1100,6 3,-640,6 -2,-360,4')),
  // The thickness of the rock: in the shade at the left, in the sun at the right.
  within(DEEP, keyhole, wash(LIT, { x: 0, y: -420, width: 320, height: 800 })),
  moved(
    { x: 0, y: 0, scale: 0.84 },
    within(SKY, keyhole, wash(ROAD, { x: -300, y: 0, width: 600, height: 400 })),
  ),
  ...stumps([
    [-352, 366, 50, 150],
    [-424, 386, 50, 56],
    [364, 362, 50, 70],
    [436, 382, 50, 176],
  ]),
  cut(ROAD, '-201,300,1 201,300,1 240,360,1 400,600,1 -400,600,1 -240,360,1'),
];

/** The wall of red rock, and the one way through it. */
const wall = (
  width: number,
  way: Placing & { x: number; y: number },
  guest: Placing,
  subject: Box,
): Layer[] => [
  wash(EARTH),
  ...columns((way.x % 810) - 810, width, Math.round(way.y + 345 * (way.scale ?? 1))),
  moved(way, ...gate),
  moved(
    guest,
    cut(SHADE, '-11,0,1 11,0,1 184,300,1 50,300,1'),
    ...riderAway({
      skin: ['#4a2620', '#7a3f2a'],
      shirt: ['#0e6f80', '#128a98'],
      helmet: ['#d9cbb8', '#fff6e3'],
    }),
  ),
  plan({ subject, camera: 'back' }),
];

/** The great view of Hell's Gate: the way between its cliffs is a keyhole of sky and road. */
export const postersHellsgate: readonly Picture[] = poster('hellsgate', {
  light: light('golden', 'kenya', 'left'),
  wide: wall(2390, { x: 1760, y: 540 }, { x: 1752, y: 826, scale: 0.8 }, [1600, 180, 320, 640]),
  tall: wall(1080, { x: 540, y: 926, scale: 0.92 }, { x: 532, y: 1190, scale: 0.74 }, [390, 590, 300, 590]),
});
