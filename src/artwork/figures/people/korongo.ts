import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

/** Where the hat sits on the back of his head, and half of the width and of the depth in which its brim is seen. */
const [X, Y, WIDE, DEEP, LEAN] = [500, 318, 344, 232, -0.96];
const [DARK, MID, LIT, GOLD, STRAW, SHADED] = [
  '#131a52',
  '#6d2c4c',
  '#d97e3f',
  '#ffd23e',
  '#f3a92c',
  '#a8571f',
];
const [WHITE, DIM, RED, RED_SHADE] = ['#fff3dc', '#8ea4e4', '#f0382f', '#8c1640'];

/** A point of the brim, `share` of the way out from its middle. */
function spot(turn: number, share: number): string {
  const [along, across] = [Math.cos(turn) * WIDE * share, Math.sin(turn) * DEEP * share];
  const [cos, sin] = [Math.cos(LEAN), Math.sin(LEAN)];
  return `${Math.round(X + along * cos - across * sin)},${Math.round(Y + along * sin + across * cos)}`;
}

const ring = (share: number) =>
  Array.from({ length: 17 }, (_, at) => spot((at / 8) * Math.PI, share)).join(' ');

const turns = Array.from({ length: 76 }, (_, at) => at);
const turnOf = (at: number) => (at / 38) * Math.PI + Math.sin(at * 2.4) * 0.02;

/** The straws of the brim, which is frayed, as far as the head leaves them to see: each ends where it likes. */
const straws = turns
  .filter((at) => at < 13 || at > 30)
  .map((at) =>
    limb(
      `${spot(turnOf(at), 0.5)},2 ${spot(turnOf(at), 0.84)},9 ${spot(turnOf(at) + 0.02, 1.02 + Math.sin(at * 5.1) * 0.07)},2`,
    ),
  );

/** The shadow of the brim and of its fringe, `reach` brims wide: a comb over what lies under it. */
const shadow = (reach: number): string =>
  turns
    .map((at) => {
      const turn = turnOf(at) + 0.02;
      return `${spot(turn - 0.045, reach)},1 ${spot(turn, reach * (1.3 + Math.sin(at * 5.1) * 0.17))},1 ${spot(turn + 0.022, reach * 0.98)},1`;
    })
    .join(' ');

/** A man in profile; the frayed brim of the straw hat on the back of his head throws its shadow over him as a crest. */
export const korongo: readonly Layer[] = [
  cut(SHADED, ring(0.95)),
  cut(STRAW, ...straws.filter((_, at) => at % 3 !== 0)),
  cut(GOLD, ...straws.filter((_, at) => at % 3 === 0)),
  inked(SHADED, 7, ring(0.64), ring(0.73), ring(0.83)),
  within(
    WHITE,
    '150,940,1 176,846 250,800 372,764 430,738,1 700,770,1 800,800 852,850 870,940,1',
    cut(DIM, '100,940,1 100,700,1 420,700,1 400,800 470,940,1'),
    cut(DIM, '560,860,1 620,880 640,940,1 520,940,1'),
    cut(DARK, shadow(1.36)),
  ),
  within(
    DARK,
    '700,160 768,236 768,310 758,352 750,386,1 776,416 800,446 820,468 814,502 774,504,1 780,518 806,522 812,544 786,556,1 808,564 808,590 780,602,1 780,616 798,640 788,676 748,694 700,690,1 672,720 668,750 680,786,1 640,850 520,850 430,770,1 440,730 450,640 392,500 392,320 430,200 560,120',
    cut(LIT, '560,600,1 600,400 700,376,1 900,376,1 900,760,1 560,760,1'),
    cut(MID, '470,440,1 560,480,1 580,600 600,650 690,690,1 760,700,1 700,800,1 500,800,1'),
    cut(
      DARK,
      '350,860,1 380,400,1 470,440,1 490,540 530,640 640,704 724,690,1 672,740 690,880,1',
      shadow(0.96),
    ),
    cut(DARK, limb('786,556,1 764,556,6 738,542,1'), limb('770,500,1 750,486,6 760,468,1')),
    // The lid and the ear in the shade.
    cut(
      MID,
      '742,376,1 716,362 688,384,1 712,394',
      '528,420 544,380 584,386 590,424 566,456 558,490 534,484',
    ),
    inked(DARK, 7, '548,430 560,406 574,418 556,452'),
  ),
  cut(RED, '424,742,1 520,800 600,806 676,762,1 704,800,1 690,850 600,890 500,860 410,786,1'),
  cut(RED_SHADE, '424,742,1 520,800 560,800,1 520,866,1 500,860 410,786,1'),
];
