/** What parses, and would never be seen as it was meant: cut off, left out, changed or leading nowhere. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkContent, inspect } from './checkContent.ts';
import {
  all,
  ANIMAL,
  ARTICLE,
  body,
  CAR,
  FAQ,
  FEE,
  lookAt,
  PLACE,
  png,
  put,
  ROUTE,
  swap,
  TRIP,
  type Edit,
} from './testing/edits.ts';

const QUESTION = '"How do I pay?"';
const GUIDE = 'content/guides/tsavo.pdf';
const PHOTOGRAPH = 'content/pictures/shared/one.webp';
const UNDERLINED =
  'a line directly under a paragraph makes a heading of it: leave a line blank between them, or write ## before a heading.';
const FEW =
  'and blurred wherever a page shows it: 400 is the least. Put the photograph as it was taken in its place, not a preview of it: 800 or more look sharp.';
const link = (address: string) => body(FAQ, `<a href="${address}">One</a>`);
const source = (address: string) => swap(FEE, 'https://park.example', address);

const refused: [name: string, edit: Edit, ...issues: string[]][] = [
  [
    'a text that ends at its #',
    swap(FAQ, QUESTION, 'Gorilla Safari #1 in Uganda'),
    `${FAQ}:3:26: what follows # is not read: put the text in quotation marks.\n    question: Gorilla Safari #1 in Uganda\n                             ^`,
  ],
  [
    'a text in a list that ends at its #',
    swap(ARTICLE, /keywords: .*/, 'keywords:\n  - one\n  - two\n  - place #3'),
    `${ARTICLE}:7:11: what follows # is not read: put the text in quotation marks.\n      - place #3\n              ^`,
  ],
  [
    'a day to come that is none',
    swap(ARTICLE, '"2026-11-20"', '"2999-02-30"'),
    `${ARTICLE}:12: updated: "2999-02-30". There is no such day.`,
  ],
  [
    'a day that is none, without quotation marks',
    swap(ARTICLE, '"2026-11-20"', '2026-02-30'),
    `${ARTICLE}:12:10: 2026-02-30 is no day: there is no such day.\n    updated: 2026-02-30\n             ^`,
  ],
  [
    'a text that begins with &',
    swap(FAQ, QUESTION, '&Beyond'),
    `${FAQ}:3:11: a text that begins with & needs quotation marks around it.\n    question: &Beyond\n              ^`,
  ],
  [
    'a text that begins with !',
    swap(FAQ, QUESTION, '!New and good'),
    `${FAQ}:3:11: a text that begins with ! needs quotation marks around it.\n    question: !New and good\n              ^`,
  ],
  [
    'a decimal comma',
    swap(CAR, '"price": 30', '"price": 25,50'),
    `${CAR}:23:14: a decimal comma: write 25.50.\n      "price": 25,50,\n                 ^`,
  ],
  [
    'a comma between thousands',
    swap(CAR, '"price": 30', '"price": 1,500'),
    `${CAR}:23:13: a number has no comma in it: write 1500.\n      "price": 1,500,\n                ^`,
  ],
  [
    'a row with more cells than its table',
    body(ARTICLE, '| a | b |\n|---|---|\n| c \\| d | e |\n| f | g | h |\n\nOne.\n\n| a |\n|---|\n| b |'),
    `${ARTICLE}:17: this row of a table has 3 cells, and the first row 2: what is beyond them is not shown. For the sign itself write \\|.`,
  ],
  ['a line under a paragraph', body(ARTICLE, 'One.\n\nTwo.\n---\nThree.'), `${ARTICLE}:16: ${UNDERLINED}`],
  ['a line under an answer', body(FAQ, 'One.\n===\nThree.'), `${FAQ}:5: ${UNDERLINED}`],
  [
    'bold words in the description of a picture in a text',
    body(ARTICLE, '![A **green** hill](shared/one "See &amp; go")'),
    `${ARTICLE}:14: "**green" would be shown as it stands: this field has no markup: write the words alone.`,
    `${ARTICLE}:14: "&amp;" would be shown as it stands: write the letter itself, such as & or é.`,
  ],
  ...['Todo', 'todo: ask the guide', 'A', '...', 'ok'].map((words): [string, Edit, string] => [
    `${words} for a description`,
    swap(CAR, 'A van on a red road', words),
    `${CAR}:6: picture.alt: "${words}". Say in a few words what the picture shows.`,
  ]),
  ...(
    [
      ['https://https://bot.go.tz', 'write https://bot.go.tz.'],
      ['https:/bot.go.tz/a', 'write https://bot.go.tz/a.'],
      [
        'https://www,bot.go.tz',
        '"www,bot.go.tz" is no name of a site: write it such as https://www.bot.go.tz.',
      ],
      ['https://www', '"www" is no name of a site: write it such as https://www.example.org.'],
      [
        'https://bot.go.tz/a b',
        'has a blank in it: write the address as the browser shows it, such as https://bot.go.tz/ab.',
      ],
      ['www.bot.go.tz', 'begins without https: write https://www.bot.go.tz.'],
      ['hello@small.example', 'is an e-mail address: write mailto:hello@small.example.'],
      ['mailto:hello', 'has no whole e-mail address: write it such as mailto:hello@example.org.'],
      ['mailto:', 'has no whole e-mail address: write it such as mailto:hello@example.org.'],
      ['tel:', 'has no number: write it such as tel:+256000000001.'],
    ] as const
  ).map(([address, message]): [string, Edit, string] => [
    `a link to ${address}`,
    link(address),
    `${FAQ}:5: the link "${address}": ${message}`,
  ]),
  [
    'the address of a source that is doubled',
    source('https://https://park.example'),
    `${FEE}:7: source.url: "https://https://park.example". Write https://park.example.`,
  ],
  [
    'the address of a source with a blank',
    source('https://park.example/a b'),
    `${FEE}:7: source.url: "https://park.example/a b". Has a blank in it: write the address as the browser shows it, such as https://park.example/ab.`,
  ],
  [
    'a photograph of a few px that is shown',
    all(
      put('content/pictures/shared/two.png', png(40, 30)),
      put('content/pictures/shared/three.png', png(399, 300)),
      swap(CAR, 'shared/one', 'shared/two'),
      swap(ARTICLE, 'shared/one', 'shared/three'),
    ),
    `content/pictures/shared/three.png: is 399 px wide, ${FEW}`,
    `content/pictures/shared/two.png: is 40 px wide, ${FEW}`,
  ],
  [
    'a fee that runs backwards',
    swap(FEE, '"amount": 40,', '"amount": 40, "amountTo": 30,'),
    `${FEE}:3: amountTo: 30. Must not be less than "amount".`,
  ],
  [
    'a highest amount without a lowest',
    all(swap(FEE, '"amount": 40,', '"amountTo": 30,')),
    `${FEE}:3: amountTo: 30. Needs "amount", from which it runs.`,
  ],
  [
    'hours that run backwards',
    swap(PLACE, '"4 to 5"', '"10 to 8"'),
    `${PLACE}:15: gettingThere[0].hours: "10 to 8". Runs backwards: write the smaller number first.`,
  ],
  [
    'two prices for one party',
    swap(
      TRIP,
      'price: 750',
      'price: 750\nparty: 5\nprices: [{"party":2,"price":900},{"party":5,"price":700}]',
    ),
    `${TRIP}:12: prices[1].party: the field "price" holds for a party of 5 already, as "party" says: keep one of the two.`,
  ],
  [
    'a price of a party beside one that is the same for all',
    swap(TRIP, 'price: 750', 'price: 750\nparty: any\nprices: [{"party":2,"price":900}]'),
    `${TRIP}:12: prices[0].party: the field "price" holds for a party of any size already, as "party" says: keep one of the two.`,
  ],
  [
    'a guide that cannot be read',
    put(GUIDE, '%PDF-1.7 and no more'),
    `${GUIDE}: cannot be read: it is damaged, or asks for a password. Export it as PDF again, without one.`,
  ],
  [
    'an SVG that is called a photograph',
    put(
      'content/pictures/shared/one.jpg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"></svg>',
    ),
    'content/pictures/shared/one.jpg: is an SVG: rename it to one.svg.',
  ],
];

