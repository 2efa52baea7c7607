import { longProse } from './prose.ts';

/** How many words a minute people read of a text that is not their first language's, with a look at the pictures. */
export const WORDS_A_MINUTE = 180;

/** A part of a text: the anchor of its heading, and the heading as plain text. */
export interface Part {
  id: string;
  label: string;
}

const TAG = /<[^>]*>/g;
const SIGNS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/**
 * What a reader wants to know of an article before reading it.
 * @param markdown its text
 * @param product the short name in addresses
 * @returns its parts in order, and how many minutes it takes, at least one
 */
export function outlineOf(markdown: string, product: string): { parts: Part[]; minutes: number } {
  const html = longProse(markdown, product).map((block) => ('html' in block ? block.html : ''));
  const parts = [...html.join('').matchAll(/<h2 id="(?<id>[^"]*)">(?<words>[\s\S]*?)<\/h2>/g)];
  const words = html.join(' ').replace(TAG, ' ').split(/\s+/).filter(Boolean).length;
  return {
    parts: parts.map(({ groups }) => ({
      id: groups?.['id'] ?? '',
      label: (groups?.['words'] ?? '').replace(TAG, '').replace(/&\w+;/g, (sign) => SIGNS[sign] ?? sign),
    })),
    minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
  };
}
