import { limb, outline, points } from '../../drawing/brush.ts';
import { drawn } from '../../drawing/drawn.ts';
import type { Figure, Part, Tone } from '../../drawing/figure.ts';

type Pose = 'walking' | 'drinking' | 'trunkRaised' | 'calf';
type Kind = 'outline' | 'limb';

/** The trunk from the brow to its tip, as a limb, and its creases, across it. */
const TRUNKS: Record<Pose, string> = {
  walking: '206,-262,50 242,-206,38 258,-150,29 260,-96,22 248,-52,17 250,-20,13 272,-12,9',
  drinking: '206,-262,50 246,-204,38 270,-148,28 288,-96,22 300,-52,17 306,-18,13 304,-10,11',
  trunkRaised: '206,-264,50 250,-240,38 286,-246,28 304,-282,21 296,-326,16 306,-356,12 326,-362,8',
  calf: '206,-262,50 240,-214,36 250,-170,26 246,-128,19 236,-100,15 244,-78,11 258,-74,8',
};

/** What is drawn, the far side first; the head comes last and apart, because a calf's is larger for its body. */
const BODY: [Tone, Kind, ...string[]][] = [
  [
    'shade',
    'outline',
    '-112,-180 -92,-116 -86,-60 -96,-16 -94,0,1 -26,0,1 -22,-16 -34,-60 -40,-104 -26,-180',
    '34,-180 44,-112 34,-60 18,-18 16,0,1 84,0,1 88,-16 92,-60 98,-112 108,-180',
  ],
  ['shade', 'limb', '-190,-236,6 -210,-186,5 -212,-140,4 -204,-104,3'],
  ['dark', 'outline', '-210,-114 -218,-82 -210,-66,1 -198,-84 -198,-112'],
  [
    'body',
    'outline',
    '-204,-196 -202,-258 -164,-296 -96,-304 -24,-290 44,-296 92,-318 138,-316 176,-280 180,-200 150,-140 96,-116 20,-102 -60,-112 -120,-136 -180,-160',
    '-206,-214 -208,-150 -190,-100 -196,-54 -204,-16 -202,0,1 -126,0,1 -122,-18 -130,-58 -112,-100 -72,-140 -60,-210 -130,-250',
    '80,-236 92,-150 108,-100 110,-54 102,-18 102,0,1 178,0,1 180,-16 172,-54 172,-100 182,-150 180,-230',
  ],
  [
    'shade',
    'outline',
    '-66,-146 0,-132 60,-138 98,-150 106,-116,1 60,-108 10,-102 -50,-110 -98,-122,1',
    '-206,-120 -190,-100 -196,-54 -204,-16 -202,0,1 -180,0,1 -182,-20 -172,-58 -172,-100',
    '92,-150 108,-100 110,-54 102,-18 102,0,1 122,0,1 126,-20 130,-58 126,-100 112,-150',
  ],
  [
    'lit',
    'outline',
    '-203,-226 -190,-272 -160,-297 -96,-305 -24,-291 44,-297 92,-319 124,-319 90,-306 44,-284 -24,-276 -96,-290 -150,-282 -182,-258',
  ],
  // Creases of the hip, the flank and the knees.
  [
    'shade',
    'limb',
    '-64,-236,1 -50,-190,3 -70,-146,3 -96,-122,1',
    '-160,-114,1 -146,-108,3 -126,-112,1',
    '118,-112,1 138,-106,3 160,-112,1',
    '60,-262,1 54,-220,3 70,-180,1',
  ],
  [
    'lit',
    'outline',
    '-168,-1,1 -164,-12 -150,-12 -146,-1,1',
    '-142,-1,1 -140,-12 -128,-12 -126,-1,1',
    '134,-1,1 138,-12 152,-12 156,-1,1',
    '160,-1,1 162,-12 176,-12 178,-1,1',
  ],
];
const HEAD: [Tone, Kind, ...string[]][] = [
  [
    'body',
    'outline',
    '118,-286 136,-322 172,-344 206,-342 238,-322 254,-282 256,-238 236,-204 214,-180 190,-164 168,-176 140,-220',
  ],
  ['shade', 'outline', '150,-200 176,-196 204,-186 216,-174 190,-162 168,-174'],
  ['lit', 'outline', '132,-316 172,-345 206,-343 238,-322 248,-300 228,-312 200,-326 170,-326'],
  // The ear: broad above, drawn out to a point below, its front edge folded over.
  [
    'shade',
    'outline',
    '178,-304 122,-334 66,-322 38,-276 42,-222 70,-172 112,-136,1 142,-158 160,-204 182,-250',
  ],
  [
    'body',
    'outline',
    '182,-304 130,-328 78,-314 52,-272 56,-222 82,-178 118,-148,1 142,-168 160,-208 184,-252',
  ],
  [
    'shade',
    'limb',
    '176,-288,2 164,-250,5 148,-212,4 138,-170,1',
    '96,-292,1 86,-256,3 98,-214,1',
    '130,-300,1 122,-262,3 126,-226,1',
  ],
];
const TUSK: [Tone, Kind, ...string[]][] = [
  ['pale', 'outline', '214,-190,1 232,-162 262,-148 300,-164,1 266,-134 230,-146 204,-174,1'],
  ['dark', 'outline', '206,-276,1 216,-284 230,-278,1 220,-268'],
  ['lit', 'limb', '202,-288,1 216,-296,3 234,-286,1'],
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
function partsOf(pose: Pose, factor: number, larger = 1): Part[] {
  const trunk = TRUNKS[pose];
  const part = (by: number, [tone, kind, ...shapes]: [Tone, Kind, ...string[]]): Part => {
    const grow = (shape: string) =>
      points(shape).map(([x, y, third]) => {
        const at = [140 + (x - 140) * by, -230 + (y + 230) * by] as const;
        return [at[0] * factor, at[1] * factor, kind === 'limb' ? third * factor * by : third] as const;
      });
    return { tone, d: shapes.map((shape) => (kind === 'limb' ? limb : outline)(grow(shape))).join('') };
  };
  const head = (parts: [Tone, Kind, ...string[]][]) => parts.map((one) => part(larger, one));
  return [
    ...BODY.map((one) => part(1, one)),
    ...head([
      ...HEAD.slice(0, 3),
      ['body', 'limb', trunk],
      ['shade', 'limb', ...creases(trunk)],
      ...HEAD.slice(3),
      ...TUSK,
    ]),
  ];
}

/** An African elephant: a cow or bull of 3.2 m, or a calf that stands under her belly line. */
export function elephant(pose: Pose = 'walking'): Figure {
  if (pose !== 'calf') return drawn(`elephant ${pose}`, partsOf(pose, 1));
  const parts = partsOf('calf', 0.31, 1.2).filter(({ tone }) => tone !== 'pale');
  return drawn('elephant calf', parts);
}
