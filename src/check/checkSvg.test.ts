import { describe, expect, it } from 'vitest';
import { checkSvg } from './checkSvg.ts';

const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 16 9"${attributes}>\n${inside}\n</svg>`;
const CURE = 'a picture of ours draws and nothing else. Delete it, or save the drawing as plain SVG.';
const OUTSIDE = 'points out of the picture: only #names of its own and embedded PNG or JPG are allowed.';
const PIXEL = 'data:image/png;base64,iVBORw0KGgo=';

/** What stands on the second line of a drawing, and what is said of it. */
const refused: [name: string, inside: string, message: string][] = [
  ['a script', '<script>alert(1)</script>', `<script> is not allowed: ${CURE}`],
  ['a script in capitals', '<SCRIPT>alert(1)</SCRIPT>', `<SCRIPT> is not allowed: ${CURE}`],
  ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>', `<script> is not allowed: ${CURE}`],
  [
    'a script under a prefix',
    '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
    `<s:script> is not allowed: ${CURE}`,
  ],
  [
    'a script of HTML',
    '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>',
    `<script> is not allowed: ${CURE}`,
  ],
  [
    'any element of HTML',
    '<h:img xmlns:h="http://www.w3.org/1999/xhtml" alt=""/>',
    `<h:img> is not allowed: ${CURE}`,
  ],
  ['foreign content', '<foreignObject/>', `<foreignObject> is not allowed: ${CURE}`],
  ['a frame', '<iframe/>', `<iframe> is not allowed: ${CURE}`],
  ['an embedded thing', '<embed/>', `<embed> is not allowed: ${CURE}`],
  ['an object', '<object/>', `<object> is not allowed: ${CURE}`],
  ['an event', '<path onload="alert(1)"/>', `onload= is not allowed: ${CURE}`],
  ['an event in capitals', '<path ONCLICK="alert(1)"/>', `ONCLICK= is not allowed: ${CURE}`],
  ['a link', '<a href="https://x.example/"><path/></a>', `href="https://x.example/" ${OUTSIDE}`],
  ['an old link', '<use xlink:href="other.svg#a"/>', `xlink:href="other.svg#a" ${OUTSIDE}`],
  [
    'a link under another prefix',
    '<use z:href="//x.example/a.svg#a" xmlns:z="http://www.w3.org/1999/xlink"/>',
    `z:href="//x.example/a.svg#a" ${OUTSIDE}`,
  ],
  [
    'a picture from elsewhere',
    '<image href="https://x.example/a.png"/>',
    `href="https://x.example/a.png" ${OUTSIDE}`,
  ],
  ['a source', '<image src="/a.png"/>', `src="/a.png" ${OUTSIDE}`],
  [
    'a script as an address',
    '<a href="javascript:alert(1)"/>',
    `href="javascript:alert(1)" is not allowed: ${CURE}`,
  ],
  [
    'a script as an address with entities',
    '<a href="&#x6a;ava&#9;script:alert(1)"/>',
    `href="java\tscript:alert(1)" is not allowed: ${CURE}`,
  ],
  [
    'a page as an address',
    '<a href="data:text/html,&lt;b&gt;"/>',
    `href="data:text/html,<b>" is not allowed: ${CURE}`,
  ],
  [
    'an embedded drawing',
    '<image href="data:image/svg+xml,a"/>',
    `href="data:image/svg+xml,a" is not allowed: ${CURE}`,
  ],
  [
    'an animated address',
    '<set attributeName="href" to="#b"/>',
    `<set attributeName="href"> is not allowed: ${CURE}`,
  ],
  [
    'an animated old address',
    '<animate attributeName="xlink:href" values="#a;#b"/>',
    `<animate attributeName="xlink:href"> is not allowed: ${CURE}`,
  ],
  [
    'an animation that brings a script',
    '<animate attributeName="fill" values="#a;javascript:alert(1)"/>',
    `values="#a;javascript:alert(1)" is not allowed: ${CURE}`,
  ],
  [
    'a fill from elsewhere',
    '<path fill="url(https://x.example/#a)"/>',
    `url(https://x.example/#a ${OUTSIDE}`,
  ],
  ['a filter of another file', `<path style="filter: url('b.svg#a')"/>`, `url('b.svg#a ${OUTSIDE}`],
  ['an escaped address', '<path style="fill: \\75 rl(//x.example)"/>', `url(//x.example ${OUTSIDE}`],
  [
    'an imported style',
    '<style>@import "https://x.example/a.css";</style>',
    `@import "https://x.example/a.css" in <style> ${OUTSIDE}`,
  ],
  [
    'an imported style before an element',
    '<style>@import "//x.example";<g/></style>',
    `@import "//x.example" in <style> ${OUTSIDE}`,
  ],
  [
    'an escaped import in CDATA',
    '<style><![CDATA[@\\69mport "//x.example";]]></style>',
    `@import "//x.example" in <style> ${OUTSIDE}`,
  ],
  [
    'an address between what looks like a comment',
    '<style>a{fill:url(#/*);stroke:url(//x.example);b:url(#*/)}</style>',
    `url(//x.example in <style> ${OUTSIDE}`,
  ],
  [
    'a set of pictures',
    '<style>a{b:image-set("//x.example")}</style>',
    `image-set("//x.example") in <style> ${OUTSIDE}`,
  ],
  ['another base', '<g xml:base="https://x.example/"/>', `xml:base= is not allowed: ${CURE}`],
  [
    'a style sheet by instruction',
    '<?xml-stylesheet href="a.css"?>',
    `<?xml-stylesheet?> is not allowed: ${CURE}`,
  ],
  [
    'an element that never ends',
    '<g>',
    'is no whole SVG (unexpected close tag): save it again as plain SVG.',
  ],
  [
    'an entity of nobody',
    '<text>&nbsp;</text>',
    'is no whole SVG (invalid character entity): save it again as plain SVG.',
  ],
];

