import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, spots, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';

const SKIN = '#4fa63a';
const LIT = '#b6e04e';
const SHADE = '#1d6a4c';
const DEEP = '#0c3b38';
const GOLD = '#f3b53a';

/** The tail, out from the hip and rolled up like a watch spring. */
const tail = (half: number, aside = 0): string => {
  const roll = Array.from({ length: 26 }, (_, step) => {
    const angle = ((-62 + step * 25) * Math.PI) / 180;
    const reach = 138 - step * 4.5 + aside;
    return `${452 + Math.cos(angle) * reach},${32 + Math.sin(angle) * reach},${half * (0.62 - step * 0.019)}`;
  });
  return limb(`250,-230,${half * 1.5} 370,-196,${half} 450,-146,${half * 0.78} ${roll.join(' ')}`);
};

/** A foot that closes about the bough like tongs: toes before, toes behind. */
const foot = (x: number, y: number): string =>
  limb(`${x + 4},${y - 34},17 ${x - 24},${y - 6},17 ${x - 32},${y + 34},13 ${x - 20},${y + 62},3`) +
  limb(`${x - 2},${y - 34},17 ${x + 28},${y - 4},16 ${x + 34},${y + 34},12 ${x + 22},${y + 58},3`);

const HORNS = [
  ['-352,-296,15 -440,-336,11 -540,-420,0', '#a98c58'],
  ['-392,-280,16 -480,-310,12 -592,-378,0', '#f4e2b0'],
  ['-462,-220,15 -540,-236,12 -640,-292,0', '#f4e2b0'],
] as const;

/** How rows of scales lie along the flank: x, y pairs for spots. */
const scales = (count: number, x: number, y: number, dx: number, dy: number, wave: number): string =>
  Array.from({ length: count }, (_, at) => `${x + dx * at},${y + dy * at + Math.sin(at * 1.7) * wave}`).join(
    ' ',
  );

const BODY =
  '-206,-300,1 -150,-352 -60,-398 50,-412 160,-388 250,-330 320,-262 350,-200,1 300,-150 220,-110 120,-84 10,-78 -100,-96 -190,-140 -260,-150,1';
const HEAD =
  '-494,-196,1 -486,-222 -452,-250 -410,-284 -350,-312 -270,-352 -222,-372,1 -196,-330 -184,-270 -200,-200 -240,-150,1 -300,-134 -380,-138 -452,-156 -488,-178';

/** Teeth along the back, each a small leaf. */
const crest = outline(
  Array.from({ length: 21 }, (_, at) => {
    const angle = Math.PI * (0.94 - at * 0.041);
    const [cx, cy] = [60, -190];
    const reach = at % 2 === 0 ? 1 : 1.075;
    return [cx + Math.cos(angle) * 268 * reach, cy - Math.sin(angle) * 214 * reach, 1] as const;
  }).concat([[60, -200, 1]]),
);

