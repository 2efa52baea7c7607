import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

/** Two feet at the end of a hammock, seen by whoever lies in it: the cloth's stripes lead to them. */
export const hammock = (x: number, y: number, scale: number): Layer[] => {
  const at = (row: string) =>
    row
      .split(' ')
      .map((point) => {
        const [dx = 0, dy = 0, third] = point.split(',').map(Number);
        return `${x + dx * scale},${y + dy * scale}${third === undefined ? '' : `,${third}`}`;
      })
      .join(' ');
  return [
    cut('#e0573a', at('-420,260,1 -300,80 -120,-20 0,-60 120,-20 300,80 420,260,1')),
    cut(
      '#fff3dc',
      at('-300,260,1 -210,90 -60,-30,1 -30,-36,1 -130,90 -200,260,1'),
      at('300,260,1 210,90 60,-30,1 30,-36,1 130,90 200,260,1'),
      at('-60,260,1 -40,80 -8,-50,1 8,-50,1 40,80 60,260,1'),
    ),
    cut('#a83424', at('-420,260,1 -300,80 -120,-20,1 -260,100 -350,260,1')),
    cut(
      '#7d4a31',
      at('-110,40,1 -120,-60 -136,-120 -112,-150 -74,-146 -56,-110 -50,-40 -44,44,1'),
      at('110,40,1 120,-60 136,-120 112,-150 74,-146 56,-110 50,-40 44,44,1'),
    ),
    cut(
      '#7d4a31',
      ...[-132, -114, -98, -84, -70, 70, 84, 98, 114, 132].map((dx, toe) =>
        disc(
          x + dx * scale,
          y + (toe === 4 || toe === 5 ? -158 : -150 + Math.abs(Math.abs(dx) - 92) * 0.3) * scale,
          (toe === 4 || toe === 5 ? 13 : 9) * scale,
        ),
      ),
    ),
    cut(
      '#a4684a',
      at('-100,20 -110,-60 -104,-120 -84,-124 -70,-70 -72,20'),
      at('100,20 110,-60 104,-120 84,-124 70,-70 72,20'),
    ),
  ];
};
