import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, spots, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { MATRIARCH } from '../../figures/animals/elephantShades.ts';
import { flamingo } from '../../figures/animals/flamingo.ts';
import { hippoFacing } from '../../figures/animals/hippoAfloat.ts';
import { kuduBull } from '../../figures/animals/kuduBull.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { boardPainter } from '../../figures/people/boardPainter.ts';
import { place } from '../../figures/placing/place.ts';
import { light } from '../../light/light.ts';

const [GOLD, RED, TEAL, GREEN, CREAM, PINK, BLUE, SEA, INK] = [
  '#f5b23a',
  '#dd4a32',
  '#1f7686',
  '#17553f',
  '#fff1d0',
  '#f58aa0',
  '#26336c',
  '#5cc0b8',
  '#33202a',
];

/** A board 350 wide and 272 high in its column and row, what is painted on it in its own pixels. */
const board = (column: number, row: number, ground: string, ...layers: readonly Layer[]): Layer =>
  moved(
    { x: 40 + column * 370, y: 22 + row * 292, scale: 1 },
    within(ground, '0,0,1 350,0,1 350,272,1 0,272,1', ...layers),
  );

/** Who is painted flat on a board. */
const flat = (fill: string, x: number, y: number, metre: number) => ({
  x,
  y,
  metre,
  flat: fill,
  shadow: false,
  rim: false as const,
});

/** The header of the eight places of Tanzania: eight painted boards, and who paints the last of them. */
export const articlesTanzaniaHeader: readonly Picture[] = [
  picture(
    'articles/tanzania8places',
    light('morning', 'tanzania', 'left'),
    cut(INK, '-10,-10,1 1210,-10,1 1210,910,1 -10,910,1'),
    board(
      0,
      0,
      GOLD,
      cut(RED, '0,226,1 350,220,1 350,272,1 0,272,1'),
      place(wildebeest(), flat(INK, 168, 240, 118)),
    ),
    board(
      1,
      0,
      TEAL,
      cut(GREEN, disc(175, 146, 160, 98)),
      cut('#8fb843', disc(175, 160, 128, 70)),
      cut(CREAM, disc(205, 168, 46, 20)),
      cut(PINK, disc(205, 176, 40, 11)),
    ),
    board(
      2,
      0,
      RED,
      cut(
        BLUE,
        '0,230,1 30,190 64,150,1 92,110,1 130,98,1 180,100,1 236,94,1 268,104,1 296,146 350,196,1 350,272,1 0,272,1',
      ),
      cut(
        CREAM,
        '58,158,1 92,110,1 130,98,1 180,100,1 236,94,1 268,104,1 302,154,1 280,146,1 270,176,1 254,142,1 232,146,1 222,200,1 206,148,1 186,140,1 174,168,1 160,140,1 138,144,1 126,190,1 112,142,1 96,146,1 84,168,1 76,150,1',
      ),
    ),
    board(
      0,
      1,
      CREAM,
      moved(
        { x: 164, y: 248, scale: 0.68 },
        cut(BLUE, MATRIARCH),
        cut(
          CREAM,
          ...spots(
            '-130,-230 -90,-250 -96,-206 -50,-232 -54,-186 -10,-220 -14,-170 30,-236 28,-190 70,-250 66,-206 -130,-186 -92,-160 30,-146 72,-160',
            9,
          ),
        ),
      ),
    ),
    board(1, 1, SEA, place(flamingo(), flat(PINK, 168, 262, 176))),
    board(2, 1, '#c9603c', moved({ x: -196, y: 0, scale: 0.37 }, ...kuduBull)),
    board(
      0,
      2,
      '#f2c878',
      cut(TEAL, '0,170,1 350,170,1 350,272,1 0,272,1'),
      place(hippoFacing(), flat(INK, 175, 232, 250)),
      cut(PINK, ...spots('146,140 206,140', 7)),
      cut(TEAL, ...spots('140,206 210,206', 9, 6)),
    ),
    board(
      1,
      2,
      SEA,
      cut(TEAL, '0,216,1 350,216,1 350,272,1 0,272,1'),
      cut(CREAM, '44,150,1 252,16,1 270,100 250,178,1 160,186 100,170'),
      cut(
        INK,
        limb('30,160,2 150,82,5 262,8,2'),
        limb('176,200,6 160,64,4'),
        '50,188,1 180,204 300,170,1 270,232,1 90,232,1',
      ),
    ),
    ...boardPainter,
  ),
];
