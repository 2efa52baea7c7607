import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, panel, ring } from '../../drawing/brush.ts';

/** Skin, its light and its shade; a sleeve and its shade. */
const [SKIN, SUN, DEEP, SLEEVE, SLEEVE_DEEP] = ['#8a5238', '#c98258', '#4f2a24', '#e0702f', '#963c22'];

/** The left hand, from its owner's side: the heel of the hand below, the thumb along the phone's edge. */
const leftHand: readonly Layer[] = [
  within(
    SLEEVE,
    '-60,930,1 40,800 96,742,1 250,850,1 190,960,1',
    cut(SLEEVE_DEEP, '60,940,1 200,814,1 270,850,1 200,960,1'),
  ),
  within(
    '#f4d8a0',
    '76,744,1 104,716,1 266,828,1 244,862,1',
    cut('#b98a54', '170,800,1 190,770,1 280,830,1 244,870,1'),
  ),
  within(
    SKIN,
    '98,720,1 92,640 110,560 150,500 190,470 210,470,1 216,640 250,700 290,730 288,790 256,826,1',
    cut(DEEP, '170,800,1 206,700 200,600 206,470,1 240,640 320,740 260,840,1'),
    cut(SUN, '90,720,1 92,640 108,560 150,500 184,474,1 150,530 128,600 126,690 130,740,1'),
  ),
  // The thumb.
  within(
    SKIN,
    '150,740,1 166,660 196,600 232,540 262,500 286,486 304,500 302,530 284,570 268,630 266,690 250,740 216,790,1',
    cut(SUN, '150,740,1 166,660 196,600 232,540 262,500 284,486,1 270,520 240,570 212,630 200,700 190,760,1'),
    cut(
      DEEP,
      '304,510,1 302,530 286,572 270,630 266,690 250,740 216,790,1 200,790,1 236,720 248,640 266,580',
    ),
  ),
  cut('#eab890', '262,512 284,492 298,502 296,522 278,540 264,534'),
  inked(DEEP, 4, '226,588 244,592 258,604', '222,600 240,606 252,616'),
];

/** A phone held upright by both hands, its screen from (226, 246) to (974, 726), and in it what is filmed. */
export const phoneInHands = (...seen: readonly Layer[]): readonly Layer[] => [
  cut('#14121a', panel('180,216,54 1020,216,54 1020,756,54 180,756,54')),
  cut('#4b4658', panel('214,216,1 986,216,1 1010,226,20 1000,228,1 200,228,1 190,226,20')),
  within('#c9dc8a', panel('226,246,22 974,246,22 974,726,22 226,726,22'), ...seen),
  inked('#e8402c', 5, '490,282,1 450,282,1 450,322', '710,282,1 750,282,1 750,322'),
  inked('#e8402c', 5, '450,474,1 450,514,1 490,514', '750,474,1 750,514,1 710,514'),
  cut('#fff6dc', ring(908, 486, 40, 32)),
  cut('#e8402c', disc(908, 486, 25), disc(268, 286, 11)),
  ...leftHand,
  moved({ x: 1200, y: 0, flip: true }, ...leftHand),
];
