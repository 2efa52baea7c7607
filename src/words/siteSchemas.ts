import { z } from 'zod';
import { counted, text, unnamedPages } from './text.ts';

const link = (page: string) => text(`The link to ${page}`);
const topic = (subject: string) => text(`The name of the row: ${subject}`);

/** What stands around every page, and on the pages that have no others. */
export const ShellWords = z.strictObject({
  pageTitle: text('The title of a page in search results and tabs', 'title', 'brand'),
  homeTitle: text('The title of the home page there', 'name', 'title'),
  skip: text('The first link for keyboards: past the navigation'),
  contacts: text('What the bar at the top is, for screen readers'),
  logo: text('What the logo leads to, for screen readers', 'name'),
  book: text('The button to the booking section'),
  menu: z.strictObject({
    label: text('What the navigation is, for screen readers'),
    open: text('The button that opens the menu, for screen readers'),
    close: text('The button that closes the menu, for screen readers'),
  }),
  pages: z.strictObject({
    home: link('the home page'),
    about: text('The link to the page about the company', 'name'),
    destinations: link('the destinations'),
    packages: link('the packages'),
    cars: link('the cars'),
    blog: link('the blog'),
    beforeYouTravel: link('what to know before a trip'),
    terms: link('the terms'),
  }),
  toTop: text('The button back to the top, for screen readers'),
  chat: z.strictObject({
    short: text('The chat button'),
    more: text('Added to it for screen readers', 'name'),
  }),
  footer: z.strictObject({
    contacts: text('The heading over phones and e-mail'),
    chat: link('the chat'),
    quick: text('The heading over the pages'),
    services: link('the services'),
    servicesHint: text('Said for a moment after that link'),
    partners: link('the partners'),
    partnersHint: text('Said for a moment after that link'),
    reviews: link('the reviews'),
    resources: text('The heading over blog, answers and guides'),
    blog: link('the blog'),
    faq: link('the questions'),
    guides: link('the travel guides'),
    copyright: text('The last line', 'years', 'name'),
  }),
  islandNote: text('Said when a moving part did not load'),
  sample: text('The stamp on an invented sample'),
  received: z.strictObject({
    reference: text('Before the reference of an enquiry'),
    keep: text('Under it: what it is good for'),
    home: link('the home page'),
  }),
  notFound: z.strictObject({
    mail: text('The link that writes an e-mail'),
    meant: text('Before the pages whose addresses are most like the one that was asked for'),
  }),
});

/** What the cards and facts of trips, places, cars and articles say beside their own texts. */
export const CardWords = z.strictObject({
  regions: z
    .strictObject({
      uganda: text('Uganda'),
      kenya: text('Kenya'),
      tanzania: text('Tanzania'),
      rwanda: text('Rwanda'),
      zanzibar: text('Zanzibar'),
    })
    .describe('The names on stamps, buttons and the map'),
  bookTrip: text('The button of a trip, country or article'),
  bookPlace: text('The button of a place'),
  bookCar: text('The button of a car on the home page'),
  readArticle: text('The button of an article'),
  seeDays: text('The link from a trip’s card to its page'),
  about: text('Added to such a button for screen readers', 'name'),
  pictures: text('What a set of pictures is, for screen readers', 'name'),
  morePictures: text('What the small pictures are, for screen readers', 'name'),
  price: z.strictObject({
    amount: text('A price in US dollars', 'amount'),
    range: text('A price that runs from one to another', 'from', 'to'),
    inAll: text('Under the price on a card: what the trip comes to with all fees', 'price'),
    inAllOpen: text('The same where nobody can say what a fee is', 'price'),
    before: text('Before an earlier price, for screen readers'),
    off: text('The discount', 'percent'),
  }),
  car: z.strictObject({
    seats: text('What the number of people is, for screen readers'),
    mileage: text('What the mileage is, for screen readers'),
    gearbox: text('What the gearbox is, for screen readers'),
    climate: text('What the air conditioning is, for screen readers'),
    fuel: text('What the fuel terms are, for screen readers'),
    notIncluded: text('Before what is not included, for screen readers'),
  }),
  trip: z.strictObject({
    duration: text('Before the duration'),
    availability: text('Before when it can be booked'),
    bestMonths: text('Before the best months'),
    activities: text('Before the activities'),
    days: text('The heading over the days'),
    price: text('The heading over what the trip comes to'),
    covers: text('What the column beside the days is, for screen readers'),
    highlights: text('The heading over the highlights'),
    included: text('The heading over what the price includes'),
    notIncluded: text('The heading over what it does not include'),
    when: text('The heading over the seasons'),
    season: text('The sentence under it', 'months', 'season'),
    before: text('The link to what to know before a trip to its country', 'country'),
  }),
  whole: z.strictObject({
    caption: text('The heading of the table of a trip’s whole price'),
    what: text('What its first column is, for screen readers'),
    amount: text('What its second column is, for screen readers'),
    trip: text('The line of the trip itself'),
    times: text('A fee that one person pays several times', 'quantity', 'name'),
    per: text('For whom and how long a fee is', 'per'),
    quoted: text('Where only tour operators quote a fee, before who sets it'),
    read: text('After the source of a fee: when it was read there', 'date'),
    quotedRead: text('After who sets a fee that only tour operators quote', 'date'),
    dated: text('The same for a fee with a last day', 'until', 'date'),
    lapsed: text('Where the time of a published fee is over: what it was', 'amount'),
    ask: text('In the place of an amount that no source gives'),
    total: text('The last line'),
    exact: text('The total', 'price'),
    about: text('The total when an amount is only quoted', 'price'),
    open: text('The total when an amount is missing', 'price'),
    besides: text('What else a traveller pays'),
  }),
  travelNotes: z.strictObject({
    countries: text('What the links to the countries are, for screen readers'),
    caption: text('The title of a country’s table, for screen readers', 'country'),
    topic: text('Over the first column'),
    note: text('Over the second column'),
    check: text('Over the third column'),
    ask: text('Where there is no page to check it on: the link to the booking section'),
    readOn: text('When it was read', 'date'),
    dated: text('How old the source is, and when it was read', 'dated', 'date'),
    notFound: text('When it was looked for and found on no page', 'date'),
    unnamed: unnamedPages,
    topics: z.strictObject({
      visa: topic('Visa'),
      passport: topic('Passport'),
      yellowfever: topic('Yellow fever'),
      malaria: topic('Malaria'),
      health: topic('Other health'),
      insurance: topic('Insurance'),
      money: topic('Money and cards'),
      timezone: topic('Time'),
      drivingside: topic('Side of the road'),
      plugs: topic('Plugs'),
      plastic: topic('Plastic bags'),
      network: topic('SIM card and network'),
      tips: topic('Tips'),
      emergency: topic('Emergency numbers'),
      advisories: topic('Governments’ travel advice'),
      samesex: topic('Law: same-sex relations'),
      drones: topic('Law: drones'),
      photography: topic('Law: photographs and conduct'),
    }),
  }),
  place: z.strictObject({
    months: text('The best months of a place', 'months'),
    resources: text('The heading over its guide'),
  }),
  map: z.strictObject({ equator: text('On the line'), ocean: text('On the sea') }),
});

