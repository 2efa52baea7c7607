import { describe, expect, test } from 'vitest';
import { inlineProse, longProse, shortProse, slugOf } from './prose.ts';

describe('a heading’s anchor', () => {
  test.each([
    ['1. Rwenzori', '1-rwenzori'],
    ['Hell’s Gate: cliffs & steam', 'hells-gate-cliffs-steam'],
    ['Café  Nyungwe ', 'cafe-nyungwe'],
  ])('%s becomes %s', (heading, slug) => expect(slugOf(heading)).toBe(slug));
});

describe('reading matter', () => {
  test('is cut at its picture lines, so that a page can set them as figures', () => {
    const blocks = longProse('One.\n\n![Mist](places/bwindi-1 "At dawn")\n\nTwo.', 'zurura');
    expect(blocks).toEqual([
      { html: '<p>One.</p>' },
      { image: 'places/bwindi-1', alt: 'Mist', caption: 'At dawn' },
      { html: '<p>Two.</p>' },
    ]);
  });

  test('keeps a picture without a caption, also as the first and the last line', () => {
    expect(longProse('![A](x/a)\n![B](x/b)', 'zurura')).toEqual([
      { image: 'x/a', alt: 'A' },
      { image: 'x/b', alt: 'B' },
    ]);
  });

  test('gives second and third headings their anchors', () => {
    expect(longProse('## When to go', 'zurura')).toEqual([{ html: '<h2 id="when-to-go">When to go</h2>' }]);
  });
});

describe('links', () => {
  test('have the short name filled in', () => {
    expect(shortProse('[us](/about{product})', 'roam')).toBe('<p><a href="/aboutroam">us</a></p>');
  });

  test('that leave the site give nothing away', () => {
    expect(shortProse('[x](https://a.example)', 'zurura')).toContain('rel="noopener noreferrer"');
  });
});

describe('the second lock behind the check', () => {
  test.each([
    ['<script>alert(1)</script>', /script|alert/],
    ['<p onclick="x()">hi</p>', /onclick/],
    ['<p style="color:red">hi</p>', /style/],
    ['[x](javascript:alert(1))', /javascript/],
    ['<iframe src="https://a.example"></iframe>', /iframe/],
    ['<!-- note -->', /note/],
    ['<img src=x onerror=alert(1)>', /img|onerror/],
  ])('takes out %s', (markdown, trace) => expect(shortProse(markdown, 'zurura')).not.toMatch(trace));

  test('leaves what is allowed', () => {
    expect(shortProse('A <mark>good</mark> **day**.', 'zurura')).toBe(
      '<p>A <mark>good</mark> <strong>day</strong>.</p>',
    );
  });
});

test('a lead stands without a paragraph around it', () => {
  expect(inlineProse('See [this](/x).', 'zurura')).toBe('See <a href="/x">this</a>.');
});
