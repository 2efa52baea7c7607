import sax, { type QualifiedAttribute, type QualifiedTag } from 'sax';
import type { Finding } from './checkMarkup.ts';
import { decode } from './decode.ts';
import { lineAt } from './position.ts';

// An embedded photograph is one attribute, however long.
Object.assign(sax, { MAX_BUFFER_LENGTH: Infinity });

const OPTIONS = { xmlns: true, position: true, strictEntities: true };
const SVG = 'http://www.w3.org/2000/svg';
const HTML = 'http://www.w3.org/1999/xhtml';
/** Elements that run a program, load another page or hold HTML, in any letters and under any prefix. */
const REFUSED: ReadonlySet<string> = new Set(
  'script foreignobject iframe embed object audio video handler listener'.split(' '),
);
const ANIMATION = /^(?:set|animate\w*)$/;
const RASTER = /^data:image\/(?:png|jpe?g|webp|gif|avif)[;,]/i;
const CURE = 'a picture of ours draws and nothing else. Delete it, or save the drawing as plain SVG.';
const OUTSIDE = 'points out of the picture: only #names of its own and embedded PNG or JPG are allowed.';

/** A style sheet or attribute with its escapes (`\\75 rl`) written out. */
const plainCss = (css: string) =>
  css.replace(/\\(?:([0-9a-f]{1,6})\s?|([^]))/gi, (_, hex?: string, sign?: string) =>
    hex === undefined ? (sign ?? '') : String.fromCodePoint(Math.min(parseInt(hex, 16), 0x10ffff)),
  );
const isInside = (address: string) => address.startsWith('#') || RASTER.test(address);

/**
 * The first thing in a style sheet or an attribute that leads out of the picture, even inside a comment: what looks
 * like one may stand in the middle of an address or a text.
 */
function outsideInCss(css: string): string | undefined {
  const plain = plainCss(css);
  const other = /@import[^;]*|\b(?:image|image-set|src)\([^)]*\)?/i.exec(plain)?.[0];
  const addresses = [...plain.matchAll(/url\(\s*["']?([^"')]*)/gi)];
  return other ?? addresses.find(([, address = '']) => !isInside(address.trim()))?.[0];
}

function checkAttribute(
  { name, prefix, local, value }: QualifiedAttribute,
  element: string,
): string | undefined {
  if (prefix === 'xmlns') return undefined;
  const key = local.toLowerCase();
  if (key.startsWith('on')) return `${name}= is not allowed: ${CURE}`;
  if (name.toLowerCase() === 'xml:base') return `xml:base= is not allowed: ${CURE}`;
  const isAddress = key === 'href' || key === 'src';
  const isTarget = ANIMATION.test(element) && key === 'attributename';
  // Without one of these signs a value names no scheme and calls nothing: most are the points of a path.
  if (!isAddress && !isTarget && !/[:(@\\]/.test(value)) return undefined;
  // Browsers leave out blanks and control characters in the name of a scheme.
  const bare = value.replace(/[\s\p{Cc}]/gu, '');
  if (/(?:java|vb)script:|data:text\/|data:[\w/+-]*xml/i.test(bare))
    return `${name}="${shorten(value)}" is not allowed: ${CURE}`;
  if (isAddress && !isInside(bare)) return `${name}="${shorten(value)}" ${OUTSIDE}`;
  if (isTarget && /^(?:.*:)?(?:href|src|on.*)$/i.test(bare))
    return `<${element} ${name}="${value}"> is not allowed: ${CURE}`;
  const css = outsideInCss(value);
  return css === undefined ? undefined : `${shorten(css)} ${OUTSIDE}`;
}

const shorten = (text: string) => (text.length > 50 ? `${text.slice(0, 49)}…` : text);

function checkTag({ name, local, uri, attributes }: QualifiedTag): string[] {
  const element = local.toLowerCase();
  if (REFUSED.has(element) || uri === HTML) return [`<${name}> is not allowed: ${CURE}`];
  return Object.values(attributes).flatMap((attribute) => checkAttribute(attribute, element) ?? []);
}

/**
 * Reads a drawing as a browser does when it is opened at its own address, where its scripts would run as the site's.
 * @param bytes the file
 * @returns what makes it more than a drawing, or no drawing at all, with lines counted from 1
 * @throws Fault when the file is not UTF-8
 */
export function checkSvg(bytes: Buffer): Finding[] {
  const text = decode(bytes);
  const findings: Finding[] = [];
  const parser = sax.parser(true, OPTIONS);
  const add = (message: string, offset = parser.startTagPosition - 1) =>
    findings.push({ line: lineAt(text, Math.max(0, offset)), message });
  let style = '';
  let depth = 0;
  parser.onopentag = (tag) => {
    if (depth === 0 && ('uri' in tag ? tag.uri : '') !== SVG)
      add(`has no xmlns="${SVG}" in its <svg>, so no browser shows it.`);
    depth += 1;
    if (/^style$/i.test('local' in tag ? tag.local : '')) style = '';
    for (const message of checkTag(tag as QualifiedTag)) add(message);
  };
  parser.onclosetag = (name) => {
    depth -= 1;
    const css = /(?:^|:)style$/i.test(name) ? outsideInCss(style) : undefined;
    if (css !== undefined) add(`${shorten(css)} in <style> ${OUTSIDE}`);
  };
  parser.ontext = (words) => (style += words);
  parser.oncdata = (words) => (style += words);
  parser.ondoctype = (doctype) => {
    if (doctype.includes('['))
      add(`<!DOCTYPE with [ ] or <!ENTITY is not allowed: ${CURE}`, text.indexOf('<!DOCTYPE'));
  };
  parser.onprocessinginstruction = ({ name, body }) => {
    const coding = /encoding\s*=\s*["']([^"']*)/i.exec(body)?.[1] ?? 'utf-8';
    if (name.toLowerCase() !== 'xml') add(`<?${name}?> is not allowed: ${CURE}`, text.indexOf(`<?${name}`));
    else if (!/^(?:utf-?8|us-ascii)$/i.test(coding))
      add(`says that it is ${coding}: save it as UTF-8.`, text.indexOf('<?xml'));
  };
  parser.onerror = (error) => {
    const [cause = ''] = error.message.split('\n');
    const at = { line: parser.line + 1 };
    findings.push({
      ...at,
      message: `is no whole SVG (${cause.toLowerCase()}): save it again as plain SVG.`,
    });
    throw error;
  };
  try {
    parser.write(text).close();
  } catch (error) {
    // One fault of the syntax would bring others behind it.
    if (error !== parser.error) throw error;
  }
  return findings;
}
