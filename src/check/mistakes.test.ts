/** Mistakes that parse, and that only a visitor would see. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkContent, inspect } from './checkContent.ts';
import {
  all,
  ARTICLE,
  body,
  CAR,
  copy,
  FAQ,
  FEE,
  lookAt,
  PLACE,
  put,
  swap,
  TRIP,
  type Edit,
} from './testing/edits.ts';
import { yearOf } from './testing/smallSite.ts';

const SITE = 'content/site.json';
const LINK = 'a link is [words](/address), with both brackets closed and nothing blank in the address.';
const BOLD = 'write **like this**, with nothing blank inside. For the signs themselves write \\*\\*.';
const DATE = 'content/articles/kenyan8places.md:12: updated:';
const ALT = 'content/cars/van.json:6: picture.alt:';
const alt = (words: string) => swap(CAR, 'A van on a red road', words);
const url = (address: string) => swap(SITE, '"https://www.small.example"', JSON.stringify(address));
const plan = (...days: string[]) => body(TRIP, days.map((day) => `## ${day}\n\nA walk.\n`).join('\n'));

const refused: [name: string, edit: Edit, issue: string][] = [
  [
    'a link whose bracket is never closed',
    body(FAQ, 'See [our cars](/ugandacarhire for more.'),
    `${FAQ}:5: "[our cars](/ugandacarhire" is shown as it stands: ${LINK}`,
  ],
  [
    'a link with blanks in its address',
    body(FAQ, 'One.\nTwo [x]( /uganda car hire ).'),
    `${FAQ}:6: "[x](" is shown as it stands: ${LINK}`,
  ],
  [
    'a link in two parts',
    body(FAQ, 'See [our cars] (/ugandacarhire).'),
    `${FAQ}:5: "[our cars] (/ugandacarhire" is shown as it stands: ${LINK}`,
  ],
  [
    'a picture inside a sentence that is none',
    body(ARTICLE, 'One ![A hill](shared/one "hill".'),
    `${ARTICLE}:14: "![A hill](shared/one" is shown as it stands: ${LINK}`,
  ],
  [
    'a link to nothing that is named below',
    body(FAQ, 'See [our cars][cars].'),
    `${FAQ}:5: "[our cars][cars]" is shown as it stands: a link is [words](/address).`,
  ],
  [
    'bold words that never end',
    body(FAQ, 'One.\n\nThis is **very important.'),
    `${FAQ}:7: "**very" is shown as it stands: ${BOLD}`,
  ],
  [
    'bold words with a blank before them',
    body(FAQ, 'This is ** important**.'),
    `${FAQ}:5: "** important**" is shown as it stands: ${BOLD}`,
  ],
  [
    'bold words inside HTML',
    body(FAQ, '<p>This is **important**.</p>'),
    `${FAQ}:5: "**important**" is shown as it stands: ${BOLD}`,
  ],
  [
    'bold words in a lead',
    swap('content/panels/booking.json', 'Tell us.', 'Tell **us.'),
    `content/panels/booking.json:3: lead: "**us." is shown as it stands: ${BOLD}`,
  ],
  [
    'underlined words that never end',
    body(FAQ, 'This is __important.'),
    `${FAQ}:5: "__important" is shown as it stands: write **like this**, with nothing blank inside. For the signs themselves write \\_\\_.`,
  ],
  [
    'struck words that never end',
    body(ARTICLE, 'This is ~~important.'),
    `${ARTICLE}:14: "~~important." is shown as it stands: write ~~like this~~, with nothing blank inside. For the signs themselves write \\~\\~.`,
  ],
  [
    'a heading without its blank',
    body(TRIP, 'One.\n\n##Day 1: Out'),
    `${TRIP}:28: "##Day 1: Out" is shown as it stands: a heading needs a blank after its #.`,
  ],
  [
    'a table without its second line',
    body(ARTICLE, '| a | b |\n| c | d |'),
    `${ARTICLE}:14: "| a | b |" is shown as it stands: a table needs a line such as |---|---| under its first.`,
  ],
  [
    'a letter that was protected twice',
    body(FAQ, 'Cars &amp;amp; vans.'),
    `${FAQ}:5: "&amp;" is shown as it stands: write &amp;.`,
  ],
  [
    'a heading without words',
    body(ARTICLE, 'One.\n\n## \n\nTwo.'),
    `${ARTICLE}:16: a heading has no words: write them behind it, or delete it.`,
  ],
  [
    'a heading of signs alone',
    body(ARTICLE, '## !!!'),
    `${ARTICLE}:14: a heading has no words: write them behind it, or delete it.`,
  ],
  [
    'a heading of HTML without words',
    body(ARTICLE, '<h2> </h2>'),
    `${ARTICLE}:14: a heading has no words: write them behind it, or delete it.`,
  ],
  [
    'fewer days in the plan than the trip has',
    plan('Day 1: Out', 'Day 2: Back'),
    `${TRIP}:12: duration: "3 Days | 2 Nights", while the plan has no heading "## Day 3: …". Add it, or mend this.`,
  ],
  [
    'more days in the plan than the trip has',
    plan('Day 1', 'Days 2-3', 'Day 4: Home'),
    `${TRIP}:12: duration: "3 Days | 2 Nights", while the plan has a Day 4. Mend the one or the other.`,
  ],
  [
    'two days of a number',
    plan('Day 1', 'Day 2', 'Day 2', 'Day 3'),
    `${TRIP}:12: duration: "3 Days | 2 Nights", while the plan has two headings of Day 2. Number the days anew.`,
  ],
  [
    'a misspelt month',
    swap(PLACE, 'June to October', 'June to Agust'),
    'content/places/tsavo.md:8: bestMonths: Agust is no month. Did you mean "August"?',
  ],
  [
    'markup in a plain field',
    swap(TRIP, '"A trip"', '"A <b>great</b> trip"'),
    `${TRIP}:8: heading: "<b>" would be shown as it stands: this field has no markup: write the words alone.`,
  ],
  [
    'bold words in a plain field',
    swap(TRIP, '"It rains in April."', '"It **rains** in April."'),
    `${TRIP}:22: season: "**rains" would be shown as it stands: this field has no markup: write the words alone.`,
  ],
  [
    'leaning words in a plain field',
    swap(CAR, '"Two"', '"*Two* seats"'),
    `${CAR}:16: highlights[1]: "*Two*" would be shown as it stands: this field has no markup: write the words alone.`,
  ],
  [
    'a link in a plain field',
    swap(ARTICLE, /excerpt: "/, 'excerpt: "See [cars](/ugandacarhire). '),
    `${ARTICLE}:10: excerpt: "[cars](/ugandacarhire)" would be shown as it stands: this field has no links: write the words alone.`,
  ],
  [
    'a protected letter in a plain field',
    swap(CAR, '"Van"', '"Van &amp; driver"'),
    `${CAR}:3: carname: "&amp;" would be shown as it stands: write the letter itself, such as & or é.`,
  ],
  [
    'two trips of one title',
    all(copy(TRIP, 'content/packages/zebrasafari.md'), (site) =>
      swap('content/packages/zebrasafari.md', '"Another A trip"', '"a  TRIP"')(site),
    ),
    'content/packages/tsavosafari.md:8 and content/packages/zebrasafari.md:8: heading: both have "A trip". Give each its own.',
  ],
  [
    'two pages of one title',
    swap('content/pages/terms.md', 'The terms title', 'The blog title'),
    'content/pages/blog.md:2 and content/pages/terms.md:2: title: both have "The blog title". Give each its own.',
  ],
  ...['one', 'shared/one', 'One', 'one.jpg', 'IMG_1234', 'DSC0042', 'photo 2', 'shared-one'].map(
    (words): [string, Edit, string] => [
      `${words} for a description`,
      alt(words),
      `${ALT} "${words}". This is a file name: say what the picture shows.`,
    ],
  ),
  [
    'a description that begins with photograph of',
    alt('A photograph of a van'),
    `${ALT} "A photograph of a van". Leave out "image of": say what it shows.`,
  ],
  ...['2026-13-45', '2026-02-30', '2025-02-29', '2026-00-10'].map((day): [string, Edit, string] => [
    `${day} for a day`,
    swap(ARTICLE, '"2026-11-20"', `"${day}"`),
    `${DATE} "${day}". There is no such day.`,
  ]),
  [
    'an impossible day of a fee',
    swap(FEE, '"read"', '"validUntil": "2026-06-31", "read"'),
    `${FEE}:9: validUntil: "2026-06-31". There is no such day.`,
  ],
  [
    'a fee that is not there',
    swap(TRIP, '"entry"', '"entri"'),
    `${TRIP}:18: fees[0].fee: there is no content/fees/entri.json. Did you mean "entry"?`,
  ],
  [
    'a fee in a text that is not there',
    body(FAQ, 'One.\n\nIt costs {fee:enty} a day.'),
    `${FAQ}:7: {fee:enty}: there is no content/fees/enty.json. Did you mean "entry"?`,
  ],
  [
    'a fee without an amount in a text',
    all(swap(FEE, '"amount": 40,', ''), swap(TRIP, '"One"', '"{fee:entry} a day"')),
    `${TRIP}:13: highlights[0]: {fee:entry}: content/fees/entry.json has no amount: write "ask us" instead.`,
  ],
  ...['{fee entry}', '{Fees:entry}', '{fee:entry'].map((slot): [string, Edit, string] => [
    `a fee written as ${slot}`,
    body(FAQ, `It costs ${slot}`),
    `${FAQ}:5: "${slot}" is shown as it stands: an amount is {fee:uganda-visa}.`,
  ]),
  [
    'a fee in a file that is not filled',
    swap(SITE, /"tagline": "[^"]*"/, '"tagline": "From {fee:entry}"'),
    `${SITE}:7: tagline: {fee:entry} is filled in by nothing here.`,
  ],
  [
    'a description that is too long with its amounts',
    all(
      swap(FEE, '"amount": 40,', '"amount": 4000000, "amountTo": 5000000,'),
      swap(ARTICLE, /seodescription: .*/, `seodescription: "${'x'.repeat(141)} {fee:entry}"`),
    ),
    `${ARTICLE}:3: seodescription: 166 characters where there must be at most 160. Expected: 120 to 160 characters that make somebody want to open the page.`,
  ],
  [
    'a day in another order',
    swap(ARTICLE, '"2026-11-20"', '"20.11.2026"'),
    `${DATE} "20.11.2026" is not in the right form. Expected: When the text was last checked, such as "2026-11-20".`,
  ],
  ...['/tours', '/', '?a=1', '#top', '/tours/'].map((rest): [string, Edit, string] => [
    `${rest} behind the address of the site`,
    url(`https://www.small.example${rest}`),
    `${SITE}:5: url: "https://www.small.example${rest}". Write https://www.small.example, with nothing behind it.`,
  ]),
  [
    'an address of the site without encryption',
    url('http://www.small.example'),
    `${SITE}:5: url: "http://www.small.example". Write https://www.small.example, with nothing behind it.`,
  ],
  [
    'an address of the site on this machine',
    url('http://localhost:4321'),
    `${SITE}:5: url: "http://localhost:4321". Give the address that visitors will use; to try the site on this machine, set SITE_URL instead.`,
  ],
  [
    'an address of the site that is none',
    url('www.small.example'),
    `${SITE}:5: url: "www.small.example". Write all of it, such as https://www.zurura.example.`,
  ],
  [
    'a link to this machine',
    body(FAQ, '[One](http://localhost:4321/ugandacarhire)'),
    `${FAQ}:5: the link "http://localhost:4321/ugandacarhire": leads to your own machine: write the address from its first single / on.`,
  ],
  [
    'a full address of the site that leads nowhere',
    body(FAQ, '[One](https://www.small.example/abuot)'),
    `${FAQ}:5: the link "https://www.small.example/abuot": there is no such page. The nearest is /about{product}: write that, or delete the link.`,
  ],
  [
    'an address with half a sign',
    body(FAQ, '<a href="/%zz">One</a>'),
    `${FAQ}:5: the link "/%zz": has a % without two digits behind it: write the address as the browser shows it.`,
  ],
  [
    'the file of a page instead of its address',
    body(FAQ, '[One](/ugandacarhire.html)'),
    `${FAQ}:5: the link "/ugandacarhire.html": there is no such page. The nearest is /ugandacarhire.`,
  ],
  [
    'a drawing with a script',
    swap('content/pictures/shared/one.svg', '></svg>', '>\n<script>alert(1)</script></svg>'),
    'content/pictures/shared/one.svg:2: <script> is not allowed: a picture of ours draws and nothing else. Delete it, or save the drawing as plain SVG.',
  ],
];

