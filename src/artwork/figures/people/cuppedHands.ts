import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

const PALM = '#b87850';
const SUN = '#e0a878';
const BACK = '#6b3c28';
const LINE = '#7a4630';

/** Two cupped hands seen from above by the one whose hands they are, round (600, 690), from the foot of a picture of 1200 x 900. */
export function cuppedHands(...held: readonly Layer[]): Layer[] {
  const row = (side: 1 | -1, text: string) =>
    points(text)
      .map(([x, y, third]) => `${600 + side * x},${y},${third}`)
      .join(' ');
  const each = (draw: (at: (text: string) => string) => Layer[]) =>
    ([-1, 1] as const).flatMap((side) =>
      draw((text) =>
        text
          .split(';')
          .map((shape) => row(side, shape))
          .join(';'),
      ),
    );
  const tip = (at: (text: string) => string, x: number, y: number, r: number) =>
    disc(points(at(`${x},${y}`))[0]![0], y, r);
  return [
    cut({ fill: '#0a5a66', opacity: 0.55 }, '360,930,1 400,700 480,560 640,520 800,580 860,720 900,930,1'),
    ...each((at) => [
      // Sleeve, the outer edge of the hand, and the palm's own light skin.
      cut('#d9452f', at('330,930,1 270,812,1 120,850,1 110,930,1')),
      cut('#a82c34', at('330,930,1 270,812,1 232,824,1 260,930,1')),
      cut('#f6c24a', at('284,832,1 270,806,1 116,842,1 114,872,1')),
      cut(BACK, at('268,812,1 276,760 250,690 226,620 196,566 150,536,1 20,600,1 6,760 60,820 118,848,1')),
      // Fingers, from the forefinger to the little one, curled up round what they hold.
      cut(
        BACK,
        limb(at('196,640,32 190,560,27 168,506,22 148,486,17')),
        limb(at('146,610,33 138,528,28 118,472,23 104,452,18')),
        limb(at('94,600,32 84,524,27 70,474,22 60,456,17')),
        limb(at('44,610,28 36,548,23 28,510,18 24,496,14')),
        tip(at, 150, 490, 20),
        tip(at, 106, 458, 21),
        tip(at, 61, 460, 19),
        tip(at, 25, 500, 16),
      ),
      cut(
        PALM,
        limb(at('184,640,26 178,562,21 158,510,17 142,494,13')),
        limb(at('136,610,27 128,532,22 110,480,18 98,462,14')),
        limb(at('86,600,26 76,528,21 64,482,17 56,466,13')),
        limb(at('38,610,22 30,550,18 24,516,13 22,504,10')),
        tip(at, 145, 500, 16),
        tip(at, 100, 468, 17),
        tip(at, 57, 470, 16),
        tip(at, 23, 508, 12),
      ),
      cut(
        SUN,
        limb(at('150,502,5 140,492,9 136,498,5')),
        limb(at('104,470,5 96,462,9 92,470,5')),
        limb(at('60,474,5 54,466,8 50,474,5')),
        limb(at('24,512,4 21,504,6 20,510,3')),
      ),
      inked(LINE, 3, at('160,560 196,552'), at('108,530 148,524'), at('56,528 96,524'), at('18,552 46,550')),
      // The heel of the hand and the thumb along its outer side.
      cut(PALM, at('240,790,1 226,690 200,610 140,570 60,580 8,620,1 4,740 50,800 110,824,1 180,812')),
      cut(BACK, limb(at('240,764,48 276,690,39 274,620,29 240,566,24')), tip(at, 238, 562, 24)),
      cut(PALM, limb(at('226,768,42 258,694,32 258,626,22 232,580,17')), tip(at, 230, 576, 17)),
      cut(SUN, limb(at('250,610,5 234,582,10 222,574,6')), at('250,740,1 268,690 258,650,1 246,680 246,720')),
      inked(LINE, 4, at('206,604 222,660 218,730'), at('242,640 270,634')),
      inked(LINE, 3, at('190,796 130,810 60,794')),
    ]),
    inked(BACK, 4, '600,612 599,700 600,790'),
    ...held,
  ];
}
