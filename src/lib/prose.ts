import { allowsAttribute, isSafeAddress, LONG_TAGS, SHORT_TAGS } from './allowedHtml.ts';
import { PICTURE_LINE, toHtml, type MarkdownPlugin } from './markdown.ts';
import { ui } from './ui.ts';

/** A piece of prose: markup, or a picture on a line of its own that a page sets as a figure. */
export type ProseBlock = { html: string } | { image: string; alt: string; caption?: string };

const PICTURE_LINES = new RegExp(PICTURE_LINE.source, 'gm');

/** A heading's anchor, made of its words: `## 1. Rwenzori` becomes `1-rwenzori`. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
}

// The check before a build refuses what is not allowed, with file and line; this is the second lock on the same
// door. What is not allowed is removed whole: the children of an unwrapped element would not be looked at again.
const guard = (tags: ReadonlySet<string>): MarkdownPlugin => ({
  name: 'guard',
  element: {
    filter: [],
    visit(node, context) {
      if (!tags.has(node.tagName)) return context.removeNode(node);
      for (const [key, value] of Object.entries(node.properties ?? {})) {
        const unsafe = (key === 'href' || key === 'src') && !isSafeAddress(String(value));
        if (unsafe || !allowsAttribute(node.tagName, key.toLowerCase())) context.setProperty(node, key, null);
      }
    },
  },
  comment: (node, context) => context.removeNode(node),
  raw: (node, context) => context.removeNode(node),
});

const links = (product: string): MarkdownPlugin => ({
  name: 'links',
  element: {
    filter: ['a'],
    visit(node, context) {
      const href = String(node.properties?.['href'] ?? '').replace(/\{product\}|%7Bproduct%7D/gi, product);
      context.setProperty(node, 'href', href);
      if (/^https?:/.test(href)) context.setProperty(node, 'rel', 'noopener noreferrer');
    },
  },
});

const headingAnchors: MarkdownPlugin = {
  name: 'heading-anchors',
  element: {
    filter: ['h2', 'h3'],
    visit(node, context) {
      context.setProperty(node, 'id', slugOf(context.textContent(node)));
    },
  },
};

const SCROLLED = ui.controls.table.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A table that is wider than a narrow window, or than large letters leave room for, is scrolled by itself, by key too. */
const withScrolledTables = (html: string) =>
  html
    .replaceAll('<table>', `<div class="scroll" tabindex="0" role="group" aria-label="${SCROLLED}"><table>`)
    .replaceAll('</table>', '</table></div>');

const render = (markdown: string, product: string, tags: ReadonlySet<string>): string =>
  withScrolledTables(
    toHtml(markdown, { rawHtml: true, plugins: [guard(tags), links(product), headingAnchors] }).trim(),
  );

function renderLong(markdown: string, product: string): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  let from = 0;
  const addHtml = (part: string) => {
    if (part.trim()) blocks.push({ html: render(part, product, LONG_TAGS) });
  };
  for (const match of markdown.matchAll(PICTURE_LINES)) {
    addHtml(markdown.slice(from, match.index));
    const { image = '', alt = '', caption } = match.groups ?? {};
    blocks.push({ image, alt, ...(caption ? { caption } : {}) });
    from = match.index + match[0].length;
  }
  addHtml(markdown.slice(from));
  return blocks;
}

/** Texts whose pieces are remembered: a page asks for those of its text several times, one call soon after another. */
const REMEMBERED = 16;
const remembered = new Map<string, readonly ProseBlock[]>();

/**
 * Renders reading matter (an article, a page, an itinerary).
 * @param markdown the body as the editor wrote it; `{product}` in a link stands for the short name in addresses
 * @returns the pieces in order: a page sets the HTML as it is and each picture as a figure
 */
export function longProse(markdown: string, product: string): readonly ProseBlock[] {
  const name = `${product}\n${markdown}`;
  const known = remembered.get(name);
  if (known) return known;
  const blocks = renderLong(markdown, product);
  // The oldest goes.
  for (const [oldest] of remembered) if (remembered.size >= REMEMBERED) remembered.delete(oldest);
  remembered.set(name, blocks);
  return blocks;
}

/**
 * Renders a short text: an FAQ answer, a review, a paragraph of a card.
 * @returns HTML with `<p>` around each paragraph
 */
export function shortProse(markdown: string, product: string): string {
  return render(markdown, product, SHORT_TAGS);
}

/** Renders one line, such as a lead with a link, without the paragraph around it. */
export function inlineProse(markdown: string, product: string): string {
  return shortProse(markdown, product).replace(/^<p>([\s\S]*)<\/p>$/, '$1');
}
