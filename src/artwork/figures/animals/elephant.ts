import { drawn, fill, type Figure, type Part } from '../../drawing/figure.ts';
import { placed, type Placed } from '../../drawing/placed.ts';
import { points } from '../../drawing/points.ts';

type Pose = 'walking' | 'drinking' | 'calf';

/** The trunk from the brow to its tip, as a limb, and its creases, across it. */
const TRUNKS: Record<Pose, string> = {
  walking: '66,-32,50 102,24,38 118,80,29 120,134,22 108,178,17 110,210,13 132,218,9',
  drinking: '66,-32,50 106,26,38 130,82,28 148,134,22 160,178,17 166,212,13 164,220,11',
  calf: '66,-32,50 100,16,36 110,60,26 106,102,19 96,130,15 104,152,11 118,156,8',
};

/** All but the head, the far side first; the head is apart, because a calf's is larger for its body. */
const body = (at: Placed): Part[] => [
  fill(
    'shade',
    at('-112,-180 -92,-116 -86,-60 -96,-16 -94,0,1 -26,0,1 -22,-16 -34,-60 -40,-104 -26,-180'),
    at('34,-180 44,-112 34,-60 18,-18 16,0,1 84,0,1 88,-16 92,-60 98,-112 108,-180'),
  ),
  fill('shade', at.limb('-190,-236,6 -210,-186,5 -212,-140,4 -204,-104,3')),
  fill('dark', at('-210,-114 -218,-82 -210,-66,1 -198,-84 -198,-112')),
  fill(
    'body',
    at(
      '-204,-196 -202,-258 -164,-296 -96,-304 -24,-290 44,-296 92,-318 138,-316 176,-280 180,-200 150,-140 96,-116 20,-102 -60,-112 -120,-136 -180,-160',
    ),
    at(
      '-206,-214 -208,-150 -190,-100 -196,-54 -204,-16 -202,0,1 -126,0,1 -122,-18 -130,-58 -112,-100 -72,-140 -60,-210 -130,-250',
    ),
    at('80,-236 92,-150 108,-100 110,-54 102,-18 102,0,1 178,0,1 180,-16 172,-54 172,-100 182,-150 180,-230'),
  ),
  fill(
    'shade',
    at('-66,-146 0,-132 60,-138 98,-150 106,-116,1 60,-108 10,-102 -50,-110 -98,-122,1'),
    at('-206,-120 -190,-100 -196,-54 -204,-16 -202,0,1 -180,0,1 -182,-20 -172,-58 -172,-100'),
    at('92,-150 108,-100 110,-54 102,-18 102,0,1 122,0,1 126,-20 130,-58 126,-100 112,-150'),
  ),
  fill(
    'lit',
    at(
      '-203,-226 -190,-272 -160,-297 -96,-305 -24,-291 44,-297 92,-319 124,-319 90,-306 44,-284 -24,-276 -96,-290 -150,-282 -182,-258',
    ),
  ),
  // Creases of the hip, the flank and the knees.
  fill(
    'shade',
    at.limb('-64,-236,1 -50,-190,3 -70,-146,3 -96,-122,1'),
    at.limb('-160,-114,1 -146,-108,3 -126,-112,1'),
    at.limb('118,-112,1 138,-106,3 160,-112,1'),
    at.limb('60,-262,1 54,-220,3 70,-180,1'),
  ),
  fill(
    'lit',
    at('-168,-1,1 -164,-12 -150,-12 -146,-1,1'),
    at('-142,-1,1 -140,-12 -128,-12 -126,-1,1'),
    at('134,-1,1 138,-12 152,-12 156,-1,1'),
    at('160,-1,1 162,-12 176,-12 178,-1,1'),
  ),
];
/** The head, its origin where the neck holds it, as is that of all it bears. */
const head = (at: Placed): Part[] => [
  fill('body', at('-22,-56 -4,-92 32,-114 66,-112 98,-92 114,-52 116,-8 96,26 74,50 50,66 28,54 0,10')),
  fill('shade', at('10,30 36,34 64,44 76,56 50,68 28,56')),
  fill('lit', at('-8,-86 32,-115 66,-113 98,-92 108,-70 88,-82 60,-96 30,-96')),
];
/** The ear: broad above, drawn out to a point below, its front edge folded over. */
const ear = (at: Placed): Part[] => [
  fill('shade', at('38,-74 -18,-104 -74,-92 -102,-46 -98,8 -70,58 -28,94,1 2,72 20,26 42,-20')),
  fill('body', at('42,-74 -10,-98 -62,-84 -88,-42 -84,8 -58,52 -22,82,1 2,62 20,22 44,-22')),
  fill('lit', at.limb('22,-84,1 -14,-96,4 -62,-86,5 -90,-44,4 -88,-6,1')),
  fill(
    'shade',
    at.limb('36,-58,2 24,-20,5 8,18,4 -2,60,1'),
    at.limb('-44,-62,1 -54,-26,3 -42,16,1'),
    at.limb('-10,-70,1 -18,-32,3 -14,4,1'),
  ),
];
/** Tusk, eye and brow. */
const face = (at: Placed): Part[] => [
  fill('pale', at('74,40,1 92,68 122,82 160,66,1 126,96 90,84 64,56,1')),
  fill('dark', at('66,-46,1 76,-54 90,-48,1 80,-38')),
  fill('lit', at.limb('62,-58,1 76,-66,3 94,-56,1')),
];

/** A trunk's creases: short bars across it, from the brow down. */
function creases(trunk: string): string[] {
  return points(trunk)
    .slice(1, 5)
    .map(
      ([x, y, half]) => `${x - half * 0.2},${y - 4},0 ${x + half * 0.4},${y},2 ${x + half * 0.9},${y - 6},0`,
    );
}

/** Parts at a fraction of a full-grown animal's size, the head and what it bears `larger` for its body. */
function partsOf(pose: Pose, scale: number, larger = 1): Part[] {
  const at = placed({ x: 140 * scale, y: -230 * scale, scale: scale * larger });
  const trunk = TRUNKS[pose];
  return [
    ...body(placed({ scale })),
    ...head(at),
    fill('body', at.limb(trunk)),
    fill('shade', ...creases(trunk).map(at.limb)),
    ...ear(at),
    ...face(at),
  ];
}

/** An African elephant: a cow or bull of 3.2 m, or a calf that stands under her belly line. */
export function elephant(pose: Pose = 'walking'): Figure {
  if (pose !== 'calf') return drawn(`elephant ${pose}`, partsOf(pose, 1));
  const parts = partsOf('calf', 0.31, 1.2).filter(({ tone }) => tone !== 'pale');
  return drawn('elephant calf', parts);
}
