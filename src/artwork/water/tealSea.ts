import type { Layer } from '../canvas/canvas.ts';
import { floor } from '../canvas/cut.ts';

/** The evening sea of Zanzibar in four flat bands of teal from the horizon down, the far one dark, the near one lighter. */
export function tealSea({ horizon, to }: { horizon: number; to?: number }): Layer {
  return (canvas) => {
    const foot = to ?? canvas.height;
    ['#0a4458', '#0d5668', '#116a78', '#1a828a'].forEach((colour, at) => {
      const y = horizon + (foot - horizon) * (at / 4) ** 1.3;
      const wave = at * 5;
      const row = [0, 0.25, 0.5, 0.75, 1].map(
        (share, knot) => `${canvas.width * share},${y + (knot % 2 === 0 ? -wave : wave)}`,
      );
      floor(colour, row.join(' '), foot)(canvas);
    });
  };
}
