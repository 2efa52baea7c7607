import { fill } from '../browser/fill.ts';
import { LISTED_MOST } from '../constants.ts';
import type { Region } from '../schemas/regions.ts';
import { KINDS, type Entry, type Kind } from '../search/searchFile.ts';
import { pageNames, routes } from './site.ts';
import { ui } from './ui.ts';

/** The things of one kind, as links. */
export interface ListGroup {
  heading: string;
  links: readonly { href: string; label: string; region?: Region | undefined }[];
}

/** What to know before a trip stands country by country: of its many notes the country alone. */
function byCountry(notes: readonly Entry[]): ListGroup['links'] {
  const regions = [...new Set(notes.flatMap(({ region }) => region ?? []))];
  return regions.map((region) => ({
    href: `${routes.beforeYouTravel}#${region}`,
    label: fill(ui.search.notes, { country: ui.cards.regions[region] }),
    region,
  }));
}

/** The page that lists all of a kind, for kinds of which there may be hundreds. */
const WHOLE: Partial<Record<Kind, { href: string; label: string }>> = {
  trip: { href: routes.packages, label: pageNames.packages },
  article: { href: routes.blog, label: pageNames.blog },
};

/** The first of a list too long for a page of all kinds, and the page that has the whole of it. */
function firstOf(kind: Kind, links: ListGroup['links']): ListGroup['links'] {
  const whole = WHOLE[kind];
  return whole && links.length > LISTED_MOST ? [...links.slice(0, LISTED_MOST), whole] : links;
}

/**
 * Every page, place, trip and the rest of what search can find, by kind, hundreds of a kind cut short; not the parts of pages.
 * @param entries in the order of the site
 */
export function everythingOf(entries: readonly Entry[]): ListGroup[] {
  return KINDS.map((kind) => {
    const all = entries.filter((entry) => entry.kind === kind && entry.of === undefined);
    const links = all.map(({ url, title, region }) => ({
      ...{ href: url, label: title, region },
    }));
    return { heading: ui.search.kinds[kind], links: kind === 'note' ? byCountry(all) : firstOf(kind, links) };
  });
}
