import { createHash } from 'node:crypto';

/** The content security policy of a page: what stands before it, and the policy. */
export const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)/;

/** What a policy calls a script or a style of this text. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