const named: [file: string, right: string][] = [
  [
    'places/nile-1.jpg.jpg',
    'the name has lower-case letters, digits and hyphens only: rename it to places/nile-1.jpg.',
  ],
  [
    'IMG 1234.JPG',
    'stands in no folder: move it into one and name it as content does, such as places/img-1234.jpg.',
  ],
  [
    'places/Нил.jpg',
    'the name has lower-case letters, digits and hyphens only: rename it to places/picture.jpg.',
  ],
  [
    'places/résumé.jpg',
    'the name has lower-case letters, digits and hyphens only: rename it to places/resume.jpg.',
  ],
  [
    'My Places/_A .PNG',
    'the name has lower-case letters, digits and hyphens only: rename it to my-places/a.png.',
  ],
];

/** Files that do not parse, each named by others. */
const unread: [file: string, broken: string][] = [
  [FEE, '{'],
  [PLACE, 'x'],
  [TRIP, 'x'],
  [ROUTE, '{'],
  ['content/relations/articles.json', '{'],
  [ANIMAL, '{'],
];

const noted: [name: string, edit: Edit, ...notes: string[]][] = [
  [
    'days that are still to come',
    all(swap(ARTICLE, '"2026-11-20"', '"2999-01-01"'), swap(FEE, '"2026-11-20"', '"2999-01-02"')),
    `${ARTICLE}:12: updated: 2999-01-01 is still to come: is that meant?`,
    `${FEE}:9: read: 2999-01-02 is still to come: is that meant?`,
  ],
  [
    'a photograph that nothing names',
    put('content/pictures/shared/onne.png', png(1600, 900)),
    'content/pictures/shared/onne.png: no content names this photograph, so no page shows it. Did you mean "shared/one"?',
  ],
  [
    'a small photograph',
    all(put('content/pictures/shared/two.png', png(400, 300)), swap(CAR, 'shared/one', 'shared/two')),
    'content/pictures/shared/two.png: is 400 px wide, too few for a picture: 800 or more look sharp.',
  ],
  [
    'a photograph that is too small and too high for a poster',
    all(
      put('content/pictures/shared/two.png', png(1000, 1000)),
      swap(
        TRIP,
        /^pictures:/m,
        `poster: ${JSON.stringify({
          wide: { image: 'shared/two', alt: 'A hill' },
          tall: { image: 'shared/one', alt: 'A hill' },
        })}\npictures:`,
      ),
    ),
    'content/pictures/shared/two.png: is 1000 px wide, too few for a wide poster: 1200 or more look sharp.',
    'content/pictures/shared/two.png: measures 1000×1000 px, and a wide poster is 2.39 times as wide as high: much of it is cut off.',
  ],
];

