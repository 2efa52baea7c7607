import type { Layer } from '../../canvas/canvas.ts';
import { cut, strata, within } from '../../canvas/cut.ts';
import { box, panel } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { acacia } from '../plants/acacia.ts';
import { herd } from './crowd.ts';
import { elephantAtWindow } from './elephantAtWindow.ts';

/** A carriage's window: its glass, left to right and top to foot, and where the elephants stand on what is seen. */
export interface Pane {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Where the elephant's eye is, and its size. */
  elephant: { x: number; y: number; scale: number };
}

/** What passes outside: sky, the Yatta plateau, red earth, and an elephant so near that its head fills the glass. */
const outside = ({ left, top, width, height, elephant }: Pane): Layer[] => {
  const at = (share: number) => top + height * share;
  const line = (share: number, ...rises: number[]) => {
    const step = width / (rises.length - 1);
    const row = rises.map((rise, knot) => `${left + knot * step},${at(share) - rise}`).join(' ');
    return `${left - 20},${top + height + 20},1 ${left - 20},${at(share)},1 ${row} ${left + width + 20},${at(share)},1 ${left + width + 20},${top + height + 20},1`;
  };
  return [
    strata(['#2a68b8', '#8fb8dc', '#ffe2ac'], { x: left, y: top, width, height: height * 0.6 }),
    cut('#4a2745', box(left, at(0.47), width, height * 0.2)),
    cut('#6d3b58', line(0.52, 0, 14, -6, 18, 2, 16, -4)),
    cut('#ffcf8a', line(0.58, 0, 4, -2, 3, 0)),
    herd([acacia({ variant: 3 })], {
      x: left + width / 2,
      y: at(0.6),
      width,
      height: 8,
      count: 7,
      metre: [8, 13],
      flat: '#8a4a44',
      shadow: false,
    }),
    cut('#f0a45c', line(0.68, 0, 10, -4, 8, 0)),
    cut('#d26a34', line(0.8, 4, -8, 6, -4, 8)),
    elephantAtWindow(elephant),
  ];
};

/** The curtain that is tied back along the window's right edge. */
const curtain = (x: number, y: number, height: number): Layer[] => {
  const at = placed({ x, y, scale: height / 600 });
  return [
    cut('#c9352c', at('-99,-20,1 -92,120 -73,260 -46,372,1 -40,400,1 -63,480 -66,640,1 40,640,1 40,-13,1')),
    cut(
      '#8c1f2a',
      at('-77,-20,1 -69,140 -46,280 -32,372,1 -26,372,1 -42,260 -55,100 -55,-20,1'),
      at('-34,-20,1 -32,140 -22,280 -18,372,1 -13,372,1 -15,260 -16,100 -13,-20,1'),
      at(
        '-33,400,1 -50,500 -50,640,1 -34,640,1 -36,500 -24,400,1; -13,400,1 -20,520 -16,640,1 0,640,1 -4,500 -5,400,1',
      ),
    ),
    cut('#f0684a', at('-99,-20,1 -92,120 -73,260 -46,372,1 -51,372,1 -82,260 -103,120 -106,-20,1')),
    cut('#f4c24a', at.limb('-54,388,14 -26,402,13 20,396,12')),
  ];
};

/** The wall of the carriage with its window, and the land that it passes. */
export const trainView = (pane: Pane): Layer[] => {
  const { left, top, width, height } = pane;
  const frame = (out: number, round: number, sink = 0) => {
    const [a, b, c, d] = [left - out, top - out, left + width + out, top + height + out + sink];
    return panel(`${a},${b},${round} ${c},${b},${round} ${c},${d},${round} ${a},${d},${round}`);
  };
  return [
    cut('#06131f', frame(34, 84)),
    cut('#2d6078', frame(26, 78)),
    cut('#0c2334', frame(10, 62)),
    within('#2a68b8', frame(0, 54), ...outside(pane), ...curtain(left + width, top, height)),
  ];
};
