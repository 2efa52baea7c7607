/**
 * Every schema of content/, in the order of its folders. Strict: a key that is not here is an error, so that a
 * misspelt one cannot vanish. Each `.describe()` is what an editor reads when the field is wrong.
 */
import { z } from 'zod';
import { isoDate, text, trade, webAddress } from './schemas/fields.ts';
import { holdToEastAfrica } from './schemas/geo.ts';
import { Months } from './schemas/months.ts';
import { placePage, PlaceSource } from './schemas/placePage.ts';
import { TripNotes } from './schemas/tripNotes.ts';

const order = z.number().int().min(1).describe('Where it stands among its neighbours: 1 comes first');
const sample = z
  .boolean()
  .optional()
  .describe(
    "true while this is an invented sample; shows a small 'Sample' stamp. Delete the line when the text is real",
  );

/** The countries that have a button of their own on the packages page and a carousel on the destinations page. */
export const COUNTRIES = ['uganda', 'kenya', 'tanzania', 'rwanda'] as const;
/** The countries plus Zanzibar, which has a palette and a card, but no button of its own. */
export const REGIONS = [...COUNTRIES, 'zanzibar'] as const;

const country = z.enum(COUNTRIES).describe('uganda, kenya, tanzania or rwanda');
const region = z
  .enum(REGIONS)
  .describe('uganda, kenya, tanzania, rwanda or zanzibar: whose colours it wears');
export type Country = z.infer<typeof country>;
export type Region = z.infer<typeof region>;

/** Whether words are the name of the picture's file, or one that a camera or a phone gives. */
function isFileName(words: string, image: string): boolean {
  const bare = (name: string) =>
    name
      .toLowerCase()
      .replace(/\.(?:jpe?g|png|webp|avif|svg|heic)$/, '')
      .replace(/[\s_/-]+/g, '-');
  const name = bare(words);
  const isOfCamera = /^(?:img|dsc[fn]?|pxl|dji|gopr|image|photo|picture|screenshot|untitled)[-\d()]*$/;
  return (
    name === bare(image) ||
    name === bare(image.split('/').at(-1) ?? '') ||
    isOfCamera.test(name) ||
    /^[\w-]+\.(?:jpe?g|png|webp|avif|svg|heic)$/i.test(words)
  );
}

/** A picture is named by its path in content/pictures/ without the ending, so a photograph can replace the artwork. */
const picture = z
  .strictObject({
    image: z
      .string()
      .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)+$/)
      .describe('The picture in content/pictures/ without its ending, such as places/bwindi-1'),
    alt: z
      .string()
      .max(220)
      .describe('What the picture shows, for people who cannot see it, such as "Mist between forest ridges"'),
    caption: text('A line under the picture').optional(),
    decorative: z
      .literal(true)
      .optional()
      .describe('true only for a picture that says nothing; then alt is ""'),
  })
  .superRefine((value, context) => {
    const alt = value.alt.trim();
    if (value.decorative) {
      if (alt)
        context.addIssue({ code: 'custom', path: ['alt'], message: 'A decorative picture has alt: ""' });
    } else if (!alt) {
      context.addIssue({
        code: 'custom',
        path: ['alt'],
        message: 'Say in a few words what the picture shows',
      });
    } else if (/^(?:an? )?(?:image|picture|photo|photograph|illustration) of\b/i.test(alt)) {
      context.addIssue({ code: 'custom', path: ['alt'], message: 'Leave out "image of": say what it shows' });
    } else if (isFileName(alt, value.image)) {
      context.addIssue({
        code: 'custom',
        path: ['alt'],
        message: 'This is a file name: say what the picture shows',
      });
    } else if (/^(?:todo|tbd|fixme|xxx+)\b/i.test(alt) || (alt.match(/\p{L}/gu) ?? []).length < 3) {
      context.addIssue({
        code: 'custom',
        path: ['alt'],
        message: 'Say in a few words what the picture shows',
      });
    }
  });
/** A scene across the page with the title in its calm part, painted for wide windows and for phones. */
const poster = z
  .strictObject({
    wide: picture.describe('Across a desktop, 2.39 times as wide as high, calm on its upper left'),
    tall: picture.describe('On a phone, 4 wide to 5 high, calm in its upper part'),
    focus: z
      .string()
      .regex(/^(?:100|\d{1,2})% (?:100|\d{1,2})%$/)
      .optional()
      .describe(
        'What must never be cut off of a photograph, or in the strip of a country, from the left and from the top: "60% 30%"',
      ),
  })
  .optional()
  .describe('The scene at the head of its page; without one the first picture stands there');