const noted: [name: string, edit: Edit, ...notes: string[]][] = [
  [
    'a month cut short',
    swap(PLACE, 'June to October', 'Jun to October'),
    'content/places/tsavo.md:8: bestMonths: Jun is short for June: write it in full.',
  ],
  [
    'a misspelt month in a sentence',
    swap(TRIP, 'It rains in April.', 'It rains in Aprl, and many may stay in the Mara.'),
    `${TRIP}:22: season: Aprl is no month. Did you mean "April"?`,
  ],
  [
    'more nights than days',
    swap(TRIP, '3 Days | 2 Nights', '3 Days | 7 Nights'),
    `${TRIP}:12: duration: "3 Days | 7 Nights": is that meant?`,
  ],
  [
    'a star by itself',
    body(FAQ, 'From *very early on.'),
    `${FAQ}:5: "*very" is shown as it stands: *words* between two of them lean. For the sign itself write \\*.`,
  ],
  [
    'a full address of the site itself',
    body(
      FAQ,
      '[One](https://www.small.example/ugandacarhire?a=1#van) [Two](http://www.small.example/aboutsmall)',
    ),
    `${FAQ}:5: the link "https://www.small.example/ugandacarhire?a=1#van": leads to this site itself: write /ugandacarhire?a=1#van.`,
    `${FAQ}:5: the link "http://www.small.example/aboutsmall": leads to this site itself: write /about{product}.`,
  ],
];

