import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';

const [SKIN, LIT, HAIR] = ['#4a231c', '#b8622f', '#17121c'];
const [WHITE, FOLD, WOOD, SOUND, STRING] = ['#f7ecd2', '#c9a98a', '#7d3f22', '#e0a04e', '#f7ecd2'];

/** A head from the side, its neck at (0, 44), looking to the right; lit by a fire before it. */
const head = (skin: string, lit: string, hair: string, crown: string): readonly Layer[] => [
  within(
    skin,
    '-24,62,1 -17,44 -18,34 -28,20 -34,0 -34,-20 -22,-42 4,-50 26,-40 31,-22 30,-12,1 36,0 42,8 38,13 33,14,1 40,18 36,24,1 39,29 32,34 33,43 20,48 5,42,1 10,64,1',
    cut(lit, '16,-60,1 8,-24 14,-6 6,10 16,26 8,60,1 60,60,1 60,-60,1'),
  ),
  cut(hair, crown),
  cut(skin, '-12,-4,1 -4,-10 2,-2 -2,10 -8,12'),
];

/** An elder in a white cloth who plays the inanga, the trough zither, on his lap: he sits on a stool that stands at (0, 0). */
export const inangaPlayer = (at: Placing): Layer =>
  moved(
    at,
    // The stool.
    cut(
      HAIR,
      '-78,-70,1 30,-70,1 26,-52,1 -74,-52,1',
      '-66,-54,1 -50,-54,1 -40,0,1 -62,0,1',
      '4,-54,1 20,-54,1 24,0,1 4,0,1',
    ),
    // Shins and feet.
    cut(SKIN, '64,-90,1 104,-96,1 98,-40 92,-16,1 104,-8 132,-4 136,2,1 70,2,1 72,-30'),
    moved(
      { x: -4, y: -264, turn: 12, scale: 1.1 },
      ...head(
        SKIN,
        LIT,
        '#d8cfc4',
        '30,-24,1 20,-26 8,-18 -6,-20 -14,-2 -22,14 -30,12 -36,-14 -26,-46 4,-56 26,-44',
      ),
    ),
    within(
      WHITE,
      '-30,-226,1 -62,-214 -84,-180 -92,-130 -90,-70 -82,-44,1 -20,-40 60,-30 116,-26,1 118,-70 120,-104 96,-122 60,-126,1 50,-170 34,-208 12,-224,1',
      cut(FOLD, '-100,-240,1 -40,-230 -66,-190 -60,-130 -20,-90 40,-76 60,-20 -100,-20,1'),
      cut(SKIN, '12,-230,1 -6,-206 -16,-176 30,-150,1 70,-160,1 60,-230,1'),
      cut('#a8402a', '-36,-232,1 -10,-190 30,-150 66,-124,1 74,-136,1 36,-168 0,-200 -18,-236,1'),
    ),
    // The inanga, its strings towards us.
    moved(
      { x: 58, y: -132, turn: -24 },
      cut(
        WOOD,
        '-150,-34,1 -128,-26 -106,-40,1 0,-46 106,-40,1 128,-26 150,-34,1 156,0 150,34,1 128,28 106,42,1 0,48 -106,42,1 -128,28 -150,34,1 -156,0',
      ),
      cut(SOUND, '-118,-24,1 0,-30 118,-24,1 124,0 118,26,1 0,32 -118,26,1 -124,0'),
      inked(
        STRING,
        2.5,
        '-122,-18 122,-18',
        '-124,-9 124,-9',
        '-124,0 124,0',
        '-124,9 124,9',
        '-122,18 122,18',
      ),
    ),
    // The near arm, its fingers on the strings.
    cut(
      SKIN,
      '-44,-214,1 -18,-220 2,-200 4,-170 2,-146,1 24,-146 52,-156 64,-166 78,-166 72,-156,1 88,-160 96,-154 82,-148,1 96,-146 98,-138 82,-138,1 90,-132 84,-126 72,-130 58,-132 30,-118 -8,-108 -30,-112 -40,-140 -52,-180',
    ),
  );

/** Somebody in a striped blanket who listens, seated on the ground at (0, 0), looking to the right. */
export const listenerInBlanket = (
  at: Placing,
  {
    cloth,
    band,
    skin,
    lit,
    hair,
    crown,
  }: Record<'cloth' | 'band' | 'skin' | 'lit' | 'hair' | 'crown', string>,
): Layer =>
  moved(
    at,
    moved({ x: 8, y: -210, turn: 2, scale: 1.08 }, ...head(skin, lit, hair, crown)),
    within(
      cloth,
      '-26,-176,1 -60,-160 -84,-120 -96,-60 -104,-6 -96,10 -40,16 60,14 104,8 114,-40 104,-84 82,-100 56,-98,1 50,-130 36,-162 16,-176,1',
      cut(band, '-120,-40,1 -60,-30 0,-60 50,-98,1 70,-98,1 20,-40 -40,-4 -120,-12,1'),
      cut(band, '-84,-130,1 -40,-120 -10,-140 14,-180,1 32,-180,1 8,-120 -30,-98 -96,-104,1'),
      cut(band, '20,20,1 60,-20 90,-90,1 106,-84,1 80,-10 60,20,1'),
    ),
  );