const accepted: [name: string, edit: Edit][] = [
  ['a # that is kept', swap(FAQ, QUESTION, '"Is it #1?"')],
  ['a # inside a word', swap(FAQ, QUESTION, 'Is it no#1 of all?')],
  ['a note behind a number', swap(FAQ, 'order: 1', 'order: 1 # the first\n# one more')],
  ['a line that divides', body(ARTICLE, 'One.\n\n---\n\nTwo.')],
  ['an amount that runs', swap(FEE, '"amount": 40,', '"amount": 40, "amountTo": 40,')],
  [
    'prices of other parties',
    swap(TRIP, 'price: 750', 'price: 750\nparty: 5\nprices: [{"party":2,"price":900}]'),
  ],
  [
    'addresses that work',
    body(
      FAQ,
      '[a](mailto:a@b.example?subject=One%20two) [b](tel:+256-41) [c](https://x.example:8443/a%20b,c?d=https://e.example) [d](https://zürich.example)',
    ),
  ],
  ['a row with fewer cells', body(ARTICLE, '| a | b |\n|---|---|\n| c |')],
  ['a photograph of the brand', put('content/pictures/brand/logo.png', png(90, 90))],
];

describe('the check of content/', () => {
  it('does not ask whether a day is meant that is none', async () => {
    const { notes } = await lookAt(swap(ARTICLE, '"2026-11-20"', '"2999-02-30"'), inspect);
    expect(notes).toEqual([]);
  });

  it.each(refused)('refuses %s', async (_, edit, ...issues) => {
    expect(await lookAt(edit, checkContent)).toEqual(issues);
  });

  it.each(named)('says at once what %s has to be called', async (file, message) => {
    const name = `content/pictures/${file}`;
    expect(await lookAt(put(name, png(9, 9)), checkContent)).toEqual([`${name}: ${message}`]);
  });

  it.each(unread)('says nothing of others where %s cannot be read', async (file, broken) => {
    const { issues, notes } = await lookAt(put(file, broken), inspect);
    expect(issues.map((issue) => issue.split(':')[0])).toEqual([file]);
    expect(notes).toEqual([]);
  });

  it.each(noted)('notes %s, and lets it pass', async (_, edit, ...notes) => {
    expect(await lookAt(edit, inspect)).toMatchObject({ issues: [], notes });
  });

  it.each(accepted)('has nothing to say of %s', async (_, edit) => {
    expect(await lookAt(edit, inspect)).toMatchObject({ issues: [], notes: [] });
  });
});

it('refuses a photograph that moves', async () => {
  const still = (grey: number) =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: { r: grey, g: grey, b: grey } } })
      .png()
      .toBuffer();
  const film = await sharp(await Promise.all([still(0), still(250)]), { join: { animated: true } })
    .webp()
    .toBuffer();
  expect(await lookAt(put(PHOTOGRAPH, film), checkContent)).toEqual([
    `${PHOTOGRAPH}: moves, and pages show pictures that stand still: save one of its pictures alone.`,
  ]);
});