const list = (things: string) =>
  z.strictObject({
    all: counted(`How many ${things} there are, when one page shows them`, 'count'),
    range: text(`Which ${things} a page shows`, 'count', 'first', 'last'),
    last: text(`When a page shows a single one of the ${things}`, 'count', 'last'),
  });
/** The buttons and announcements of what moves and of what can be narrowed. */
export const ControlWords = z.strictObject({
  slider: z.strictObject({
    role: text('What a row of slides is, for screen readers'),
    slide: text('What one of them is, for screen readers'),
    place: text('Which one it is, for screen readers', 'number', 'count'),
    previous: text('The button back, for screen readers'),
    next: text('The button on, for screen readers'),
    choose: text('What the dots are, for screen readers'),
    goTo: text('One dot, for screen readers', 'number'),
    position: text('Said after a move', 'number', 'count'),
  }),
  hero: z.strictObject({
    region: text('What the head of the home page is, for screen readers'),
    label: text('What its scenes are, for screen readers'),
    pause: text('The button that stops them, for screen readers'),
    play: text('The button that lets them go on, for screen readers'),
    seconds: text('The seconds left of a scene', 'seconds'),
    book: text('The button to the booking section'),
  }),
  gallery: z.strictObject({
    previous: text('The button back, for screen readers'),
    next: text('The button on, for screen readers'),
    position: text('Said after a move', 'number', 'count'),
  }),
  packages: list('packages'),
  articles: list('articles'),
  filters: z.strictObject({
    country: text('What the first row of buttons is, for screen readers'),
    all: text('The button for all countries'),
    price: text('What the second row of buttons is, for screen readers'),
    cap: text('The button for a highest price in US dollars', 'amount'),
    none: text('When no packages match'),
    advice: text('What to do then'),
    clear: text('The button that takes all filters away'),
  }),
  pager: z.strictObject({
    label: text('What the row of pages is, for screen readers'),
    previous: text('The button back, for screen readers'),
    next: text('The button on, for screen readers'),
    page: text('One page, for screen readers', 'number', 'count'),
  }),
  faq: z.strictObject({
    open: text('The button that opens all answers'),
    close: text('The button that closes all answers'),
  }),
  partners: z.strictObject({
    pause: text('The button that stops the strip'),
    pauseLabel: text('The same for screen readers'),
    play: text('The button that lets it go on'),
    playLabel: text('The same for screen readers'),
  }),
});

const title = (cause: string) => text(`The title when ${cause}`);
/** The page that answers a form without script when the enquiry was not taken. */
export const ServerWords = z.strictObject({
  pageTitle: text('Its title in the tab', 'title', 'name'),
  titles: z.strictObject({
    tooLong: title('the message is too long'),
    wrong: title('an answer is wrong'),
    tooMany: title('too many enquiries come at once'),
    notStored: title('it could not be stored'),
    other: title('something else is wrong'),
  }),
  back: text('How to come back to the form'),
  wait: text('How long to wait', 'seconds'),
  direct: text('Before the phones and the e-mail address'),
});

export type ShellWords = z.infer<typeof ShellWords>;
export type CardWords = z.infer<typeof CardWords>;
export type ControlWords = z.infer<typeof ControlWords>;
export type ServerWords = z.infer<typeof ServerWords>;
