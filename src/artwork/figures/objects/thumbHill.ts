import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, panel } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';

const [SOIL, TERRACE, LEAF, ROAD, NAIL] = ['#0d4f37', '#4fb04a', '#7cc748', '#e8432a', '#d9ee98'];

/** From one ridge of the print to the next, and the middle of its whorl. */
const [PITCH, X, Y] = [36, 596, 372] as const;

/** One of the whorl's six arms, from the middle outwards: each step is a twelfth of a turn. */
const arm = (index: number, from: number, to: number): Knot[] =>
  Array.from({ length: to - from + 1 }, (_, step): Knot => {
    const angle = ((from + step) * Math.PI) / 6;
    const r = 14 + PITCH * (index + (from + step) / 2);
    const [x, y] = [Math.sin(angle) * r * (0.56 + Math.min(0.25, r / 900)), -Math.cos(angle) * r];
    const flare = Math.max(0, y - 40) / 300;
    return [X + x * (1 + flare * flare * 0.3), Y + y, 0];
  });

/** A ridge across the thumb below the whorl: it sags under it, and falls away to both sides. */
const across = (index: number, from: number, to: number): Knot[] =>
  Array.from({ length: Math.ceil((to - from) / 100) + 1 }, (_, step): Knot => {
    const x = Math.min(to, from + step * 100);
    const off = (x - X) / 300;
    const away = (x - 500) * 0.12 + Math.max(0, x - 740) * 0.24;
    return [x, 704 + index * 40 - (34 - index * 13) * Math.min(off * off, 1) + away, 0];
  });

const OUTLINE =
  '-200,1060,1 -200,960,1 -40,960 180,930 300,866 344,780 360,690 362,610 354,510 348,390 370,260 418,146 500,74 600,54 700,70 778,146 824,260 840,390 836,490 822,596 824,676 856,744 936,806 1040,860 1190,900 1400,930,1 1400,1060,1';

const road: Knot[] = [
  ...arm(0, 0, 18),
  [530, 698, 0],
  [460, 676, 0],
  [386, 668, 0],
  [386, 766, 0],
  ...across(2, 470, 1300),
];

const van: readonly Layer[] = [
  cut('#fffdf0', panel('0,0,6 0,-36,8 16,-42,6 70,-42,10 84,-22,6 94,-16,6 94,0,6')),
  cut(
    SOIL,
    panel(
      '8,-20,2 8,-34,4 24,-34,2 24,-20,2;30,-20,2 30,-34,2 47,-34,2 47,-20,2;53,-20,2 53,-34,2 68,-34,4 77,-20,2',
    ),
    disc(20, 1, 10),
    disc(74, 1, 10),
  ),
];

const thumb: readonly Layer[] = [
  cut(NAIL, '660,64 806,102,1 852,170 880,280 890,380 880,480 832,540,1 780,300'),
  within(
    SOIL,
    OUTLINE,
    inked(TERRACE, 25, arm(1, 1, 26), arm(3, -2, 26), arm(5, -6, 26)),
    inked(LEAF, 25, arm(2, -1, 26), arm(4, -6, 26), arm(0, 18, 26)),
    cut(SOIL, [...across(-0.6, 100, 1100), [1100, 1000, 1], [100, 1000, 1]]),
    inked(TERRACE, 25, across(1, 480, 1300), across(4, 0, 1300), across(6, 0, 1300)),
    inked(LEAF, 25, across(0, 610, 1300), across(3, 0, 1300), across(5, 0, 1300)),
    inked(SOIL, 48, road),
    inked(ROAD, 25, road),
  ),
  moved({ x: 860, y: 846, turn: 19, flip: true }, ...van),
];

/** A hill of Kigezi as a green thumb: its terraces are the print, and the road to the top is one of the ridges. */
export const thumbHill: readonly Layer[] = [moved({ x: 6, y: 70, turn: -7 }, ...thumb)];
