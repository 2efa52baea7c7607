import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { withFewInlines, withOwnHashes, withShortNames } from './lightenPages.ts';

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

it('takes the hash of nothing out of the policy of a page whose scripts are files', () => {
  const named = (...hashes: string[]) =>
    `<meta http-equiv="content-security-policy" content="script-src 'self'${hashes.map((one) => ` ${one}`).join('')}">` +
    '<script src="/a.js"></script><style>b{}</style>';
  expect(withOwnHashes(named(hash(''), foreign))).toBe(named(foreign));
});

it('leaves a page without a policy as it is', () =>
  expect(withOwnHashes('<p>sha256</p>')).toBe('<p>sha256</p>'));

it('gives the scopes of styles short names, and the policy the hashes that follow from them', () => {
  const scoped = (first: string, second: string, hashes: string) =>
    `<head><meta http-equiv="content-security-policy" content="style-src 'self' ${hashes}">` +
    `<style>p[${first}]{color:red}a[${second}]{}</style><style>b{}</style></head>` +
    `<p ${first}><a ${second}>data-0</a></p>`;
  const [long, other] = ['data-astro-cid-ab12cd34', 'data-astro-cid-zz99yy88'];
  const before = hash(`p[${long}]{color:red}a[${other}]{}`);
  expect(withShortNames(scoped(long, other, `${before} ${foreign}`))).toBe(
    scoped('data-0', 'data-1', `${hash('p[data-0]{color:red}a[data-1]{}')} ${foreign}`),
  );
  // A style that the policy did not name is not let in by its new name.
  expect(withShortNames(scoped(long, other, foreign))).toBe(scoped('data-0', 'data-1', foreign));
});

it('brings styles together in their order, and scripts that follow each other, with one hash for each', () => {
  const head = (hashes: string, styles: string) =>
    `<meta http-equiv="content-security-policy" content="style-src 'self' ${hashes}; img-src 'self'">${styles}`;
  expect(
    withFewInlines(
      head(`${hash('a{}')} ${hash('b{}')}`, '<style>a{}</style><link rel="icon"><style>b{}</style>'),
    ),
  ).toBe(head(hash('a{}b{}'), '<style>a{}b{}</style><link rel="icon">'));
  const scripts = '<script>two()</script><p></p><script>one()</script><script>two()</script>';
  expect(withFewInlines(head(`${hash('one()')} ${hash('two()')}`, scripts))).toBe(
    head(
      `${hash('one();\ntwo()')} ${hash('two()')}`,
      '<script>two()</script><p></p><script>one();\ntwo()</script>',
    ),
  );
  const alone = head(hash('a{}'), '<style>a{}</style><script type="module" src="/a.js"></script>');
  expect(withFewInlines(alone)).toBe(alone);
});
