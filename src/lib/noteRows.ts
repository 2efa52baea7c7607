import { fill } from '../browser/fill.ts';
import type { TravelNotes } from '../schemas/travelNotes.ts';
import type { TravelPackage } from '../schemas/travelPackage.ts';
import { routes } from './site.ts';
import { ageText, metresText } from './tripWords.ts';
import { ui } from './ui.ts';

/** What there is to know about a trip under one heading, some of it in large letters or as a list, and where to read on. */
interface NoteRow {
  heading: string;
  lead?: string | false;
  texts: readonly (string | undefined)[];
  list?: readonly string[];
  links?: readonly { href: string; label: string }[];
}

/**
 * The notes that every trip has, in one order, after those on whom it suits, its effort and its roads.
 * @param country what holds in its country
 */
export function noteRows(
  { notes, region: own, country: of }: TravelPackage,
  country: TravelNotes,
): NoteRow[] {
  const { highest, youngest } = notes;
  const words = ui.trips.notes;
  const region = own ?? of;
  const about = { country: ui.cards.regions[region] };
  /** The link to what a country's page says of a topic. */
  const more = (topic: string, label: string) => ({
    href: `${routes.beforeYouTravel}#${region}-${topic}`,
    label: fill(label, about),
  });
  const { begins, finishes } = words;
  return [
    {
      heading: words.highest,
      lead: highest.metres !== undefined && metresText(highest),
      texts: [highest.note],
    },
    {
      heading: words.youngest,
      lead: youngest.age !== undefined && ageText(youngest),
      texts: [youngest.note, notes.children],
    },
    { heading: words.group, texts: [notes.group] },
    { heading: words.alone, texts: [notes.alone] },
    { heading: words.rooms, texts: [notes.rooms] },
    { heading: words.food, texts: [notes.food] },
    { heading: words.luggage, texts: [notes.luggage, words.flight] },
    {
      heading: words.power,
      texts: [country.notes.plugs.text, notes.power],
      links: [more('plugs', words.plugs), more('network', words.network)],
    },
    {
      heading: words.money,
      texts: [notes.money, country.notes.tips.text],
      links: [more('tips', words.tips)],
    },
    { heading: words.pack, texts: [], list: notes.pack },
    { heading: words.ends, texts: [fill(begins, notes.start), fill(finishes, notes.end)] },
  ];
}
