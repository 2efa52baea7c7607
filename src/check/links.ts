import type { Token } from './readMarkup.ts';

/** A link as an editor wrote it, with its line in the piece of Markdown that holds it. */
export interface Link {
  href: string;
  line: number;
}

/** The links of a piece of Markdown, those of its HTML among them. */
export function linksOf(tokens: readonly Token[]): Link[] {
  return tokens.flatMap((token) => {
    const href =
      token.kind === 'element'
        ? token.href
        : token.kind === 'open'
          ? token.attributes.get('href')
          : undefined;
    // Markdown encodes the braces.
    return href === undefined ? [] : { href: href.replace(/%7Bproduct%7D/gi, '{product}'), line: token.line };
  });
}