const wholeFiles: [name: string, file: string | Buffer, line: number, message: string][] = [
  [
    'an entity of its own',
    `<?xml version="1.0"?>\n<!DOCTYPE svg [<!ENTITY a "<script/>">]>\n${drawing('')}`,
    2,
    `<!DOCTYPE with [ ] or <!ENTITY is not allowed: ${CURE}`,
  ],
  [
    'letters of another table',
    `<?xml version="1.0" encoding="ISO-2022-JP"?>\n${drawing('')}`,
    1,
    'says that it is ISO-2022-JP: save it as UTF-8.',
  ],
  [
    'no name of its language',
    '<svg viewBox="0 0 16 9"></svg>',
    1,
    'has no xmlns="http://www.w3.org/2000/svg" in its <svg>, so no browser shows it.',
  ],
];

const accepted: [name: string, file: string][] = [
  ['shapes', drawing('<g id="a"><path d="M0 0h9" fill="#fff"/></g><use href="#a" xlink:href="#a"/>')],
  [
    'gradients, clips and filters of its own',
    drawing(`<path fill="url(#a)" style="clip-path: url( '#b' )"/>`),
  ],
  ['a style of its own', drawing('<style>/* plain */ .a{fill:url("#b")}</style>')],
  ['an embedded photograph', drawing(`<image href="${PIXEL}${'A'.repeat(200_000)}"/>`)],
  ['an animation of a colour', drawing('<animate attributeName="fill" values="#fff;#000"/>')],
  [
    'what drawing programs note',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<!-- made by hand -->\n${drawing('<metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><r:li r:resource="http://purl.org/x"/></r:RDF></metadata>')}`,
  ],
  ['a prefix for everything', '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:path d="M0 0"/></s:svg>'],
  ['words about scripts', drawing('<title>The script of the game, on stage</title>')],
];

describe('the check of a drawing', () => {
  it.each(refused)('refuses %s', (_, inside, message) => {
    const line = /whole SVG/.test(message) ? expect.any(Number) : 2;
    expect(checkSvg(Buffer.from(drawing(inside)))).toEqual([{ line, message }]);
  });

  it.each(wholeFiles)('refuses %s', (_, file, line, message) => {
    expect(checkSvg(Buffer.from(file))).toEqual([{ line, message }]);
  });

  it.each(accepted)('accepts %s', (_, file) => {
    expect(checkSvg(Buffer.from(file))).toEqual([]);
  });

  it('names everything that is wrong at once', () => {
    const lines = checkSvg(Buffer.from(drawing('<script/>\n<path onload=""/>\n<use href="b"/>'))).map(
      ({ line }) => line,
    );
    expect(lines).toEqual([2, 3, 4]);
  });
});
