import { createHash } from 'node:crypto';

/** A script that stands in the head of a page as it is. */
export interface HeadScript {
  code: string;
  /** What the content security policy must name. */
  hash: `sha256-${string}`;
}

/** A script for the head, with its hash. Every page carries it: indentation and the first function's name are left out. */
export function headScript(source: string): HeadScript {
  const code = source.replace(/\n\s+/g, '\n').replace(/^\(function \w+/, '(function');
  return { code, hash: `sha256-${createHash('sha256').update(code).digest('base64')}` };
}
