import { expect, it } from 'vitest';
import { readByRules, readClosed, readPage } from './readPage.ts';

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>a < b</title><meta property="og:url" content="/a?b&amp;c"></head><body>${body}</body></html>`;
const BODY =
  '<header><a href="/">Home</a></header><main id="main"><h1 id="top">One &amp; <img src="/a.svg" alt="two"></h1>' +
  '<a href="/b?x=1&#38;y=2&quot;">b</a><template><a id="no" href="/none">none</a><h2></h2></template>' +
  '<svg><a href="/map"><path d="M0 0"/></a><use href="#p"/></svg><h2>&nbsp;</h2><!-- <a href="/not"> -->' +
  '<script>"<a href=/text>"</script><noscript><img srcset="/c.avif 1x, /d.avif 2x"></noscript>' +
  '<section id="bookingSection"><a href="/c">c</a></section><label for="top main">x</label></main><a name="old">old</a>';

it('reads a well-formed page as it would by the rules of HTML', () => {
  const read = readClosed(page(BODY));
  expect(read?.ways).toEqual(['/b?x=1&y=2"', '/map']);
  expect(read?.headings).toEqual(['One & two', '']);
  expect(read).toEqual(readByRules(page(BODY)));
});

it.each([
  ['an element that nothing ends', '<p id="a">One<p id="b">Two'],
  ['elements that end in the wrong order', '<b><i id="a"></b></i>'],
  ['an element that cannot end itself', '<div id="a"/><a href="/b">b</a>'],
  ['values in other marks', "<a id='x' href='/b'>b</a>"],
  ['values in no marks', '<a id=x href=/b>b</a>'],
  ['a letter of an address in a rare notation', '<a href="/b?x&eacute;">b</a>'],
  ['a letter of a heading in a rare notation', '<h2>&eacute;</h2>'],
  ['a bracket that begins nothing', '<a href="/b">1 < 2</a>'],
])('leaves to the rules a page with %s', (_, body) => {
  expect(readClosed(page(body))).toBeUndefined();
  expect(readPage(page(body))).toEqual(readByRules(page(body)));
});
