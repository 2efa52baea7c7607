import { fill } from '../browser/fill.ts';
import type { Region } from '../schemas.ts';
import { KINDS, type Entry } from '../search/searchFile.ts';
import { routes } from './site.ts';
import { ui } from './ui.ts';

/** The things of one kind, as links. */
export interface ListGroup {
  heading: string;
  links: readonly { href: string; label: string; region?: Region | undefined }[];
}

/** What to know before a trip stands country by country: of its many notes the country alone. */
function byCountry(notes: readonly Entry[]): ListGroup['links'] {
  const regions = [...new Set(notes.flatMap(({ region }) => (region as Region | undefined) ?? []))];
  return regions.map((region) => ({
    href: `${routes.beforeYouTravel}#${region}`,
    label: fill(ui.search.notes, { country: ui.cards.regions[region] }),
    region,
  }));
}

/**
 * Every page, place, trip and the rest of what search can find, by kind; not the parts of pages.
 * @param entries in the order of the site
 */
export function everythingOf(entries: readonly Entry[]): ListGroup[] {
  return KINDS.map((kind) => {
    const all = entries.filter((entry) => entry.kind === kind && entry.of === undefined);
    const links = all.map(({ url, title, region }) => ({
      ...{ href: url, label: title, region: region as Region | undefined },
    }));
    return { heading: ui.search.kinds[kind], links: kind === 'note' ? byCountry(all) : links };
  });
}
