import { createHash } from 'node:crypto';

/** A script that stands in the head of a page as it is. */
export interface HeadScript {
  code: string;
  /** What the content security policy must name. */
  hash: `sha256-${string}`;
}

/** A script for the head, with its hash. The indentation of its lines is left out: every page carries it. */
export function headScript(source: string): HeadScript {
  const code = source.replace(/\n\s+/g, '\n');
  return { code, hash: `sha256-${createHash('sha256').update(code).digest('base64')}` };
}