const accepted: [name: string, edit: Edit][] = [
  [
    'signs that are protected',
    body(FAQ, 'A \\*\\*price\\*\\*, a \\[word\\]\\(s\\), a \\_\\_b\\_\\_ and 5 \\* 3.'),
  ],
  [
    'signs that are meant',
    body(FAQ, 'A 4* or 5* lodge [sic] (see below), a #1 choice, 2 * 3, snake_case, a|b, R&D; AT&T.'),
  ],
  ['a sign that is written as an entity', body(FAQ, 'Under &lt;b and a &amp; b.')],
  [
    'bold, leaning and linked words',
    body(FAQ, '**One *two* [three](/ugandacarhire "Cars")** and **four**. 😀 **five**'),
  ],
  ['a plan of all days', plan('Day 1: Out', 'Days 2 and 3: Back')],
  [
    'a plan whose headings are HTML',
    body(TRIP, '## Day 1\n\nOne.\n\n<h2>Day 2</h2>\n\n<h3>Day 3: Back</h3>'),
  ],
  ['a plan by ranges', plan('Days 1–3: A walk')],
  ['a plan without days', plan('What to bring')],
  [
    'all months of the year',
    all(
      swap(PLACE, 'June to October', 'All year; drier January to March, May, mid July and december'),
      swap(PLACE, /months: .*/, `months: ${JSON.stringify(yearOf(0, 1, 2, 4, 6, 11))}`),
    ),
  ],
  [
    'signs in plain fields that are meant',
    swap(TRIP, '"A trip"', '"4* & 5* lodges: a < b, R&D, 2 * 3 [sic]"'),
  ],
  ['a leap day', swap(ARTICLE, '2026-11-20', '2024-02-29')],
  ['two cars of a name', copy(CAR, 'content/cars/bus.json')],
  ['another port of the site', url('https://www.small.example:8443')],
  [
    'anchors, which only the built page has',
    body(
      FAQ,
      '[a](/#team) [b](/ugandacarhire#cars) [c](#map) [d](?a=1#b) [e](/sitemap-index.xml) [f](/enquiryreceived)',
    ),
  ],
];

