import { billow } from '../canvas/billow.ts';
import type { Layer } from '../canvas/canvas.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { mix } from '../light/colour.ts';

/**
 * Long flat bars of evening cloud, lens-shaped, between y and y + height. `tone` 'light' catches the sun from
 * below, 'dark' stands before the glow.
 */
export function cloudBands(options: {
  y: number;
  height: number;
  count?: number;
  tone?: 'light' | 'dark';
  opacity?: number;
}): Layer {
  return (canvas) => {
    const { y, height, count = 6, tone = 'light', opacity = 0.8 } = options;
    const source = canvas.random('cloud bands');
    const { light, width } = canvas;
    let d = '';
    for (let band = 0; band < count; band++) {
      const length = width * source.between(0.18, 0.55);
      const thick = length * source.between(0.03, 0.055);
      const left = source.between(-0.15, 0.9) * width;
      const at = y + (height * (band + source.between(0, 0.8))) / count;
      const crest = [0.16, 0.34, 0.5, 0.68, 0.86].map((share): Point => {
        return [left + length * share, at - thick * Math.sin(share * Math.PI) * source.between(0.55, 1.1)];
      });
      const pen = new Pen(left, at).smooth([...crest, [left + length, at + thick * 0.1]]);
      d += pen.quad(left + length * 0.6, at + thick * 0.55, left, at).close().d;
    }
    const [, upper, lower, horizon] = light.sky;
    const fill =
      tone === 'light' ? mix(horizon, light.sun, 0.4) : mix(upper, mix(lower, light.shadow, 0.5), 0.5);
    canvas.path(d, { fill, opacity });
  };
}

/**
 * A towering cloud standing on its flat base at (x, y), `width` by `height` pixels: a shaded body with the
 * sunlit crown over it. `depth` lets it sink into the haze.
 */
export function cumulus(options: {
  x: number;
  y: number;
  width: number;
  height: number;
  depth?: number;
  dark?: boolean;
}): Layer {
  return (canvas) => {
    const { x, y, width, height, depth = 0.3, dark = false } = options;
    const source = canvas.random('cumulus');
    const { light } = canvas;
    const top = [0, 0.1, 0.24, 0.38, 0.5, 0.62, 0.76, 0.9, 1];
    const peak = source.between(0.35, 0.6);
    const profile = top.map((share) => {
      const arch = Math.max(0, 1 - Math.abs(share - peak) * (share < peak ? 1 / peak : 1 / (1 - peak)));
      return share === 0 || share === 1 ? 0 : arch ** 0.6 * source.between(0.78, 1.1);
    });
    const [, upper, lower] = light.sky;
    const white = dark
      ? mix(upper, mix(light.sun, light.sky[3], 0.5), 0.4)
      : mix('#fdf6e6', light.glow, 0.2 + light.warmth * 0.4);
    const away = light.from === 'left' ? 1 : -1;
    // A shell is the cloud's outline, lower and pushed away from the light: each one deeper in the shade.
    const shell = (high: number, wide: number, push: number, lobe: number) => {
      const crest = top.map((share, at): Point => {
        return [x + push + (share - 0.5) * width * wide, y - height * high * (profile[at] ?? 0)];
      });
      const [start = [x, y], ...way] = crest;
      const pen = new Pen(...start);
      billow(pen, start, way, lobe, source);
      return pen.close().d;
    };
    const outer = shell(1, 1, 0, width / 8);
    const shadow = dark ? mix(upper, light.shadow, 0.6) : mix(mix(white, lower, 0.35), light.shadow, 0.16);
    const faded = (colour: string) => mix(colour, light.haze, depth * 0.8);
    canvas.body(outer, faded(white), () => {
      canvas.path(shell(0.66, 0.9, away * width * 0.17, width / 9), {
        fill: faded(mix(white, shadow, 0.45)),
      });
      canvas.path(shell(0.36, 1.05, away * width * 0.2, width / 10), { fill: faded(shadow) });
    });
  };
}
