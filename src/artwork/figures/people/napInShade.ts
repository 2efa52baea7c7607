import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { roundEnded } from '../../drawing/roundEnded.ts';

/** The colours of a sleeper and a bed, in the sun or in the shade. */
export interface NapInks {
  wood: string;
  bed: string;
  rope: string;
  skin: string;
  lit: string;
  dark: string;
  hair: string;
  shorts: string;
  fold: string;
  cover: string;
  page: string;
}

/** Rope along the frame, seen at both ends of the cloth. */
const ROPES = [-96, -64, -32, 0, 32, 64, 96].map((x) => `${x},-300 ${x},300`);

/** What throws a shadow: the frame, and the arm that hangs over it. */
const OUTLINE =
  '-138,-306,1 138,-306,1 138,306,1 -138,306,1;104,-92,1 160,-54 214,-40 250,-64 312,-14 308,8 270,14 214,-12 112,-40,1';

/** The shadow of the bed and the arm on the sand. */
export const napShadow = (shade: string): Layer => cut(shade, OUTLINE);

/** Somebody from above, asleep on a rope bed with a book on the face: an arm under the head, the other over the rail, an ankle on the other shin; head up the page, 300 pixels from the middle. */
export const napInShade = (ink: NapInks): readonly Layer[] => [
  within(
    ink.rope,
    '-112,-284,1 112,-284,1 112,284,1 -112,284,1',
    inked(ink.wood, 6, ...ROPES),
    cut(ink.bed, '-112,-262,1 112,-262,1 112,262,1 -112,262,1'),
  ),
  cut(
    ink.wood,
    limb('-120,-300,11 -120,0,10 -120,300,11'),
    limb('120,-300,11 120,0,10 120,300,11'),
    limb('-128,-288,10 0,-288,9 128,-288,10'),
    limb('-128,288,10 0,288,9 128,288,10'),
    disc(-122, -290, 19),
    disc(122, -290, 19),
    disc(-122, 290, 19),
    disc(122, 290, 19),
  ),
  // The arm under the head.
  cut(
    ink.skin,
    limb('-58,-146,24 -92,-184,21 -112,-214,17 -108,-236,17 -70,-248,15 -16,-244,13'),
    disc(-106, -226, 18),
  ),
  cut(ink.dark, limb('-50,-128,6 -84,-166,5 -104,-196,3 -112,-214,0')),
  // The straight leg.
  cut(
    ink.skin,
    '0,30,1 4,80 10,130 10,150 8,190 18,226 20,246 26,262 44,280 58,280 64,268 56,250 46,236,1 48,210 58,180 56,150 56,126 62,70 60,20,1',
  ),
  cut(
    ink.lit,
    '46,40,1 46,80 42,126 44,150 46,180 38,214 40,238,1 46,236,1 48,210 58,180 56,150 56,126 62,70 60,20,1',
  ),
  cut(ink.dark, '4,76,1 10,130 10,150 8,190 18,226,1 22,190 24,150 22,110 20,70,1'),
  // The bent leg, its ankle over the other.
  cut(
    ink.dark,
    '-58,10,1 -80,50 -112,88 -128,116 -118,140 -90,148 -50,162 -10,182 12,196 26,206,1 60,216 70,206 66,194 50,184 26,176,1 0,158 -30,134 -62,112,1 -30,84 0,60 10,30,1',
  ),
  cut(
    ink.skin,
    '-60,10,1 -80,50 -112,88 -126,112 -118,126 -100,124 -60,110 -20,86 6,60 10,20,1',
    '-108,122,1 -92,138 -50,150 -10,172 16,186 30,194,1 62,204 70,200 66,190 50,182 26,176,1 0,158 -30,134 -64,112,1',
  ),
  // The trunk.
  within(
    ink.skin,
    '0,-186,1 18,-180 20,-164 50,-156 74,-140 72,-110 58,-70 50,-40 56,-10 60,30,1 -60,30,1 -56,-10 -50,-40 -58,-70 -72,-110 -74,-140 -50,-156 -20,-164 -18,-180',
    cut(ink.dark, '-90,-150,1 -60,-130 -44,-90 -36,-50 -44,-20 -50,40,1 -90,40,1'),
    cut(ink.lit, '80,-160,1 56,-150 50,-120 44,-80 36,-50 40,-20 46,20,1 90,20,1'),
    cut(ink.dark, '-24,-190,1 24,-190,1 26,-160 0,-146 -26,-160'),
    inked(ink.dark, 4, '-52,-98 -26,-88 -4,-96', '4,-96 26,-88 50,-98', '0,-80 2,-50'),
    cut(ink.dark, disc(0, -34, 4, 6)),
  ),
  // The shorts.
  cut(
    ink.shorts,
    '-53,-16,1 0,-8 53,-16,1 62,20 66,70,1 36,78 4,72,1 2,44,1 -24,84 -60,104,1 -90,84 -108,64,1 -84,34 -62,0',
  ),
  cut(ink.fold, '2,44,1 -24,84 -60,104,1 -76,94,1 -40,70 -8,40', '2,44,1 4,72,1 15,72,1 14,54'),
  inked(ink.page, 4, '-8,-4 -10,16', '6,-4 10,14'),
  // The arm over the rail, its hand at rest on the sand, the thumb towards the head.
  cut(ink.skin, roundEnded('52,-132,25 130,-76,18 214,-44,12', 0)),
  cut(ink.dark, limb('58,-106,0 90,-78,7 130,-60,6 210,-33,0')),
  moved(
    { x: 212, y: -45, turn: 22, scale: 0.94 },
    cut(
      ink.skin,
      '-10,-13,1 10,-20 22,-36 40,-54 54,-60 62,-50 52,-36 44,-22,1 62,-26 84,-30 98,-26 100,-16 92,-11,1 108,-16 120,-10 120,0 108,5,1 118,6 122,14 116,22 102,20,1 108,24 106,34 92,36 64,34 36,30 14,20 -10,13,1',
    ),
    cut(
      ink.dark,
      limb('100,-13,0 80,-8,3 52,-6,0'),
      limb('116,5,0 86,8,3 54,8,0'),
      limb('108,22,0 86,21,3 58,18,0'),
    ),
  ),
  // Head and book.
  cut(ink.skin, '-32,-214,1 -30,-186 -14,-170 0,-168 14,-170 30,-186 32,-214,1'),
  cut(ink.hair, disc(0, -234, 37, 33)),
  cut(ink.page, '-72,-242,1 -6,-236 64,-236,1 58,-154,1 -8,-166 -72,-162,1'),
  cut(ink.cover, '-68,-246,1 -4,-241 66,-240,1 60,-164,1 -6,-174 -70,-170,1'),
  cut(ink.dark, limb('-3,-243,4 -5,-206,4 -7,-172,5')),
];
