import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

/** Pairs of inks from below: florets in front, those between them. */
const FIRE = [
  ['#ffeb94', '#ffd046'],
  ['#ffd955', '#ffbd35'],
  ['#ffb036', '#fb8f27'],
  ['#fb8430', '#f06425'],
  ['#f05a31', '#dd3f2a'],
  ['#d6352f', '#b6202f'],
];
const [WOOD, GRAIN, COAL] = ['#f4d7a4', '#c99a62', '#140e33'];

/** A whorl: its foot, how far that spreads, how long its florets are, how far the outer ones lean, half their breadth, their number, ink. */
type Whorl = readonly [
  x: number,
  y: number,
  spread: number,
  long: number,
  lean: number,
  half: number,
  many: number,
  ink: number,
];

/** From below: the open florets, which hang. */
const HANGING: readonly Whorl[] = [
  [0, -96, 70, 104, 24, 22, 5, 0],
  [0, -156, 116, 118, 34, 23, 7, 1],
];
/** From above: the buds, which stand as tongues of fire. */
const STANDING: readonly Whorl[] = [
  [44, -484, 0, 186, 1, 28, 1, 5],
  [34, -440, 14, 150, 16, 24, 3, 5],
  [26, -390, 34, 146, 24, 26, 5, 5],
  [18, -340, 50, 156, 32, 26, 5, 4],
  [10, -290, 66, 164, 40, 28, 7, 4],
  [4, -240, 80, 170, 46, 28, 7, 3],
  [0, -190, 90, 160, 52, 26, 9, 3],
  [0, -140, 96, 140, 58, 26, 9, 2],
];

/** One flower, which bends to the upright: a tube with a round mouth, or a tongue. */
const floret = ([x, y, spread, long, lean, half]: Whorl, share: number, hangs: boolean): string => {
  const at = (across: number, along: number, corner = '') => {
    const turn = (share * lean * (1.2 - along * 0.4) * Math.PI) / 180;
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    const [right, up] = [long * along * sin + half * across * cos, long * along * cos - half * across * sin];
    return `${Math.round(x + share * spread + right)},${Math.round(y + (hangs ? up : -up))}${corner}`;
  };
  return hangs
    ? `${at(-0.5, 0)} ${at(-0.8, 0.5)} ${at(-1.3, 1)} ${at(0, 1.1)} ${at(1.3, 1)} ${at(0.8, 0.5)} ${at(0.5, 0)}`
    : `${at(-1.2, 0)} ${at(-1.3, 0.5)} ${at(-0.5, 0.8)} ${at(0, 1.06, ',1')} ${at(0.5, 0.8)} ${at(1.3, 0.5)} ${at(1.2, 0)}`;
};

const whorl =
  (hangs: boolean) =>
  (row: Whorl): Layer[] => {
    const [many, ink] = row.slice(6) as [number, number];
    const drawn = Array.from({ length: many }, (_, at) => floret(row, (2 * at) / (many - 1 || 1) - 1, hangs));
    return [1, 0].map((odd) =>
      cut(FIRE[ink]![odd]!, ...drawn.filter((_, at) => (at % 2 === 1) === (odd === 1))),
    );
  };

/** A torch lily that burns on a match; the head of the match at the origin. */
export const torchLilyMatch: readonly Layer[] = [
  moved(
    { x: 0, y: -60, turn: 40 },
    within(
      WOOD,
      '-46,60,1 46,60,1 46,800,1 -46,800,1',
      cut(GRAIN, '16,60,1 46,60,1 46,800,1 16,800,1'),
      cut(COAL, '-60,0,1 60,0,1 60,196,1 40,176 16,210,1 -6,160 -26,180 -60,130,1'),
    ),
    cut(COAL, '-46,70,1 46,70,1 40,0 0,-40 -40,0'),
  ),
  cut(FIRE[0]![1]!, disc(0, -104, 104, 78)),
  ...HANGING.flatMap(whorl(true)),
  ...STANDING.flatMap(whorl(false)),
  cut(FIRE[2]![0]!, disc(0, -138, 126, 40)),
];
