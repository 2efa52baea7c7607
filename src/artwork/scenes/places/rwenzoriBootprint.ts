import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { light } from '../../light/light.ts';

const [RIM, PRESSED, WATER, PEAT, MUD] = ['#5aa274', '#12261f', '#f9b877', '#2b2422', '#24654c'];

/** The sole of a rubber boot, the right one, about its middle. */
const SOLE =
  '-40,-420 44,-422 122,-380 168,-296 168,-190 140,-70 108,20 108,90 122,180 124,270 116,350 78,412 8,424 -66,414 -110,350 -116,260 -106,180 -98,80 -112,0 -134,-90 -162,-200 -156,-316 -112,-396';

/** The cleats along its edge: where on the left and the right, and how high. */
const CLEATS = [
  [-134, 146, -330],
  [-150, 162, -262],
  [-152, 162, -194],
  [-142, 152, -126],
  [-126, 138, -58],
  [-110, 118, 10],
  [-100, 108, 78],
  [-104, 118, 250],
  [-104, 116, 304],
  [-96, 104, 358],
] as const;
const cleats = CLEATS.flatMap(([left, right, y]) => [
  `${left - 24},${y - 10},1 ${left + 30},${y - 18},1 ${left + 30},${y + 20},1 ${left - 24},${y + 20},1`,
  `${right + 24},${y - 10},1 ${right - 30},${y - 18},1 ${right - 30},${y + 20},1 ${right + 24},${y + 20},1`,
]);

/** Where peaks and saddles stand across the sole, and how far each rises, the highest 1. */
const SKYLINE = [
  [-190, 0.1],
  [-124, 0.52],
  [-82, 0.3],
  [-6, 1],
  [66, 0.36],
  [110, 0.62],
  [190, 0],
] as const;
/** Bars of the tread from the toe to the instep, and of the heel: foot of each range, its height, its two inks. */
type Bar = readonly [y: number, high: number, lit: string, shade: string];
const tread = (bars: readonly Bar[], end: number): Layer[] =>
  bars.flatMap(([y, high, lit, shade], at) => {
    const [nextY, nextHigh] = bars[at + 1] ?? [end, 0];
    const faces = SKYLINE.slice(1).map(([x, rise], n) => {
      const [before, low] = SKYLINE[n]!;
      const foot = (share: number) => Math.round(nextY - share * nextHigh - GROOVE);
      const [top, left] = [Math.round(y - rise * high), Math.round(y - low * high)];
      return {
        up: rise > low,
        row: `${before},${left},1 ${x},${top},1 ${x},${foot(rise)},1 ${before},${foot(low)},1`,
      };
    });
    return [
      cut(lit, ...faces.filter(({ up }) => up).map(({ row }) => row)),
      cut(shade, ...faces.filter(({ up }) => !up).map(({ row }) => row)),
    ];
  });
const GROOVE = 20;

/** The high bog of the Rwenzori: the way up to the snow is the tread of one boot. */
export const rwenzoriBootprint: readonly Picture[] = [
  picture(
    'places/rwenzori-4',
    light('morning', 'uganda', 'right'),
    plan({ subject: [480, 40, 300, 440], camera: 'above' }),
    wash(MUD),
    moved(
      { x: 604, y: 438, scale: 1.1, squash: 0.84, turn: 16 },
      moved({ x: 18, y: 16, scale: 1.08 }, cut(RIM, SOLE)),
      moved({ x: -6, y: -6, scale: 1.04 }, cut(PRESSED, SOLE, ...cleats)),
      within(
        PEAT,
        SOLE,
        within(
          WATER,
          '-220,-440,1 220,-440,1 220,110,1 0,126 -220,116,1',
          ...tread(
            [
              [-150, 230, '#fffaf0', '#a9c8de'],
              [-64, 180, '#a9cbe0', '#6f9fbf'],
              [0, 130, '#6fa3b8', '#3f7b98'],
              [60, 84, '#3f7f8e', '#265a70'],
            ],
            150,
          ),
        ),
        within(
          WATER,
          '-220,214,1 0,196 220,206,1 220,460,1 -220,460,1',
          ...tread(
            [
              [264, 44, '#4f9a72', '#2f7460'],
              [316, 44, '#3b8058', '#1f5a48'],
              [368, 44, '#2c6a48', '#174638'],
            ],
            460,
          ),
        ),
      ),
    ),
  ),
];
