import { createHash } from 'node:crypto';

/** The content security policy of a page: what stands before it, and the policy. */
export const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)/;

/** Texts whose hashes are kept: pages share most of theirs, and each is asked for several times. */
const KEPT_MOST = 64;
const kept = new Map<string, string>();

/** What a policy calls a script or a style of this text. */
export function hashOf(text: string): string {
  const known = kept.get(text);
  if (known) return known;
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  if (kept.size >= KEPT_MOST) kept.clear();
  kept.set(text, hash);
  return hash;
}
