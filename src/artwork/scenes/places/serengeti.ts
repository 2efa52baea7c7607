import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { cut, wash } from '../../land/cutout.ts';
import { kopje } from '../../land/rocks.ts';
import { CLEAR, VIOLET } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';

const BROWN = { body: '#4a2444', shade: '#2c1436', lit: '#d89a5c', dark: '#1c0c26', pale: '#e8c8a0' };
const STRIPED = { body: '#ffefd0', shade: '#c89a80', lit: '#fff6da', dark: '#2c1436', pale: '#fff6da' };

/** How far to the right the herd's middle is at a height: it winds up the picture. */
const WAY = [
  [930, 760],
  [760, 600],
  [640, 560],
  [540, 680],
  [450, 850],
  [390, 880],
  [340, 790],
  [300, 720],
] as const;
const middleAt = (y: number): number => {
  const next = Math.max(
    1,
    WAY.findIndex(([height]) => height <= y),
  );
  const [[low, from], [high, to]] = [WAY[next - 1]!, WAY[next]!];
  return from + ((low - y) / (low - high)) * (to - from);
};

/** The herd in rows, the farthest first: animals near at hand, each with gaps to its neighbours, dots at the horizon. */
function herdRows(): Layer[] {
  const rows: Layer[][] = [];
  for (let y = 884, row = 0; y > 316; row++) {
    const metre = (y - 284) * 0.135;
    const flip = middleAt(y - 10) > middleAt(y + 10);
    const count = y > 640 ? 3 : 4;
    rows.push(
      Array.from({ length: count }, (_, at) => {
        const x =
          middleAt(y) +
          (at - (count - 1) / 2 + (row % 2) * 0.4) * metre * 2.7 +
          ((at * 7 + row * 5) % 5) * metre * 0.12;
        const figure =
          (at * 3 + row * 4) % 7 === 1 ? zebra() : wildebeest(at % 3 === 2 ? 'running' : undefined);
        const where = { x, y: y + ((at * 5 + row) % 3) * metre * 0.22, metre, flip };
        return y > 560
          ? place(figure, {
              ...where,
              depth: 0.3,
              by: CLEAR,
              cast: 10,
              coat: figure.name.startsWith('zebra') ? STRIPED : BROWN,
            })
          : place(figure, { ...where, flat: y > 420 ? '#4a2450' : '#7a4a68', shadow: false });
      }),
    );
    y -= metre * 1.12;
  }
  return rows.reverse().flat();
}

/** The endless plain. */
export const serengeti: readonly Picture[] = [
  // From a kopje's top: the horizon high, the herd a dark river through the gold.
  picture(
    'places/serengeti-1',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [40, 380, 1040, 480], camera: 'above' }),
    wash(0, 300, [
      [0, '#6a7fae'],
      [0.6, '#c9b4b4'],
      [1, '#ffe2ac'],
    ]),
    cumulus({ x: 880, y: 270, width: 560, height: 230, depth: 0.35 }),
    cumulus({ x: 300, y: 276, width: 420, height: 130, depth: 0.5 }),
    cut('#a988a8', '-10,268,1 240,246 480,262 800,250 1210,266,1 1210,310,1 -10,310,1'),
    wash(280, 900, [
      [0, '#ffdf92'],
      [0.3, '#f7c356'],
      [1, '#e39c2c'],
    ]),
    cut(
      '#d98f2c',
      '-10,420,1 300,400 640,430 300,450 -10,450,1;1210,520,1 900,500 700,530 950,560 1210,570,1',
      0.5,
    ),
    herd([acacia({ variant: 3 })], {
      x: 600,
      y: 296,
      width: 1100,
      height: 60,
      count: 9,
      metre: [3, 6],
      flat: '#8a5a72',
      shadow: false,
    }),
    ...herdRows(),
    kopje({ x: 110, y: 900, width: 560, height: 330, depth: 0.12, of: '#8a5a78' }),
    place(acacia(), { x: 250, y: 640, metre: 30, flat: VIOLET, shadow: false }),
  ),
];
