import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const [INK, WHITE, SHADE, GOLD, CORAL, BLUE] = [
  '#2a1418',
  '#fff8e6',
  '#cfdccb',
  '#f4b43c',
  '#e2492f',
  '#124f73',
];

/** Skin and its shade, how far the head is thrown back, and the profile that is its own. */
interface Sniffer {
  readonly skin: string;
  readonly dark: string;
  readonly turn: number;
  /** Pixels that the nose's tip and the chin stand out further. */
  readonly nose?: number;
  readonly chin?: number;
  /** Keeps an eye on the road. */
  readonly awake?: boolean;
}
const skull = (nose: number, chin: number) =>
  `24,-160,1 -10,-184 -50,-172 -58,-134 -60,-124,1 ${-76 - nose},-100 ${-78 - nose},-94 -70,-88 -67,-87,1 -74,-80 -72,-74 -66,-72,1 -74,-66 -70,-60 -64,-58,1 ${-66 - chin},-48 ${-60 - chin},-36 -46,-34 -22,-28 -14,-10,1 30,-10 30,-40 40,-70 42,-120 24,-160,1`;

/** A head in profile that looks left and up with shut eyes, on a neck that stands on (0, 40); wear lies over it. */
function head(
  { skin, dark, turn, nose = 0, chin = 0, awake = false }: Sniffer,
  wear: readonly Layer[],
  neck = true,
): Layer[] {
  return [
    ...(neck ? [cut(skin, '-26,-40,1 34,-60,1 38,0 52,34,1 10,56 -34,34,1 -22,6 -26,-40,1')] : []),
    moved(
      { x: 0, y: 0, turn },
      within(
        skin,
        skull(nose, chin),
        cut(dark, '-46,-34,1 -22,-32 -6,-60 2,-80,1 14,-50 26,-20 30,0,1 -40,0,1'),
      ),
      inked(
        INK,
        5,
        '-58,-128 -46,-134 -34,-128',
        awake ? '-58,-114 -46,-116 -34,-106' : '-56,-108 -48,-102 -36,-106',
      ),
      ...(awake
        ? [cut(WHITE, '-58,-112,1 -46,-114 -34,-105,1 -46,-100 -56,-103,1'), cut(INK, disc(-53, -107, 6))]
        : []),
      inked(INK, 4, '-66,-72 -56,-70 -48,-78'),
      ...wear,
    ),
  ];
}
const EAR = '0,-110,1 6,-126 -12,-128 -18,-116 -16,-96 -6,-92 0,-110,1';
const ear = (skin: string, dark: string) => [cut(dark, '-2,-90,1 10,-130 -14,-134 -2,-90,1'), cut(skin, EAR)];
const cropped = 'M-58-150L30-150Q52-110 34-64L8-70Q4-110-6-130Q-30-146-58-138Z';
const shoulders = (colour: string) =>
  cut(colour, '-92,210,1 -86,72 -44,18 -32,12,1 48,12,1 74,30 112,50 124,210,1');

/** The driver, in an embroidered kofia. */
export const inKofia: readonly Layer[] = [
  shoulders(WHITE),
  ...head({ skin: '#7a4630', dark: '#55291f', turn: 20, nose: 4, awake: true }, [
    cut(INK, cropped),
    ...ear('#7a4630', '#55291f'),
    cut(INK, '-2,-92,1 -14,-50 -40,-38 -56,-50 -62,-40 -50,-28 -22,-24 6,-50 12,-90,1'),
    within(
      WHITE,
      '-64,-142,1 -54,-204 40,-200 46,-140,1 -6,-132 -64,-142,1',
      inked(
        GOLD,
        7,
        '-64,-160,1 -50,-182,1 -36,-158,1 -22,-184,1 -8,-156,1 6,-184,1 20,-156,1 34,-182,1 48,-158,1',
      ),
    ),
  ]),
];
/** A woman in a yellow kanga with a coral border. */
export const inKanga: readonly Layer[] = [
  cut(GOLD, '-110,210,1 -100,100 -64,40 -20,10,1 60,-20,1 100,40 136,80 140,210,1'),
  ...head(
    { skin: '#5d301f', dark: '#3d1d19', turn: 36, nose: -3 },
    [
      cut(
        GOLD,
        '-62,-146,1 -50,-190 10,-212 56,-176 76,-120 70,-40 96,40,1 -30,40,1 -16,-20,1 0,-60 -20,-120 -62,-146,1',
      ),
      cut(
        CORAL,
        '-64,-142,1 -20,-126 2,-66 -10,-16,1 -30,40,1 -46,36,1 -30,-10 -18,-34 -20,-80 -38,-118 -60,-132,1',
      ),
      cut(CORAL, disc(30, -150, 13), disc(44, -86, 13), disc(8, -180, 8), disc(40, -20, 12)),
    ],
    false,
  ),
  cut(CORAL, disc(20, 90, 14), disc(76, 120, 14), disc(-50, 110, 14), disc(24, 160, 14)),
];
/** A schoolgirl in white. */
export const inWhite: readonly Layer[] = [
  cut(BLUE, '-90,210,1 -80,110 -40,70 90,70,1 116,110 120,210,1'),
  ...head(
    { skin: '#8d5638', dark: '#643523', turn: 36, nose: -8, chin: -4 },
    [
      cut(
        WHITE,
        '-62,-140,1 -56,-186 0,-204 46,-176 60,-120 58,-60 90,30,1 40,100 -50,120 -64,40,1 -30,-10 -34,-24,1 -14,-40 -14,-90 -30,-120 -62,-140,1',
      ),
      cut(SHADE, '58,-60,1 90,30,1 40,100 -10,118,1 36,60 44,0 58,-60,1'),
    ],
    false,
  ),
];
/** A visitor with a straw hat, pink from the sun. */
export const inStraw: readonly Layer[] = [
  shoulders(CORAL),
  ...head({ skin: '#f3b088', dark: '#d07f5c', turn: 36, nose: 12 }, [
    cut('#b9642a', 'M-54-150L30-150Q60-110 40-50L16-52Q8-70 8-96L-2-130Q-26-146-54-138Z'),
    ...ear('#f3b088', '#d07f5c'),
    cut('#d07f5c', disc(-38, -84, 11, 8)),
    cut(
      '#f7dc98',
      '-100,-132,1 -60,-156 -20,-166 40,-152 62,-128,1 20,-140 -60,-136 -100,-132,1',
      '-52,-146,1 -46,-200 -10,-212 34,-200 44,-140,1',
    ),
    cut(BLUE, '-54,-148,1 -52,-166,1 -10,-174 42,-160,1 44,-138,1 -10,-152 -54,-148,1'),
  ]),
];
/** An old man with a white beard. */
export const bearded: readonly Layer[] = [
  shoulders(BLUE),
  ...head({ skin: '#6b3a26', dark: '#45221b', turn: 32, nose: 6 }, [
    cut(
      WHITE,
      'M30-150Q50-110 34-60L12-66Q8-110 -2-136Z',
      '0,-92,1 -14,-70 -38,-62 -50,-72 -70,-82 -76,-72,1 -62,-72 -50,-60 -62,-56 -76,-40 -62,-6 -40,0 -10,-30 12,-80,1',
    ),
    ...ear('#6b3a26', '#45221b'),
    within(
      GOLD,
      '-64,-142,1 -52,-198 40,-194 46,-140,1 -6,-132 -64,-142,1',
      inked(CORAL, 8, '-70,-172,1 50,-168,1'),
      inked(WHITE, 6, '-66,-154,1 50,-150,1'),
    ),
  ]),
];
