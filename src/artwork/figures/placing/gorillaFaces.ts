import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, spots, within } from '../../canvas/cut.ts';
import { outline } from '../../drawing/brush.ts';

/** What gorillas are cut from: hair in shade and in light, the dark between, bare skin in light and in shade. */
export const INKS = {
  FUR: '#171d3c',
  LIT: '#35497c',
  NIGHT: '#090b20',
  SKIN: '#5c6c98',
  SHADE: '#39476f',
  DEEP: '#1d254a',
  AMBER: '#d98a3a',
} as const;
const { FUR, LIT, NIGHT, SKIN, SHADE, DEEP, AMBER } = INKS;

/**
 * A mountain gorilla's bare face from the front, the bridge of its nose at 0, 0; the light from the left.
 * @param look how far the eyes look to the right; asleep when left out
 * @param eye how large its eyes are
 */
export const face = (look?: number, eye = 14): readonly Layer[] => [
  within(
    SKIN,
    '0,-62,1 30,-84 76,-84 112,-56 106,-10 78,24 90,62 108,96 96,146 50,170 0,172 -50,170 -96,146 -108,96 -90,62 -78,24 -106,-10 -112,-56 -76,-84 -30,-84',
    cut(SHADE, '14,-90,1 6,-20,1 40,36,1 64,90,1 40,128,1 52,190,1 140,190,1 140,-90,1'),
  ),
  // The brow hangs over the eyes and throws its shade on them.
  cut(
    DEEP,
    '-104,-34,1 -84,-46 -44,-46 -14,-26,1 -18,-2 -42,12 -74,8 -96,-10',
    '104,-34,1 84,-46 44,-46 14,-26,1 18,-2 42,12 74,8 96,-10',
  ),
  ...(look === undefined
    ? [inked(SKIN, 5, '-76,-18 -50,-2 -24,-14', '76,-18 50,-2 24,-14')]
    : [
        cut(AMBER, ...spots('-50,-16 50,-16', eye, eye)),
        cut(NIGHT, ...spots(`${-50 + look},-15 ${50 + look},-15`, eye * 0.5)),
        cut(DEEP, '-74,-37,1 -30,-37,1 -30,-22,1 -74,-22,1', '74,-37,1 30,-37,1 30,-22,1 74,-22,1'),
      ]),
  // The heart of the nose, its nostrils; the long shut mouth.
  cut(FUR, '0,22,1 -30,20 -62,48 -74,78 -50,98 -22,92 0,104,1 22,92 50,98 74,78 62,48 30,20'),
  cut(SHADE, '0,32,1 -18,30 -34,46 -16,66 0,84,1 16,66 34,46 18,30'),
  cut(NIGHT, '-22,82,1 -30,66 -54,66 -56,82 -40,90', '22,82,1 30,66 54,66 56,82 40,90'),
  inked(NIGHT, 6, '-84,150 -56,134 -20,136 0,138 20,136 56,134 84,150'),
];

/** The wet hair of a head from the front: cheeks and the peaked crown. */
const CROWN =
  '0,-246,1 44,-238 92,-196 122,-140 146,-80 160,-10 164,60 150,130 120,190,1 100,176,1 84,206,1 56,184,1 30,212,1 0,188,1 -30,212,1 -56,184,1 -84,206,1 -104,176,1 -122,190,1 -150,130 -164,60 -160,-10 -146,-80 -122,-140 -92,-196 -44,-238';

/** A head from the front, hair and face, that looks as `face` does. */
export const head = (x: number, y: number, scale: number, turn: number, look?: number): Layer =>
  moved(
    { x, y, scale, turn },
    within(
      FUR,
      CROWN,
      cut(LIT, '0,-300,1 -24,-200 -40,-100,1 -120,-60,1 -110,60,1 -130,230,1 -200,200,1 -200,-300,1'),
    ),
    ...face(look),
  );

/** Four fingers laid on the other arm, each of its own length, from the knuckles at (x, y). */
export const fingers = (x: number, y: number, size: number): string[] =>
  [62, 76, 72, 54].map((long, at) => {
    const [dx, dy] = [-at * 4 * size, at * 25 * size];
    const px = (u: number, v: number) => `${x + dx + u * size},${y + dy + v * size - u * 0.34 * size}`;
    return outline(
      [
        px(-16, -8),
        px(0, -12),
        px(long * 0.5, -13),
        px(long, -10),
        px(long + 8, 0),
        px(long, 10),
        px(long * 0.5, 9),
        px(-16, 12),
      ].join(' '),
    );
  });
