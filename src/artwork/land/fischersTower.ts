import type { Layer } from '../canvas/canvas.ts';
import { cut, moved, within } from '../canvas/cut.ts';
import { limb } from '../drawing/brush.ts';

/** The tower's outline, 600 high, its foot on the origin. */
const TOWER =
  '-168,8,1 -150,-30 -118,-54 -104,-96,1 -96,-150 -100,-196,1 -84,-214 -82,-300,1 -72,-318 -74,-392,1 -60,-406 -58,-470,1 -62,-520 -54,-566,1 -36,-590 -20,-574,1 -12,-544 -4,-548,1 6,-598 22,-606 32,-580,1 40,-520 44,-474,1 58,-460 56,-390,1 72,-372 74,-300,1 88,-284 86,-210,1 100,-196 100,-140,1 112,-110 120,-66,1 150,-40 172,8,1';
/** The planes turned away from the morning, the deepest clefts, and the edges that catch light. */
const SHADE =
  '6,-620,1 12,-560 -2,-470,1 20,-452 12,-372,1 30,-350 22,-262,1 38,-238 30,-150,1 48,-110 40,10,1 220,20,1 220,-640,1';
const MIDDLE =
  '-30,-600,1 -34,-520,1 -22,-440 -34,-350,1 -24,-330 -32,-220,1 -14,-196 -34,-90,1 -22,10,1 60,10,1 40,-600,1';
const CLEFTS = [
  '-12,-552,3 -10,-480,4 -18,-404,2 -14,-330,0',
  '-56,-400,0 -54,-330,3 -60,-230,4 -54,-130,3 -66,-40,0',
  '16,-330,0 8,-250,4 14,-160,4 4,-60,0',
  '62,-310,0 58,-230,4 66,-120,4 60,-30,0',
  '34,-540,0 32,-470,3 38,-400,3 34,-350,0',
  '-82,-200,0 -76,-140,3 -84,-70,0',
  '88,-180,0 84,-110,3 96,-30,0',
].map((row) => limb(row));
const LEDGES =
  '-76,-300,1 -40,-312 -32,-306,1 -50,-298 -80,-290,1; -98,-196,1 -60,-212 -34,-204,1 -60,-198 -98,-184,1; -70,-392,1 -50,-402 -36,-396,1 -54,-390 -72,-382,1';
const EDGES =
  '-168,8,1 -150,-30 -118,-54 -104,-96,1 -96,-150 -100,-196,1 -84,-214 -82,-300,1 -72,-318 -74,-392,1 -60,-406 -58,-470,1 -62,-520 -54,-566,1 -36,-590 -24,-580,1 -42,-560 -48,-470,1 -48,-400 -62,-388,1 -60,-312 -70,-296,1 -70,-210 -88,-192,1 -82,-150 -92,-92,1 -104,-50 -138,-16,1 -146,8,1; -2,-548,1 6,-598 22,-606 26,-598,1 14,-590 8,-540,1';

/**
 * Fischer's Tower, the lone plug of columned rock at the gate of the park: its foot on (x, y), 600 pixels high at a
 * scale of 1, lit from the left unless `flip`. The tones run from the edge in light to the deepest clefts.
 */
export const fischersTower = (options: {
  x: number;
  y: number;
  scale: number;
  flip?: boolean;
  tones: readonly [edge: string, lit: string, middle: string, shade: string, cleft: string];
}): Layer => {
  const { tones, ...placing } = options;
  const [edge, lit, middle, shade, cleft] = tones;
  return moved(
    placing,
    within(
      lit,
      TOWER,
      cut(middle, MIDDLE),
      cut(shade, SHADE),
      cut({ fill: cleft, opacity: 0.75 }, ...CLEFTS),
      cut({ fill: edge, opacity: 0.55 }, LEDGES),
      cut(edge, EDGES),
    ),
  );
};
