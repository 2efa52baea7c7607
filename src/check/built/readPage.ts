import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { ANCHORS } from '../../routes.ts';

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

const textOf = (node: Tree.Node): string => {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  if (node.nodeName === 'img')
    return (node as Tree.Element).attrs.find(({ name }) => name === 'alt')?.value ?? '';
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};

function readElement(element: Tree.Element, page: Page): void {
  const { tagName, attrs } = element;
  const pointer = (attribute: string, value: string) => ({ element: tagName, attribute, value });
  for (const { name, value } of attrs) {
    if (name === 'id') page.ids.push(value);
    // An anchor of the old kind is one as well.
    if (name === 'name' && tagName === 'a' && value) page.ids.push(value);
    if (ADDRESSES.has(name)) page.addresses.push(pointer(name, value));
    if (name === 'data' && tagName === 'object') page.addresses.push(pointer(name, value));
    if (SETS.has(name)) {
      for (const [, address = ''] of value.matchAll(/([^\s,]\S*)(?:\s[^,]*)?/g))
        page.addresses.push(pointer(name, address.replace(/,$/, '')));
    }
    if (REFERENCES.has(name)) {
      for (const id of value.split(/\s+/).filter(Boolean)) page.references.push(pointer(name, id));
    }
  }
  const property = attrs.find(({ name }) => name === 'property' || name === 'name')?.value ?? '';
  const content = attrs.find(({ name }) => name === 'content')?.value;
  if (tagName === 'meta' && content && META.test(property)) page.addresses.push(pointer('content', content));
  if (/^h[1-6]$/.test(tagName)) page.headings.push(textOf(element).trim());
}

/** Reads a built page as a browser without script does. */
export function readPage(html: string): Page {
  const page: Page = { ids: [], addresses: [], references: [], headings: [], ways: [] };
  const visit = (node: Tree.ParentNode, isOwn: boolean) => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      readElement(child, page);
      const valueOf = (attribute: string) => child.attrs.find(({ name }) => name === attribute)?.value;
      if (isOwn && child.tagName === 'a') page.ways.push(valueOf('href') ?? '');
      visit(child, (isOwn || child.tagName === 'main') && valueOf('id') !== ANCHORS.booking);
    }
  };
  visit(parse(html, { scriptingEnabled: false }), false);
  return page;
}
