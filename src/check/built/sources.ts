import { collectionOf } from '../../collections.ts';
import { slugOf } from '../../lib/prose.ts';
import type { readContent } from '../checkContent.ts';
import { fieldName, type Issue } from '../issue.ts';
import { linksOf } from '../links.ts';
import { lineIn } from '../pieces.ts';
import type { Entry } from '../readEntry.ts';
import { walk } from '../walk.ts';

/** A place in content/, and what is written there. */
export interface Source extends Pick<Issue, 'file' | 'line' | 'field'> {
  written: string;
  /** The one page that shows it, when its entry is a page. */
  route: string | undefined;
}

/** Where the addresses and the anchors of the pages come from. */
export interface Sources {
  links: Source[];
  /** Headings and `id=`: `written` is the anchor that they make. */
  anchors: Source[];
  /** Entries whose names are anchors: `written` is the name. */
  names: Source[];
}

/** Of content that is not read. */
export const NO_SOURCES: Sources = { links: [], anchors: [], names: [] };

const routeOf = ({ collection, id }: Entry) => (collectionOf(collection)?.isPage ? `/${id}` : undefined);

/** Collects every address and every anchor that content holds. */
export function sourcesOf({ parts }: Pick<Awaited<ReturnType<typeof readContent>>, 'parts'>): Sources {
  const sources: Sources = { links: [], anchors: [], names: [] };
  for (const { entry, read } of parts) {
    const { file } = entry;
    const route = routeOf(entry);
    // What is an anchor as well stands on two pages: a text of it may be shown on either.
    const linkRoute = collectionOf(entry.collection)?.isAnchor ? undefined : route;
    if (collectionOf(entry.collection)?.isAnchor)
      sources.names.push({ file, route: undefined, written: entry.id });
    for (const { piece, tokens } of read) {
      const at = (line: number) => ({ file, route, line: lineIn(piece, line), field: piece.field });
      for (const { href, line } of linksOf(tokens))
        sources.links.push({ ...at(line), route: linkRoute, written: href });
      for (const token of tokens) {
        const anchor =
          token.kind === 'open'
            ? token.attributes.get('id')
            : token.kind === 'element' && /^h[23]$/.test(token.tag)
              ? slugOf(token.text)
              : undefined;
        if (anchor !== undefined) sources.anchors.push({ ...at(token.line), written: anchor });
      }
    }
    for (const { path, value } of walk(entry.data)) {
      if (typeof value !== 'string' || !/^(?:https?:|\/|#)/.test(value)) continue;
      const at = { file, route: linkRoute, line: entry.lineOf(path), field: fieldName(path) };
      sources.links.push({ ...at, written: value });
    }
  }
  return sources;
}

/** Those of the places that a page may show: an entry that is a page of its own shows on that page alone. */
export const shownOn = (sources: readonly Source[], page: string): Source[] =>
  sources.filter(({ route }) => route === undefined || route === page);
