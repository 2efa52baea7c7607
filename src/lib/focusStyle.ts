import { createHash } from 'node:crypto';

/**
 * The style sheet that keeps the focus of pictures in sight, whatever their frames cut off.
 * @param places what each picture stands in, as a selector, and its focus from the left and from the top: "60% 30%"
 * @returns its text, and the hash that the content security policy must name
 */
export function focusStyle(...places: readonly (readonly [selector: string, focus: string])[]): {
  css: string;
  hash: `sha256-${string}`;
} {
  const css = places.map(([selector, focus]) => `${selector} img{object-position:${focus}}`).join('');
  return { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` };
}