export type Poster = NonNullable<z.infer<typeof poster>>;
/** A picture that can stand in the text of its page instead of below it. */
const ownPicture = picture.safeExtend({
  under: text(
    'The heading of the part of the text that it stands under, or how it begins, such as Day 2',
  ).optional(),
});
const fivePictures = z
  .array(ownPicture)
  .length(5)
  .describe('Exactly five pictures, the first one the main picture');
const fourActivities = z
  .array(text('An activity, such as Guided tours'))
  .length(4)
  .describe('Exactly four activities');
/** The site's own address: canonical links and the sitemap are made of it, so nothing may stand behind the host. */
const siteAddress = z
  .string()
  .superRefine((value, context) => {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    const add = (message: string) => context.addIssue({ code: 'custom', message });
    if (!url || !/^https?:$/.test(url.protocol)) add('Write all of it, such as https://www.zurura.example');
    else if (/^(?:localhost|127\.|\[::1\])/.test(url.hostname))
      add('Give the address that visitors will use; to try the site on this machine, set SITE_URL instead');
    else if (!/^https:\/\/[^/?#@\s]+$/i.test(value)) add(`Write https://${url.host}, with nothing behind it`);
  })
  .describe('The address of the site, such as https://www.zurura.example');

const guide = z
  .string()
  .refine((value) => value === 'none', 'Write none where there is no guide yet, or delete the line')
  .optional()
  .describe('none while there is no travel guide to offer; without this line one is made of what is here');

/** What search engines and shared links show. */
const metadata = {
  title: text('The page title in search results, without the company name'),
  seodescription: z
    .string()
    .min(120)
    .max(160)
    .describe('120 to 160 characters that make somebody want to open the page'),
  keywords: z.array(text('A search phrase')).min(3).describe('At least three search phrases'),
  ogimage: picture
    .optional()
    .describe('The scene for shared links; without it the page’s own picture is used'),
  twitterimage: picture.optional().describe('Another scene for X; without it the same as ogimage'),
};
export const PageMetadata = z.strictObject(metadata);

export const Site = z.strictObject({
  name: text('The company’s full name'),
  shortName: text('The company’s short name, as in the navigation'),
  product: z
    .string()
    .regex(/^[a-z][a-z0-9]*$/)
    .describe('The short name in addresses: lower-case letters and digits, such as zurura'),
  url: siteAddress,
  locale: z
    .string()
    .regex(/^[a-z]{2}_[A-Z]{2}$/)
    .describe('Language and country, such as en_UG'),
  tagline: text('What the company does in one line'),
  phones: z
    .array(
      z
        .string()
        .regex(/^\+[1-9][\d ]{8,18}$/)
        .describe('An international number, such as +256 000 000 001'),
    )
    .length(2)
    .describe('Exactly two phone numbers'),
  email: z.email().describe('The e-mail address that visitors see'),
  address: z.array(text('A line of the address')).min(1),
  chat: z.strictObject({
    number: z
      .string()
      .regex(/^\d{8,15}$/)
      .describe('The WhatsApp number: digits only, with the country code'),
    greeting: text('The message that the chat opens with'),
  }),
  social: z.array(z.strictObject({ name: text('Name of the network'), url: webAddress })),
  registration: z.strictObject({ label: text('The words of the link'), url: webAddress }),
  credit: text('Who built the site'),
  copyrightFrom: z.number().int().min(1990).max(2100).describe('The first year of the copyright line'),
});

const section = z.strictObject({
  heading: text('The heading of this part of the page'),
  lead: text('A sentence or two under the heading; may hold Markdown links').optional(),
  link: text('The words of the link beside the heading').optional(),
});
export const Page = z.strictObject({
  ...metadata,
  heading: text('The main heading of the page'),
  lead: text('The sentence under the main heading').optional(),
  picture: picture.optional().describe('The scene at the head of the page'),
  sections: z
    .record(z.string(), section)
    .default({})
    .describe('The headings of the parts of the page, by name'),
  sample,
});

export const TermsSection = z.strictObject({
  order,
  heading: text('The heading, without its number'),
  sample,
});

export const Article = z.strictObject({
  ...metadata,
  order: order.describe('Where it stands among the articles: 1 comes first on the home page and in lists'),
  recent: z.boolean().describe('true: listed under the most recent'),
  popular: z.boolean().describe('true: listed under the popular ones'),
  region: region.optional(),
  location: text('The place label on the card, such as Kenya'),
  heading: text('The heading of the article and its card'),
  excerpt: z.string().min(60).max(220).describe('60 to 220 characters for the card'),
  header: picture.describe('The picture of the article on cards, and at its head where it has no poster'),
  poster,
  published: isoDate.describe('When it first came out, such as "2026-11-20"').optional(),
  updated: isoDate.describe('When the text was last checked, such as "2026-11-20"'),
  sources: z.array(PlaceSource).min(1).optional().describe('Where the facts of the article were read'),
});

export const Review = z.strictObject({ order, client: text('The traveller’s name'), sample });
export const Faq = z.strictObject({ order, question: text('The question, with its question mark'), sample });

export const Fee = z
  .strictObject({
    name: text('What the fee is for, such as Gorilla permit in Uganda, foreign visitor'),
    amount: z
      .number()
      .min(0)
      .optional()
      .describe(
        'US dollars, a number without the $ sign; leave it out while no source gives it: pages say to ask',
      ),
    amountTo: z
      .number()
      .min(0)
      .optional()
      .describe('The highest amount, where it runs from amount to this one'),
    per: text('For whom and how long, such as per person and day'),
    shared: z
      .enum(['vehicle', 'group'])
      .optional()
      .describe(
        'vehicle where those in one car share it, group where all who travel together do; else leave it out',
      ),
    payer: text('A sentence on who pays it, where and when, such as You pay it at the gate.').optional(),
    tax: z
      .enum(['included', 'on top', 'none', 'unknown'])
      .optional()
      .describe('The value added tax: included in the amount, on top of it, none, or unknown'),
    source: z.strictObject({
      name: text('Who publishes it, such as Uganda Wildlife Authority'),
      url: webAddress,
    }),
    setBy: text(
      'Who sets the fee, where the source is a report on it, such as Narok County Government',
    ).optional(),
    quoted: z
      .literal(true)
      .optional()
      .describe('true while only tour operators quote the amount; pages then say about'),
    read: isoDate.describe('When you last read it there, such as "2026-11-22"'),
    validUntil: isoDate.optional().describe('Until when it was published as valid, such as "2026-06-30"'),
    note: text('A sentence to go with it').optional(),
  })
  .superRefine(({ amount, amountTo }, context) => {
    const add = (message: string) => context.addIssue({ code: 'custom', path: ['amountTo'], message });
    if (amountTo === undefined) return;
    if (amount === undefined) add('Needs "amount", from which it runs');
    else if (amountTo < amount) add('Must not be less than "amount"');
  });
const partyPrices = z
  .array(
    z.strictObject({
      party: z.number().int().min(1).describe('How many adults travel together, such as 2'),
      price: z.number().positive().describe('US dollars for each of them: a number without the $ sign'),
    }),
  )
  .refine((all) => new Set(all.map(({ party }) => party)).size === all.length, {
    error: 'Two prices for parties of one size: keep one',
  })
  .optional()
  .describe('The price for each in parties of other sizes, once somebody has confirmed it');
const feeUse = z.strictObject({
  fee: text('The fee: a file of content/fees/ without its ending, such as uganda-visa'),
  quantity: z
    .number()
    .int()
    .min(1)
    .default(1)
    .describe('How often one person pays it, such as 2 for two days'),
});
export const TravelPackage = z.strictObject({
  ...metadata,
  order,
  country,
  region: region.optional().describe('Only when its colours differ from the country’s: zanzibar'),
  caption: text('A few words on the picture, such as The great migration'),
  heading: text('The name of the trip'),
  activities: z
    .string()
    .regex(/^[^/]+(?:\/[^/]+)+$/)
    .describe('Activities separated by slashes, such as Game drives/Bush walks'),
  price: z.number().positive().describe('US dollars a person: a number without the $ sign, such as 750'),
  people: z.literal('per person'),
  party: z
    .union([z.number().int().min(1), z.literal('any')])
    .optional()
    .describe(
      'How many adults travel together for this price, such as 5, or any where it is the same for all; leave it out while nobody has confirmed it: pages say to ask',
    ),
  prices: partyPrices,
  duration: z
    .string()
    .regex(/^\d+ Days? \| \d+ Nights?$/)
    .describe('Such as 3 Days | 2 Nights'),
  highlights: z.array(text('Something that is included or worth knowing')).min(3).max(8),
  availability: text('When it can be booked: All Year Round'),
  poster,
  pictures: fivePictures,
  summary: z.string().min(120).max(400).describe('Two or three sentences at the head of the trip’s page'),
  included: z.array(text('Something the price includes')).min(3),
  notIncluded: z.array(text('Something the price does not include')).min(3),
  priceBasis: text('What the price assumes, such as Five adults who share one car'),
  fees: z.array(feeUse).default([]).describe('What the price does not include and everybody pays'),
  notes: TripNotes.describe('What to know before booking: the same notes for every trip'),
  bestMonths: text('The best months, such as June to October'),
  months: Months,
  season: text('A sentence on the rains and what they change'),
  guide,
});

export const DestinationCard = z.strictObject({
  order,
  region,
  name: text('The country’s name'),
  description: z.string().min(80).max(320).describe('80 to 320 characters for the card'),
  activities: fourActivities,
  poster,
  picture,
});

export const DestinationDetail = z.strictObject({
  ...metadata,
  order,
  country,
  region: region.optional().describe('Only when its colours differ from the country’s: zanzibar'),
  name: text('The short name of the place, such as Bwindi'),
  locationTitle: text('The heading of its slide and its page, such as Bwindi Impenetrable National Park'),
  fact: z.string().min(20).max(200).describe('One striking, checked fact: 20 to 200 characters'),
  activities: fourActivities,
  bestMonths: text('The best months, such as June to August, December to February'),
  months: Months,
  poster,
  pictures: fivePictures,
  map: z
    .strictObject({
      lat: z.number().describe('Latitude in degrees, south is negative'),
      lon: z.number().describe('Longitude in degrees'),
    })
    .superRefine(holdToEastAfrica),
  guide,
  ...placePage,
});

/** What a traveller must know of one thing before a trip to one country. */
const noteOn = (subject: string) =>
  z
    .strictObject({
      text: z
        .string()
        .trim()
        .min(1)
        .max(420)
        .describe('One to three plain sentences, 420 characters at most; say "ask us" where nobody knows'),
      links: z
        .array(
          z.strictObject({
            label: text('Whose page it is, such as Uganda Immigration, e-visa'),
            url: webAddress,
            trade,
          }),
        )
        .default([])
        .describe('Where a traveller checks it, the official page first; none where you found no page'),
      dated: text('How old the source says it is, such as August 2024').optional(),
      read: isoDate.describe('The day on which you read it, such as "2026-11-22"'),
    })
    .describe(subject);
const papers = {
  visa: noteOn('Who needs a visa, what it costs and where to get it'),
  passport: noteOn('How long the passport must be valid'),
};
const health = {
  yellowfever: noteOn('Whether a yellow fever certificate is asked for'),
  malaria: noteOn('Where malaria is a risk'),
  health: noteOn('What else a doctor should be asked about'),
  insurance: noteOn('Whether the country wants an insurance'),
};
const daily = {
  money: noteOn('The currency, and where cards are taken'),
  timezone: noteOn('The time zone'),
  drivingside: noteOn('The side of the road'),
  plugs: noteOn('Plugs and voltage'),
  plastic: noteOn('What is forbidden of plastic bags'),
  network: noteOn('SIM cards and where the network reaches'),
  tips: noteOn('Usual tips'),
};
const law = {
  emergency: noteOn('The numbers to call'),
  advisories: noteOn('What governments advise'),
  samesex: noteOn('The law on same-sex relations'),
  drones: noteOn('The law on drones'),
  photography: noteOn('What may not be photographed'),
};
const travelNotes = z.strictObject({ ...papers, ...health, ...daily, ...law });
const topicsOf = <Notes extends object>(notes: Notes) => Object.keys(notes) as (keyof Notes)[];
/** The parts of a country's notes and what each answers, in the order of the page. */
export const TRAVEL_PARTS = {
  papers: topicsOf(papers),
  health: topicsOf(health),
  daily: topicsOf(daily),
  law: topicsOf(law),
};
/** What every country answers, in the order of the page. */
export const TRAVEL_TOPICS = travelNotes.keyof().options;
export const TravelNotes = z.strictObject({
  order,
  region,
  name: text('The name of the country or the island, such as Kenya'),
  notes: travelNotes.describe('An answer to every topic'),
});

const hireNotes = z.strictObject({
  choice: noteOn('Whether to take a driver or to drive oneself'),
  licence: noteOn('Which driving licence is needed, and how long it must have been held'),
  age: noteOn('From which age a car can be hired'),
  deposit: noteOn('What is held on a card or paid as a deposit'),
  damage: noteOn('What the hirer pays for damage'),
  insurance: noteOn('What the insurance covers'),
  fuel: noteOn('Who pays the fuel'),
  mileage: noteOn('How far the car may go'),
  driver: noteOn('What a driver costs, with bed and meals'),
  breakdown: noteOn('What to do after a breakdown or an accident'),
  rules: noteOn('Speed limits and other rules'),
  side: noteOn('The side of the road'),
  night: noteOn('Driving after dark'),
  borders: noteOn('What a car needs to leave the country'),
});
/** What the page of the cars answers before its forms, in its order. */
export const HIRE_TOPICS = hireNotes.keyof().options;
export const HirePanel = z.strictObject({
  notes: hireNotes.describe('An answer to every question'),
  borders: z
    .array(
      z.strictObject({
        country: text('The country on the other side, such as Kenya'),
        posts: text('The border posts, such as Busia and Malaba'),
        needs: text('What else to know of this border'),
      }),
    )
    .min(1)
    .describe('The borders that a car may cross, a record each'),
});

export const Car = z.strictObject({
  order,
  carname: text('The name of the car'),
  picture,
  availability: z.enum(['Available', 'Being Used']).describe('Available or Being Used'),
  carpeople: text('How many people, such as 4 - 8 People'),
  mileage: text('The mileage terms, such as Unlimited'),
  system: z.enum(['Automatic', 'Manual']).describe('Automatic or Manual'),
  conditioning: text('Air conditioning, such as Air Conditioning'),
  fuelcapacity: text('The fuel terms, such as Full to Full'),
  highlights: z.array(text('Something that is included')).length(4).describe('Exactly four highlights'),
  badhighlight1: text('What is not included: Damage Waiver'),
  percentageoff: z.number().min(0).max(100).describe('The discount as a number, such as 16'),
  previousprice: z.number().positive().describe('US dollars a day before the discount, such as 65'),
  price: z.number().positive().describe('US dollars a day, such as 25'),
  rate: z.literal('per day'),
});

export const TeamMember = z.strictObject({
  order,
  name: text('First name, or Position open'),
  job: text('Such as Administrator'),
  open: z.boolean().optional().describe('true for a position that nobody holds yet'),
  picture,
  sample,
});

const panelItem = { title: text('The heading of this item'), text: text('One or two sentences') };
export const HeroPanel = z.strictObject({
  slides: z
    .array(
      z.strictObject({
        region,
        wide: picture.describe('The scene for wide screens (16:9)'),
        tall: picture.describe('The scene for phones (3:4)'),
        place: text('The name of the place in the corner of the slide'),
      }),
    )
    .min(2),
});
export const StatsPanel = z.strictObject({
  items: z
    .array(z.strictObject({ figure: text('Such as 40+'), label: text('Such as Satisfied customers') }))
    .min(1),
});
export const CardsPanel = z.strictObject({
  items: z.array(z.strictObject({ ...panelItem, picture })).min(1),
});
export const ProsePanel = z.strictObject({
  paragraphs: z.array(text('A paragraph')).min(1),
  picture,
});
/** The words around the three forms, which stand on many pages. */
export const BookingPanel = z.strictObject({
  heading: text('The heading of the booking section'),
  lead: text('What the visitor can expect'),
  privacy: z
    .strictObject({ trip: text('One sentence'), car: text('One sentence'), newsletter: text('One sentence') })
    .describe('What happens with the data, beside each submit button'),
  newsletter: section.describe('The heading and sentence of the newsletter'),
});
export const PartnersPanel = z.strictObject({
  items: z.array(z.strictObject({ name: text('The partner’s name'), sample })).min(1),
});

export type PageMetadata = z.infer<typeof PageMetadata>;
export type PictureRef = z.infer<typeof picture>;
export type OwnPicture = z.infer<typeof ownPicture>;
export type Site = z.infer<typeof Site>;
export type Page = z.infer<typeof Page>;
export type SectionText = z.infer<typeof section>;
export type TermsSection = z.infer<typeof TermsSection>;
export type Article = z.infer<typeof Article>;
export type Review = z.infer<typeof Review>;
export type Faq = z.infer<typeof Faq>;
export type Fee = z.infer<typeof Fee>;
export type TravelPackage = z.infer<typeof TravelPackage>;
export type DestinationCard = z.infer<typeof DestinationCard>;
export type DestinationDetail = z.infer<typeof DestinationDetail>;
export type TravelNotes = z.infer<typeof TravelNotes>;
export type HirePanel = z.infer<typeof HirePanel>;
export type Car = z.infer<typeof Car>;
export type TeamMember = z.infer<typeof TeamMember>;
export type HeroPanel = z.infer<typeof HeroPanel>;
export type StatsPanel = z.infer<typeof StatsPanel>;
export type CardsPanel = z.infer<typeof CardsPanel>;
export type ProsePanel = z.infer<typeof ProsePanel>;
export type BookingPanel = z.infer<typeof BookingPanel>;
export type PartnersPanel = z.infer<typeof PartnersPanel>;
