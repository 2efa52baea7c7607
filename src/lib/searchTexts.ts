import { treeOf, type Node } from './markdown.ts';
import { longProse, slugOf } from './prose.ts';

/** A part of a text under a heading of its own; what stands before the first heading has none. */
export interface TextPart {
  heading: string;
  /** The heading's anchor. */
  anchor: string;
  text: string;
}

const wordsOf = (node: Node): string =>
  typeof node === 'string'
    ? node
    : node.children.map(wordsOf).join(/^(?:ul|ol|table|tr|tbody)$/.test(node.tag) ? ' ' : '');

/**
 * The words of a piece of Markdown without marks and addresses, part by part; a picture gives its caption.
 * @param markdown a body as an editor wrote it
 * @param product the short name in addresses
 */
export function partsOf(markdown: string, product: string): TextPart[] {
  const parts: TextPart[] = [{ heading: '', anchor: '', text: '' }];
  for (const block of longProse(markdown, product)) {
    const nodes = 'html' in block ? treeOf(block.html) : [block.caption ?? ''];
    for (const node of nodes) {
      const words = wordsOf(node).replace(/\s+/g, ' ').trim();
      if (typeof node !== 'string' && node.tag === 'h2')
        parts.push({ heading: words, anchor: slugOf(words), text: '' });
      else if (words) parts.at(-1)!.text += ` ${words}`;
    }
  }
  return parts.map((part) => ({ ...part, text: part.text.trim() }));
}

/** All words of a piece of Markdown, headings among them. */
export const plainText = (markdown: string, product: string): string =>
  partsOf(markdown, product)
    .map(({ heading, text }) => `${heading} ${text}`.trim())
    .join(' ');

/** The end of a sentence, before another one begins. */
const SENTENCE_END = /[.!?](?= \p{Lu})/gu;

/**
 * The beginning of a text, for a line under a title: whole sentences where they fill at least half of the room, else
 * whole words and an ellipsis.
 * @param most how many characters it may have
 */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = [...text.matchAll(SENTENCE_END)].findLast(({ index }) => index < most);
  if (end && end.index >= most / 2) return text.slice(0, end.index + 1);
  const cut = text.slice(0, most + 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s.,;:!?–-]+$/, '')}\u00A0…`;
}

/** Texts one after the other; what is missing is left out. */
export const join = (...texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join(' ');
