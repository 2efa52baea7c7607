import { htmlToHast, markdownToHtml, type HastNode, type HastPluginDefinition } from 'satteri';

export type MarkdownPlugin = HastPluginDefinition;

/** A picture in a body: `![what it shows](places/bwindi-1 "an optional caption")`, alone on its line. */
export const PICTURE_LINE = /^!\[(?<alt>[^\]]*)\]\((?<image>[^\s)]+)(?:\s+"(?<caption>[^"]*)")?\)[ \t]*$/;

/**
 * Turns Markdown into HTML, with typographic quotes and dashes.
 * @param options.rawHtml whether HTML in the text becomes elements that plugins see; else it stays as it is written
 * @throws Error when a plugin waits for something: the result would be a promise
 */
export function toHtml(markdown: string, options: { rawHtml: boolean; plugins?: MarkdownPlugin[] }): string {
  const result = markdownToHtml(markdown, {
    features: { rawHtml: options.rawHtml, smartPunctuation: true, frontmatter: false },
    hastPlugins: options.plugins ?? [],
  });
  if (result instanceof Promise) throw new Error('A Markdown plugin has become asynchronous.');
  return result.html;
}

/** A piece of rendered prose for what is no browser: text, or an element with what is in it. */
export type Node = string | { tag: string; href?: string; children: Node[] };

/** Elements in which blanks between the children are no text. */
const HOLDERS = new Set(['root', 'ul', 'ol', 'table', 'thead', 'tbody', 'tr', 'blockquote', 'figure']);

function nodeOf(node: HastNode): Node[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element' && node.type !== 'root') return [];
  const tag = node.type === 'root' ? 'root' : node.tagName;
  const inner = node.children.flatMap(nodeOf);
  const children = HOLDERS.has(tag)
    ? inner.filter((child) => typeof child !== 'string' || child.trim())
    : inner;
  const href = node.type === 'element' ? node.properties['href'] : undefined;
  return [{ tag, ...(href === undefined ? {} : { href: String(href) }), children }];
}

/** The pieces of a stretch of HTML that this file rendered, in their order. */
export function treeOf(html: string): Node[] {
  const [root] = nodeOf(htmlToHast(html, { fragment: true }));
  return typeof root === 'object' ? root.children : [];
}
