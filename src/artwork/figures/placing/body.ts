import type { Canvas } from '../../canvas/canvas.ts';
import type { Figure } from '../../drawing/figure.ts';
import { minify } from '../../drawing/path.ts';
import { mix } from '../../light/colour.ts';
import type { Coat, Light } from '../../light/light.ts';
import { coatOf } from '../coats.ts';

/** How a figure's own shape is coloured: at a depth, in a light, and whether it faces left. */
export interface Colouring {
  depth: number;
  coat: Coat;
  light: Light;
  flip: boolean;
}

/** Defines a figure in its colours and gives its id. */
export function drawnIn(canvas: Canvas, figure: Figure, own: Colouring): string {
  const { light, depth } = own;
  const coat = { ...coatOf(figure), ...own.coat };
  const tones = light.tones(coat, depth);
  // A figure is drawn lit from the left: turned round, or under a sun on the right, only the sky lights that rim.
  const isAgainst = own.flip !== (light.from === 'right');
  if (isAgainst && coat.lit === undefined) tones.lit = mix(tones.body, tones.lit, 0.4);
  if (isAgainst) tones.shade = light.shade(tones.body, 0.3);
  const parts = figure.parts.map(({ d, tone, stroke, fold }) => {
    const colour = fold ? light.shade(tones[tone], tone === 'dark' ? 0.5 : 0.34) : tones[tone];
    if (stroke === undefined) return `<path d="${minify(d)}" fill="${colour}"/>`;
    return `<path d="${minify(d)}" fill="none" stroke="${colour}" stroke-width="${stroke}"/>`;
  });
  return canvas.thing(parts.join(''));
}

/** Defines a figure's shape without any colour and gives its id. */
export function silhouette(canvas: Canvas, figure: Figure): string {
  const filled = figure.parts.filter(
    ({ tone, stroke, fold, solid }) => stroke === undefined && !fold && (tone !== 'lit' || solid),
  );
  const solid =
    filled.length === 0 ? '' : `<path d="${filled.map(({ d }) => minify(d)).join('')}" stroke="none"/>`;
  const lines = figure.parts.flatMap(({ d, stroke }) =>
    stroke === undefined ? [] : [`<path d="${minify(d)}" fill="none" stroke-width="${stroke}"/>`],
  );
  return canvas.thing(solid + lines.join(''));
}
