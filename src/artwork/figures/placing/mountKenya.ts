import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';

/** Mount Kenya in the first red light: its towers, their shaded side, and the ice below them, x and y of the summit. */
export const mountKenya = (x: number, y: number): Layer[] => {
  const at = (row: string) =>
    row
      .split(' ')
      .map((point) => {
        const [dx = 0, dy = 0] = point.split(',').map(Number);
        return `${x + dx},${y + dy},1`;
      })
      .join(' ');
  return [
    cut(
      '#f0784a',
      at(
        '-760,420 -560,330 -420,300 -330,210 -270,230 -200,120 -160,140 -90,30 -60,60 -36,0 -8,44 14,10 52,90 96,70 150,190 200,170 290,270 400,300 520,360 760,420',
      ),
    ),
    cut(
      '#5a2448',
      at(
        '-8,44 14,10 52,90 96,70 150,190 200,170 290,270 400,300 520,360 760,420 120,420 60,330 90,260 20,210 46,140 0,110',
      ),
    ),
    cut('#5a2448', at('-330,210 -270,230 -290,280 -240,320 -330,420 -430,420 -350,310')),
    cut('#5a2448', at('-200,120 -160,140 -180,200 -130,250 -170,330 -120,420 -230,420 -210,300 -240,240')),
    cut('#ffe3c0', at('-90,30 -60,60 -36,0 -8,44 0,110 -30,150 -60,120 -90,190 -120,160 -140,210 -150,160')),
    cut('#c8b4cc', at('52,90 96,70 150,190 130,230 96,170 70,200 60,140')),
  ];
};