/** A Rwenzori three-horned chameleon that walks left along a bough whose top is at y 0; its snout at (-494, -196), 1230 wide with horns and tail. */
export const hornedChameleon: readonly Layer[] = [
  // The far legs.
  cut(
    DEEP,
    limb('250,-190,52 318,-110,34 356,-40,22'),
    foot(360, 0),
    limb('-220,-190,48 -300,-110,32 -366,-50,22'),
    foot(-372, -6),
  ),
  cut(SHADE, limb('-236,-190,22 -306,-122,16 -364,-64,8')),
  // The tail.
  cut(SHADE, tail(50)),
  cut(SKIN, tail(34, 10)),
  cut(LIT, tail(11, 22)),
  cut(SHADE, crest),
  // The body: high like a leaf; bands, gold lozenges, a lit back, a belly that takes the light from below.
  within(
    SKIN,
    BODY,
    cut(
      '#8fd044',
      '-220,-330,1 -120,-400 50,-430 200,-390 350,-250,1 260,-262 160,-318 50,-338 -80,-320 -190,-260',
    ),
    cut(LIT, '-200,-340,1 -100,-410 50,-430 200,-390 300,-300,1 180,-354 50,-380 -80,-364 -180,-310'),
    cut(SHADE, '-270,-150,1 -160,-160 0,-124 130,-132 260,-176 360,-230,1 340,-80 0,-40 -270,-110'),
    cut('#3f8f62', '-200,-120,1 -80,-108 60,-96 200,-116,1 120,-70 0,-64 -120,-80'),
    cut(
      SHADE,
      limb('-130,-390,0 -150,-300,18 -140,-210,12 -120,-140,0'),
      limb('-30,-420,0 -62,-310,22 -46,-200,15 -30,-110,0'),
      limb('80,-420,0 48,-310,24 60,-200,16 74,-100,0'),
      limb('180,-390,0 158,-300,20 168,-200,14 178,-120,0'),
      limb('268,-320,0 252,-250,14 262,-190,9 268,-140,0'),
    ),
    cut(
      GOLD,
      limb('-118,-254,0 -94,-268,22 -70,-262,0'),
      limb('-16,-268,0 10,-282,26 38,-272,0'),
      limb('92,-262,0 116,-276,24 142,-264,0'),
      limb('190,-240,0 212,-252,18 234,-240,0'),
    ),
    cut(
      '#d9f07a',
      ...spots(scales(9, -170, -320, 46, -2, 22), 6),
      ...spots(scales(8, -100, -350, 42, 4, 12), 5),
    ),
    cut(
      '#2f8a86',
      ...spots(scales(11, -180, -200, 44, 4, 14), 7),
      ...spots(scales(9, -120, -160, 40, 2, 10), 6),
    ),
  ),
  // Hind leg and foreleg of the near side.
  cut(SKIN, limb('220,-190,62 150,-96,42 196,-52,25 214,-30,22'), foot(216, 0)),
  cut(LIT, limb('196,-220,20 130,-116,18 128,-92,8'), limb('190,-30,7 178,0,8 174,28,4')),
  cut(SHADE, limb('262,-170,14 196,-100,14 232,-46,6'), limb('246,-4,4 256,24,6 244,52,2')),
  cut(SKIN, limb('-178,-190,54 -106,-104,36 -166,-56,24 -190,-32,21'), foot(-192, 0)),
  cut(LIT, limb('-200,-220,18 -140,-120,15 -134,-100,7'), limb('-218,-30,7 -230,0,8 -232,28,4')),
  cut(SHADE, limb('-140,-176,12 -78,-100,13 -136,-46,6'), limb('-162,-4,4 -152,24,6 -166,50,2')),
  // The head: casque, horns, mouth, and the turret of the eye.
  cut(HORNS[0][1], limb(HORNS[0][0])),
  within(
    SKIN,
    HEAD,
    cut(LIT, '-500,-200,1 -486,-226 -410,-288 -270,-356 -220,-380,1 -210,-350 -280,-316 -370,-270 -440,-226'),
    cut(
      SHADE,
      '-494,-186,1 -420,-178 -330,-184 -262,-214 -214,-300 -190,-340,1 -160,-200 -260,-110 -500,-140',
    ),
    cut('#2f8a86', '-280,-318,1 -236,-340 -210,-300 -226,-240 -262,-222,1 -250,-270'),
    cut(SKIN, '-500,-180,1 -420,-168 -330,-172 -260,-196,1 -280,-160 -380,-150 -480,-160'),
    cut('#d9f07a', ...spots('-440,-238 -420,-252 -300,-308 -270,-322 -300,-180 -340,-160 -384,-158', 6)),
  ),
  inked(DEEP, 6, '-494,-190 -420,-176 -330,-180 -268,-206'),
  cut(DEEP, disc(-470, -208, 7, 5)),
  ...HORNS.slice(1).map(([row, tone]) => cut(tone, limb(row))),
  cut('#b88a4a', limb('-392,-264,6 -480,-298,6 -592,-378,0'), limb('-462,-208,6 -540,-226,5 -640,-292,0')),
  inked(
    '#8a5f34',
    4,
    '-424,-308 -416,-278',
    '-452,-316 -446,-290',
    '-484,-328 -478,-304',
    '-492,-242 -490,-214',
    '-520,-248 -518,-222',
    '-548,-256 -544,-232',
  ),
  cut(SHADE, disc(-352, -236, 62, 58)),
  cut('#7cc444', disc(-356, -240, 54, 50)),
  cut(LIT, '-402,-262,1 -386,-286 -352,-294 -322,-280,1 -356,-276 -384,-262'),
  cut(GOLD, disc(-366, -240, 30, 28)),
  cut('#c4641e', disc(-368, -239, 21, 20)),
  cut('#120c14', disc(-371, -239, 13)),
  cut('#ffffff', disc(-376, -244, 4)),
];
