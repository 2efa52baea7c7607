import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { tokensOf } from './tokens.ts';

const CSS = `/* --color-old: #000000; */
:root { --color-paper: #fbf5e9; --color-kenya: #97301f; --color-region: var(--color-kenya); }
@media (prefers-color-scheme: dark) { :root { --color-paper: #1d1220; } }
[data-region='kenya'] { --color-region: var(--color-kenya); }`;

const root = mkdtempSync(path.join(tmpdir(), 'tokens-'));
mkdirSync(path.join(root, 'src/styles'), { recursive: true });
writeFileSync(path.join(root, 'src/styles/tokens.css'), CSS);
const token = tokensOf(root);
afterAll(() => rmSync(root, { recursive: true }));

it('gives the colour of a scheme, and the light one where dusk changes nothing', () => {
  expect([token('--color-paper'), token('--color-paper', 'dark')]).toEqual(['#fbf5e9', '#1d1220']);
  expect(token('--color-kenya', 'dark')).toBe('#97301f');
});

it.each([
  ['--color-nope', 'not there'],
  ['--color-old', 'not there'],
  ['--color-region', 'var(--color-kenya)'],
])('refuses %s, which is %s', (name, found) => {
  expect(() => token(name)).toThrow(`src/styles/tokens.css: ${name} is ${found}, where a colour is needed.`);
});
