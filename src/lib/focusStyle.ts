import { createHash } from 'node:crypto';

/**
 * The style sheet that keeps the focus of a poster in sight, whatever its frame cuts off.
 * @param focus from the left and from the top, such as "60% 30%"
 * @returns its text, and the hash that the content security policy must name
 */
export function focusStyle(focus: string): { css: string; hash: `sha256-${string}` } {
  const css = `.head img{object-position:${focus}}`;
  return { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` };
}
