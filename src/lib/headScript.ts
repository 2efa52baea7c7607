import { createHash } from 'node:crypto';

/** A script that stands in the head of a page as it is. */
export interface HeadScript {
  code: string;
  /** What the content security policy must name. */
  hash: `sha256-${string}`;
}

/** A script for the head, with its hash. */
export const headScript = (code: string): HeadScript => ({
  code,
  hash: `sha256-${createHash('sha256').update(code).digest('base64')}`,
});
