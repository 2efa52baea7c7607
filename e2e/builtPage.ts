import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** An element of a built page: its attributes by name, and the text of it and all in it. */
export interface BuiltElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
}

const textOf = (node: Tree.Node): string => {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};

/** A text as it is read: with single blanks, and none at its ends. */
export const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The elements of a built page, in the order of the page, as a browser without script reads them.
 * @param address the page's public path
 * @param dist the folder of the built site
 */
export function builtElements(address: string, dist: string): BuiltElement[] {
  const file = path.join(dist, address === '/' ? 'index.html' : `${address}.html`);
  const found: BuiltElement[] = [];
  const visit = (node: Tree.ParentNode) => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      const attributes = Object.fromEntries(child.attrs.map(({ name, value }) => [name, value]));
      found.push({ tag: child.tagName, attributes, text: textOf(child) });
      visit(child);
    }
  };
  visit(parse(readFileSync(file, 'utf8'), { scriptingEnabled: false }));
  return found;
}
