import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { FEE_SLOT } from '../../lib/feeSlots.ts';
import { ANCHORS } from '../../routes.ts';
import { decoded, scanTags, VOID } from './scanTags.ts';

/** Something that a page points to, with the element and attribute that do. */
export interface Pointer {
  element: string;
  attribute: string;
  value: string;
}

/** What of a built page the check looks at. */
export interface Page {
  /** Every id, in the order of the page; one that stands there twice is in it twice. */
  ids: string[];
  /** Addresses of pages, pictures, scripts and styles. */
  addresses: Pointer[];
  /** Names of ids of the same page: the label of a field, what a button opens. */
  references: Pointer[];
  /** The text of each heading. */
  headings: string[];
  /** Where the links of its own part lead: of <main>, except for the booking section. */
  ways: string[];
  /** Slots of fees that nothing has filled in, wherever they stand. */
  slots: string[];
}

const ADDRESSES: ReadonlySet<string> = new Set(
  'href src action formaction poster component-url renderer-url before-hydration-url'.split(' '),
);
const SETS: ReadonlySet<string> = new Set(['srcset', 'imagesrcset']);
/** Attributes that hold ids with blanks between them. */
const REFERENCES: ReadonlySet<string> = new Set(
  [
    'for form list headers popovertarget commandfor itemref',
    'aria-activedescendant aria-controls aria-describedby aria-details',
    'aria-errormessage aria-flowto aria-labelledby aria-owns',
  ]
    .join(' ')
    .split(' '),
);
/** Properties of <meta> that hold an address. */
const META = /^(?:og|twitter):(?:image|url)(?::secure_url)?$/;

type Attributes = readonly { name: string; value: string }[];

const valueOf = (attrs: Attributes, attribute: string) => attrs.find(({ name }) => name === attribute)?.value;

const textOf = (node: Tree.Node): string => {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  if (node.nodeName === 'img') return valueOf((node as Tree.Element).attrs, 'alt') ?? '';
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};

function readElement(element: string, attrs: Attributes, page: Page): void {
  const pointer = (attribute: string, value: string) => ({ element, attribute, value });
  for (const { name, value } of attrs) {
    if (name === 'id') page.ids.push(value);
    // An anchor of the old kind is one as well.
    if (name === 'name' && element === 'a' && value) page.ids.push(value);
    if (ADDRESSES.has(name)) page.addresses.push(pointer(name, value));
    if (name === 'data' && element === 'object') page.addresses.push(pointer(name, value));
    if (SETS.has(name)) {
      for (const [, address = ''] of value.matchAll(/([^\s,]\S*)(?:\s[^,]*)?/g))
        page.addresses.push(pointer(name, address.replace(/,$/, '')));
    }
    if (REFERENCES.has(name)) {
      for (const id of value.split(/\s+/).filter(Boolean)) page.references.push(pointer(name, id));
    }
  }
  if (element !== 'meta') return;
  const property = valueOf(attrs, 'property') ?? valueOf(attrs, 'name') ?? '';
  const content = valueOf(attrs, 'content');
  if (content && META.test(property)) page.addresses.push(pointer('content', content));
}

/** What of a page its letters alone tell; what its elements say is added as they are read. */
const unread = (html: string): Page => ({
  ...{ ids: [], addresses: [], references: [], headings: [], ways: [] },
  slots: [...html.matchAll(FEE_SLOT)].map(([slot]) => slot),
});
const HEADING = /^h[1-6]$/;

/** Whether what is in an element belongs to the page's own part. */
const staysOwn = (isOwn: boolean, element: string, attrs: Attributes) =>
  (isOwn || element === 'main') && valueOf(attrs, 'id') !== ANCHORS.booking;

/** Reads a page by HTML's own rules, which mend what is not well-formed. */
export function readByRules(html: string): Page {
  const page = unread(html);
  const visit = (node: Tree.ParentNode, isOwn: boolean) => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      const { tagName, attrs } = child;
      readElement(tagName, attrs, page);
      if (HEADING.test(tagName)) page.headings.push(textOf(child).trim());
      if (isOwn && tagName === 'a') page.ways.push(valueOf(attrs, 'href') ?? '');
      visit(child, staysOwn(isOwn, tagName, attrs));
    }
  };
  visit(parse(html, { scriptingEnabled: false }), false);
  return page;
}

/** The beginnings of all that is read of an element; most elements have a class at most. */
const MATTERS =
  /\s(?:id|href|xlink|src|imagesrcset|action|formaction|poster|component|renderer|before|name|data=|for|list|headers|popovertarget|commandfor|itemref|aria-|property|content|alt)/i;

/** An element that is open, and whether what is in it belongs to the page's own part. */
interface Open {
  name: string;
  isOwn: boolean;
}

/** Reads a page each of whose elements is closed where it should be; undefined for another one. */
export function readClosed(html: string): Page | undefined {
  const page = unread(html);
  const open: Open[] = [];
  let isClosed = true;
  let [templates, drawings] = [0, 0];
  let heading: string | undefined;
  const count = (name: string, by: 1 | -1) => {
    if (name === 'template') templates += by;
    if (name === 'svg' || name === 'math') drawings += by;
  };
  const isRead = scanTags(html, MATTERS, ({ name, attrs, isEnd, isWhole, text }) => {
    if (heading !== undefined) heading += text;
    if (name === '!') return;
    if (isEnd) {
      isClosed &&= open.pop()?.name === name;
      count(name, -1);
      if (heading === undefined || !HEADING.test(name)) return;
      const words = decoded(heading);
      isClosed &&= words !== undefined;
      page.headings.push(words?.trim() ?? '');
      heading = undefined;
      return;
    }
    const isOwn = open.at(-1)?.isOwn ?? false;
    // What is in a template is not part of the page.
    if (templates === 0) {
      readElement(name, attrs, page);
      if (isOwn && name === 'a') page.ways.push(valueOf(attrs, 'href') ?? '');
      if (heading !== undefined && name === 'img') heading += valueOf(attrs, 'alt') ?? '';
      if (HEADING.test(name)) heading = '';
    }
    if (VOID.has(name) || (isWhole && drawings > 0)) return;
    count(name, 1);
    open.push({ name, isOwn: staysOwn(isOwn, name, attrs) });
  });
  return isRead && isClosed && open.length === 0 ? page : undefined;
}

/** Reads a built page as a browser without script does. */
export const readPage = (html: string): Page => readClosed(html) ?? readByRules(html);
