import { fill } from '../browser/fill.ts';
import { money, roundMoney } from '../lib/fees.ts';
import type { Node } from '../lib/markdown.ts';
import { ui } from '../lib/ui.ts';
import type { WholePrice } from '../lib/wholePrice.ts';
import type { TravelPackage } from '../schemas/travelPackage.ts';
import type { Block, Guide, Part } from './guide.ts';
import { mapBlock, type Pin } from './locator.ts';
import { beforeYouTravel, bodyBlocks, contacts, feeRow, LOGO, picturesOf } from './parts.ts';
import type { Around } from './placeGuide.ts';

/** What a guide says of a trip. */
type TripFacts = Omit<TravelPackage, 'order' | 'notes' | 'months'> & {
  notes: Pick<TravelPackage['notes'], 'pack'>;
};
interface Trip {
  id: string;
  data: TripFacts;
  body?: string | undefined;
}
/** What a trip comes to on the day of its guide, and the places that its plan leads to. */
interface AroundTrip extends Around {
  date: string;
  price: WholePrice;
  pins: readonly Pin[];
}

const words = ui.cards.whole;

function priceTable(data: TripFacts, { lines, total, isAbout, isOpen }: WholePrice): Part {
  const inAll = isOpen ? words.open : isAbout ? words.about : words.exact;
  const trip = {
    what: words.trip,
    small: [data.priceBasis],
    amount: money({ from: data.price, to: data.price }),
  };
  return {
    heading: words.caption,
    blocks: [
      {
        kind: 'prices',
        head: [words.what, words.amount],
        rows: [trip, ...lines.map(feeRow)],
        total: [words.total, fill(inAll, { price: roundMoney(total) })],
      },
      { kind: 'small', nodes: [lines.length > 0 ? `${words.besides} ${words.copies}` : words.besides] },
    ],
  };
}

/** The guide to a trip. */
export function tripGuide({ data, body = '', id }: Trip, around: AroundTrip): Guide {
  const { notes, siteUrl, address, date, price, pins } = around;
  const names = ui.cards.trip;
  const region = data.region ?? data.country;
  const country = ui.cards.regions[region];
  const { cover, inside } = picturesOf(data.pictures);
  const list = (mark: 'dot' | 'check' | 'cross', items: string[]): Block => ({ kind: 'list', mark, items });
  const highlights = list('dot', data.highlights);
  const perPerson = { price: money({ from: data.price, to: data.price }), people: data.people };
  const facts = [
    { label: names.duration, value: data.duration },
    { label: ui.guides.trip.price, value: fill(ui.guides.trip.perPerson, perPerson) },
    { label: names.bestMonths, value: data.bestMonths },
    { label: names.availability, value: data.availability },
    { label: names.activities, value: data.activities.split('/').join(', ') },
  ];
  return {
    title: data.heading,
    label: fill(ui.guides.label, { country }),
    lead: data.summary,
    description: data.seodescription,
    keywords: data.keywords,
    date,
    region,
    cover,
    logo: LOGO,
    parts: [
      {
        heading: ui.guides.trip.facts,
        blocks: [
          { kind: 'facts', columns: 2, items: facts },
          ...(pins.length
            ? [{ kind: 'beside' as const, left: [highlights], right: [mapBlock(pins)] }]
            : [highlights]),
          { kind: 'pictures', items: inside },
        ],
      },
      { heading: names.days, blocks: bodyBlocks(body, `${siteUrl}/${id}`) },
      { heading: names.when, blocks: [{ kind: 'prose', nodes: [whenToGo(data)] }] },
      { heading: names.included, blocks: [list('check', data.included)] },
      { heading: names.notIncluded, blocks: [list('cross', data.notIncluded)] },
      priceTable(data, price),
      { heading: ui.trips.notes.pack, blocks: [list('dot', data.notes.pack)] },
      beforeYouTravel(notes, region, siteUrl),
    ],
    contacts: contacts(date, address, siteUrl),
  };
}

const whenToGo = ({ bestMonths, season }: TripFacts): Node => ({
  tag: 'p',
  children: [fill(ui.cards.trip.season, { months: bestMonths, season })],
});
