import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';

/**
 * A field whose furrows run away from us to one point: beds in turn of the colours of `tones`, from `from` to `until` along
 * the line y `foot`, `wide` pixels each there.
 */
export function furrows(options: {
  far: readonly [x: number, y: number];
  from: number;
  until: number;
  foot: number;
  wide: number;
  tones: readonly string[];
}): Layer {
  const { far, from, until, foot, wide, tones } = options;
  return (canvas) => {
    tones.forEach((tone, index) => {
      const beds: string[] = [];
      for (let x = from + index * wide; x < until; x += wide * tones.length)
        beds.push(`${far[0]},${far[1]},1 ${x},${foot},1 ${Math.min(until, x + wide)},${foot},1`);
      cut(tone, ...beds)(canvas);
    });
  };
}
