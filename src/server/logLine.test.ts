import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plain, quote } from './logLine.ts';

describe('a header in the log', () => {
  it.each([
    [undefined, 'none'],
    ['', '""'],
    ['https://evil.example', '"https://evil.example"'],
    ['a\r\nenquiry 1 trip stored', '"a\\r\\nenquiry 1 trip stored"'],
    ['"} "', '"\\"} \\""'],
    ['\u001b[2J\u009b2J', '"\\u001b[2J\\u009b2J"'],
    ['\u2028\u202e', '"\\u2028\\u202e"'],
    ['a'.repeat(100), `"${'a'.repeat(80)}…"`],
  ])('%j is shown as %s', (value, shown) => {
    expect(quote(value)).toBe(shown);
  });

  it('is one line of visible signs, and short, whatever was sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (value) => {
        expect(quote(value)).toMatch(/^[\x20-\x7e…]{2,600}$/);
        expect(plain(value)).toMatch(/^[\x20-\x7e…]*$/);
      }),
    );
  });
});