describe('the check of content/', () => {
  it.each(refused)('refuses %s', async (_, edit, issue) => {
    expect(await lookAt(edit, checkContent)).toEqual([issue]);
  });

  it.each(noted)('notes %s, and lets it pass', async (_, edit, ...notes) => {
    expect(await lookAt(edit, inspect)).toMatchObject({ issues: [], notes });
  });

  it.each(accepted)('has nothing to say of %s', async (_, edit) => {
    expect(await lookAt(edit, inspect)).toMatchObject({ issues: [], notes: [] });
  });
});

it('names every sign that is left in a text, each with its line', async () => {
  const edit = body(FAQ, 'See [one](/a b\nand **two\nand [three](/c d and **four.');
  const said = await lookAt(edit, checkContent);
  expect(said.map((line) => /\.md:(\d+): "(\S+)/.exec(line)?.slice(1))).toEqual([
    ['5', '[one](/a"'],
    ['6', '**two"'],
    ['7', '[three](/c"'],
    ['7', '**four."'],
  ]);
});

describe('the check of photographs', () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const grain = () => sharp({ create: { width: 400, height: 300, channels: 3, background: '#456', noise } });
  const kinds = {
    jpg: () => grain().jpeg().toBuffer(),
    png: () => grain().png().toBuffer(),
    webp: () => grain().webp().toBuffer(),
    avif: () => grain().avif({ effort: 0 }).toBuffer(),
  };
  const cut =
    'ends too early or is damaged, so a part of it would be grey: copy it again from where it came.';
  const unread = 'cannot be read as a picture: save it again as JPG, PNG, WebP or AVIF.';

  it.each([
    ['jpg', 0.98, cut],
    ['jpg', 0.5, cut],
    ['png', 0.98, cut],
    ['webp', 0.98, unread],
    ['avif', 0.98, cut],
  ] as const)('refuses a %s of which %d is there', async (kind, part, message) => {
    const whole = await kinds[kind]();
    const file = `content/pictures/shared/one.${kind}`;
    const edit = put(file, whole.subarray(0, Math.floor(whole.length * part)));
    expect(await lookAt(edit, checkContent)).toEqual([`${file}: ${message}`]);
  });

  it.each(Object.keys(kinds) as (keyof typeof kinds)[])('accepts a whole %s', async (kind) => {
    const whole = await kinds[kind]();
    expect(await lookAt(put(`content/pictures/shared/one.${kind}`, whole), checkContent)).toEqual([]);
  });

  it('refuses a photograph that is damaged in its middle', async () => {
    const whole = await kinds.png();
    const middle = Math.floor(whole.length / 2);
    whole.fill(0xff, middle, middle + 40);
    const file = 'content/pictures/shared/one.png';
    expect(await lookAt(put(file, whole), checkContent)).toEqual([`${file}: ${cut}`]);
  });
});
