import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, panel } from '../../drawing/brush.ts';
import { capitals } from '../../drawing/letters.ts';

const [WOOD, EDGE, INK] = ['#f4cf7c', '#d99c3c', '#2a2030'];

/** A wooden ruler across the picture, its upper edge at y 640, numbered in kilometres; the end of it lies in the west. */
export const ruler = (paper: string, shade: string): readonly Layer[] => [
  cut(shade, '30,850,1 1240,850,1 1240,880,1 52,880,1'),
  cut(WOOD, panel('30,640,8 1260,640 1260,858 30,858')),
  cut(EDGE, '30,822,1 1240,822,1 1240,858,1 30,858,1'),
  cut(paper, disc(90, 776, 20)),
  inked(
    INK,
    8,
    ...[200, 400, 600, 800, 1000].flatMap((km, at) =>
      capitals(`${km}`, 72 + (at + 1) * 175 - (km > 999 ? 55 : 40), 746, 5),
    ),
    ...capitals('KM', 1124, 746, 5),
  ),
];
