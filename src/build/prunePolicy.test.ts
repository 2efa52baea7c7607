import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { withOwnHashes } from './prunePolicy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (policy: string) =>
  `<head><meta http-equiv="content-security-policy" content="${policy}"><style>a{color:red}</style></head>` +
  `<script type="module">let a = "<style>";\n</script><script src="/a.js"></script>`;
const script = hash('let a = "<style>";\n');
const style = hash('a{color:red}');
const foreign = hash('b{}');

it('leaves a page the hashes of its own scripts and styles, and everything else of its policy', () => {
  const policy = (...hashes: string[]) =>
    `default-src 'none'; script-src 'self' ${hashes.join(' ')}; style-src 'self' ${hashes.join(' ')}; img-src 'self'`;
  expect(withOwnHashes(page(policy(script, foreign, style)))).toBe(page(policy(script, style)));
  expect(withOwnHashes(page(policy(foreign)))).toBe(
    page(`default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'`),
  );
});

it('leaves a page without a policy as it is', () =>
  expect(withOwnHashes('<p>sha256</p>')).toBe('<p>sha256</p>'));
