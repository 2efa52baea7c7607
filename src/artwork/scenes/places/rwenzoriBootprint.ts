import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { light } from '../../light/light.ts';

const [MOSS, PRESSED, RIM, SKY] = ['#a9cf7c', '#0f2a26', '#d9edac', '#2c6580'];

/** The sole of the right boot, from its heel up to the toe, about its middle. */
const SOLE =
  '-30,-424 50,-420 118,-376 158,-296 166,-206 148,-120 122,-40 106,30 104,90,1 118,104,1 126,190 122,280 104,350 60,402 4,418 -54,404 -98,352 -116,280 -120,190 -108,104,1 -92,90,1 -92,30 -112,-50 -152,-140 -162,-230 -148,-320 -104,-392';

/** Where peaks and saddles stand across the sole, and how far each rises, the highest 1. */
const SKYLINE = [
  [-190, 0.06],
  [-102, 0.6],
  [-62, 0.38],
  [-2, 1],
  [54, 0.34],
  [100, 0.56],
  [190, 0],
] as const;
const GROOVE = 24;
/** Lugs of the tread: foot of each range, its height, its two inks; each ends a groove above the next, the last at `end`. */
type Lug = readonly [y: number, high: number, lit: string, shade: string];
const tread = (lugs: readonly Lug[], end: number): Layer[] =>
  lugs.flatMap(([y, high, lit, shade], at) => {
    const [nextY, nextHigh] = lugs[at + 1] ?? [end, 0];
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

/** Lugs round the toe, each between two angles from straight ahead in degrees. */
const toe = [-78, -46, -14, 18, 50].map((from) => {
  const at = (angle: number, rx: number, ry: number) => {
    const turn = (angle * Math.PI) / 180;
    return `${Math.round(6 + rx * Math.sin(turn))},${Math.round(-230 - ry * Math.cos(turn))}`;
  };
  const middle = from + 13;
  return `${at(from, 122, 148)},1 ${at(middle, 124, 150)} ${at(from + 26, 122, 148)},1 ${at(from + 26, 260, 300)},1 ${at(from, 260, 300)},1`;
});

/** The high bog of the Rwenzori: the way up to the snow is the tread of one boot. */
export const rwenzoriBootprint: readonly Picture[] = [
  picture(
    'places/rwenzori-4',
    light('morning', 'uganda', 'right'),
    plan({ subject: [420, 60, 360, 780], camera: 'above' }),
    wash(MOSS),
    moved(
      { x: 604, y: 452, scale: 1.22, squash: 0.82, turn: 14 },
      moved({ x: 12, y: 12, scale: 1.06 }, cut(RIM, SOLE)),
      moved({ x: 0, y: 0, scale: 1.05 }, cut(PRESSED, SOLE)),
      within(
        PRESSED,
        SOLE,
        cut(SKY, ...toe),
        ...tread(
          [
            [-118, 224, '#fffaf0', '#a9c8de'],
            [-50, 180, '#bcd9ea', '#7fadc9'],
            [6, 136, '#84b3c4', '#4c89a6'],
            [54, 90, '#58998f', '#357567'],
          ],
          112,
        ),
        ...tread(
          [
            [172, 64, '#4f9d6a', '#2f7650'],
            [234, 60, '#4f9d6a', '#2f7650'],
            [296, 56, '#4f9d6a', '#2f7650'],
            [356, 50, '#4f9d6a', '#2f7650'],
          ],
          470,
        ),
      ),
    ),
  ),
];
