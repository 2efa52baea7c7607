import { describe, expect, it } from 'vitest';
import { checkContent, inspect } from './checkContent.ts';
import {
  ARTICLE,
  body,
  CAR,
  copy,
  drop,
  FAQ,
  FEE,
  lookAt,
  PLACE,
  png,
  put,
  REVIEW,
  swap,
  text,
  TRIP,
  type Edit,
} from './testing/edits.ts';
import { BLANK_PAGES, json, smallSite } from './testing/smallSite.ts';

const complaintsAbout = (edit: Edit) => lookAt(edit, checkContent);

const rows: [name: string, edit: Edit, ...issues: string[]][] = [
  [
    'a title that search engines would cut, with the brand behind it',
    swap(TRIP, '"A title"', `"Five days of ${'very '.repeat(8)}slow walks"`),
    'content/packages/tsavosafari.md:2: title: "Five days of very very very very very very very very slow walks - Small" is 71 characters long, and search engines cut a title after about 60. Shorten it by 11.',
  ],
  [
    'a trailing comma',
    swap(CAR, '"per day"\n', '"per day",\n'),
    'content/cars/van.json:24:20: a comma stands before the closing }: delete it.\n      "rate": "per day",\n                       ^',
  ],
  [
    'a missing comma',
    swap(CAR, '"carname": "Van",', '"carname": "Van"'),
    'content/cars/van.json:3:19: a comma is missing here.\n      "carname": "Van"\n                      ^',
  ],
  [
    'a missing quotation mark',
    swap(CAR, '"Van"', '"Van'),
    'content/cars/van.json:3:14: a closing quotation mark is missing in this line.\n      "carname": "Van,\n                 ^',
  ],
  [
    'a comment in JSON',
    swap(CAR, '"rate"', '// by the day\n  "rate"'),
    'content/cars/van.json:24:3: JSON knows no comments: delete it.\n      // by the day\n      ^',
  ],
  [
    'a price without quotation marks',
    swap(CAR, '"price": 30', '"price": $30'),
    'content/cars/van.json:23:12: a price stands without its sign: write 30.\n      "price": $30,\n               ^',
  ],
  [
    'curly quotation marks',
    swap(CAR, '"Van"', '“Van”'),
    'content/cars/van.json:3:14: quotation marks in JSON are straight and double: "\n      "carname": “Van”,\n                 ^',
  ],
  [
    'a field that stands twice in JSON',
    swap(CAR, '"price": 30', '"price": 30,\n  "price": 35'),
    'content/cars/van.json:24: "price" stands twice: delete one of the two.',
  ],
  [
    'a file in UTF-16',
    (site) => site.set(CAR, Buffer.from(`\uFEFF${text(site, CAR)}`, 'utf16le')),
    'content/cars/van.json: is UTF-16: save it as UTF-8.',
  ],
  [
    'a file in Latin-1',
    (site) => site.set(FAQ, Buffer.from(`${text(site, FAQ)}café\n`, 'latin1')),
    'content/faq/payment.md:7: holds a letter that is not UTF-8: save the file as UTF-8.',
  ],
  [
    'a lost letter',
    swap(FAQ, 'A text', 'A t\uFFFDxt'),
    'content/faq/payment.md:6: holds "�", a letter that was lost: type it again.',
  ],
  [
    'a text with a colon in frontmatter',
    swap(FAQ, '"How do I pay?"', 'Payment: how?'),
    'content/faq/payment.md:3:11: a text with a colon in it needs quotation marks around it.\n    question: Payment: how?\n              ^',
  ],
  [
    'a tab in frontmatter',
    swap(FAQ, 'order: 1', 'order:\n\t1'),
    'content/faq/payment.md:3:1: a tab stands at the beginning: use spaces.\n     1\n    ^',
  ],
  [
    'a field that stands twice in frontmatter',
    swap(FAQ, 'order: 1', 'order: 1\norder: 2'),
    'content/faq/payment.md:3:1: this field stands twice: delete one of the two.\n    order: 2\n    ^',
  ],
  [
    'a star that begins a text',
    swap(FAQ, '"How do I pay?"', '*how'),
    'content/faq/payment.md:3: a text that begins with * needs quotation marks around it.',
  ],
  [
    'no frontmatter',
    put(FAQ, 'Only a text.\n'),
    'content/faq/payment.md:1: has no fields. The file begins with a line ---, then the fields, then another line ---.',
  ],
  [
    'frontmatter without an end',
    put(FAQ, '---\norder: 1\n'),
    'content/faq/payment.md:1: the fields do not end: after the last one a line --- is missing.',
  ],
  ['an empty Markdown file', put(FAQ, '\n'), 'content/faq/payment.md: is empty: fill it in or delete it.'],
  ['an empty JSON file', put(CAR, ''), 'content/cars/van.json: is empty: fill it in or delete it.'],
  [
    'null',
    put(CAR, 'null\n'),
    'content/cars/van.json: holds nothing where fields are needed: { "order": 1, … }.',
  ],
  [
    'an empty list',
    put(CAR, '[]\n'),
    'content/cars/van.json: holds a list where fields are needed: { "order": 1, … }.',
  ],
  [
    'an unknown field that was meant for a known one',
    swap(CAR, '"price"', '"prize"'),
    'content/cars/van.json:23: prize: there is no such field. Did you mean "price"?',
  ],
  [
    'an unknown field of no likeness',
    swap(CAR, '"order": 1', '"order": 1,\n  "wheels": 4'),
    'content/cars/van.json:3: wheels: there is no such field. The fields here are order, carname, picture, availability, carpeople, mileage, system, conditioning, fuelcapacity, highlights, badhighlight1, percentageoff, previousprice, price, rate.',
  ],
  [
    'an id',
    swap(CAR, '"order": 1', '"id": "van",\n  "order": 1'),
    "content/cars/van.json:2: id: there is no such field: the file's name is the id. Delete the line.",
  ],
  [
    'a missing field',
    swap(CAR, /\s*"carname".*/, ''),
    'content/cars/van.json: carname: is missing. Expected: The name of the car.',
  ],
  [
    'a country that does not answer a topic',
    swap('content/travelnotes/kenya.json', /"visa": \{[^[]*\[[^\]]*\][^}]*\},/, ''),
    'content/travelnotes/kenya.json: notes.visa: is missing. Expected: Who needs a visa, what it costs and where to get it.',
  ],
  [
    'a blank field',
    swap(CAR, '"Van"', '"  "'),
    'content/cars/van.json:3: carname: is empty. Expected: The name of the car.',
  ],
  [
    'a price as text',
    swap(CAR, '"price": 30', '"price": "$30"'),
    'content/cars/van.json:23: price: "$30" is not a number. Write 30.',
  ],
  [
    'a price with words',
    swap(CAR, '"price": 30', '"price": "USD 1,500 a day"'),
    'content/cars/van.json:23: price: "USD 1,500 a day" is not a number. Write 1500.',
  ],
  [
    'a price of two numbers',
    swap(CAR, '"price": 30', '"price": "30-40"'),
    'content/cars/van.json:23: price: "30-40" is not a number. Expected: US dollars a day, such as 25.',
  ],
  [
    'a latitude as text',
    swap(PLACE, '"lat":-3', '"lat":"-3.5"'),
    'content/places/tsavo.md:10: map.lat: "-3.5" is not a number. Write -3.5.',
  ],
  [
    'a number as text',
    swap(CAR, '"Unlimited"', '200'),
    'content/cars/van.json:10: mileage: 200 is not a text. Write "200", with the quotation marks.',
  ],
  [
    'a switch as text',
    swap(ARTICLE, 'recent: true', 'recent: "yes"'),
    'content/articles/kenyan8places.md:6: recent: "yes" is not true or false. Write true, without quotation marks.',
  ],
  [
    'a date without quotation marks',
    swap(ARTICLE, '"2026-11-20"', '2026-11-20'),
    'content/articles/kenyan8places.md:12: updated: 2026-11-20 is not a text. Write "2026-11-20", with the quotation marks.',
  ],
  [
    'a braced text',
    swap(FAQ, '"How do I pay?"', '{pay}'),
    'content/faq/payment.md:3: question: {"pay":null} is not a text. A text with a colon or braces needs quotation marks around it. Expected: The question, with its question mark.',
  ],
  [
    'half an order',
    swap(CAR, '"order": 1', '"order": 1.5'),
    'content/cars/van.json:2: order: 1.5 is not a whole number. Write 2.',
  ],
  [
    'a discount over a hundred',
    swap(CAR, '"percentageoff": 50', '"percentageoff": 120'),
    'content/cars/van.json:21: percentageoff: 120 must be at most 100. Expected: The discount as a number, such as 16.',
  ],
  [
    'four pictures',
    swap(TRIP, /,\{"image":"shared\/one","alt":"A van on a red road"\}\]/, ']'),
    'content/packages/tsavosafari.md:15: pictures: 4 in the list where there must be exactly 5. Expected: Exactly five pictures, the first one the main picture.',
  ],
  [
    'three activities',
    swap(PLACE, ',"Rest"', ''),
    'content/places/tsavo.md:7: activities: 3 in the list where there must be exactly 4. Expected: Exactly four activities.',
  ],
  [
    'an excerpt that is too short',
    swap(ARTICLE, /excerpt: ".*"/, 'excerpt: "Short."'),
    'content/articles/kenyan8places.md:10: excerpt: 6 characters where there must be at least 60. Expected: 60 to 220 characters for the card.',
  ],
  [
    'an unknown country',
    swap(PLACE, '"kenya"', '"Kenia"'),
    'content/places/tsavo.md:3: country: "Kenia" is not one of uganda, kenya, tanzania, rwanda. Did you mean "kenya"?',
  ],
  [
    'another availability',
    swap(CAR, '"Available"', '"Free"'),
    'content/cars/van.json:8: availability: "Free" is not one of Available, Being Used.',
  ],
  [
    'another rate',
    swap(CAR, '"per day"', '"per week"'),
    'content/cars/van.json:24: rate: "per week" has to be "per day".',
  ],
  [
    'another way to write a duration',
    swap(TRIP, '"3 Days | 2 Nights"', '"3 days"'),
    'content/packages/tsavosafari.md:12: duration: "3 days" is not in the right form. Expected: such as 3 Days | 2 Nights.',
  ],
  [
    'a missing description of a picture',
    swap(PLACE, '"alt":"A van on a red road"', '"alt":""'),
    'content/places/tsavo.md:9: pictures[0].alt: is empty. Say in a few words what the picture shows.',
  ],
  [
    'a description that begins with image of',
    swap(PLACE, '"alt":"A van', '"alt":"Image of a van'),
    'content/places/tsavo.md:9: pictures[0].alt: "Image of a van on a red road". Leave out "image of": say what it shows.',
  ],
  [
    'two files of one order',
    (site) => site.set('content/cars/bus.json', text(site, CAR)),
    'content/cars/bus.json:2 and content/cars/van.json:2: order: both have 1. Give each a number of its own: 2 is the first that is free.',
  ],
  [
    'three files of one order',
    (site) => {
      site.set('content/cars/bus.json', text(site, CAR));
      site.set('content/cars/jeep.json', text(site, CAR).replace(/^/, '\n'));
      site.set('content/cars/truck.json', text(site, CAR).replace('"order": 1', '"order": 2'));
    },
    'content/cars/bus.json:2, content/cars/jeep.json:3 and content/cars/van.json:2: order: all have 1. Give each a number of its own: 3 is the first that is free.',
  ],
  [
    'an address with a hyphen',
    copy(ARTICLE, 'content/articles/kenya-8.md'),
    "content/articles/kenya-8.md: the file's name is the page's address: letters and digits only, such as kenya8.md.",
  ],
  [
    'a name with a space',
    copy(CAR, 'content/cars/land rover.json'),
    "content/cars/land rover.json: the file's name has letters, digits and hyphens only: rename it to land-rover.json.",
  ],
  [
    'a trip with the address of an article',
    copy(TRIP, 'content/packages/Kenyan8Places.md'),
    'content/packages/Kenyan8Places.md: its address /Kenyan8Places belongs to content/articles/kenyan8places.md: rename the file.',
  ],
  [
    'a place with the address of a trip',
    copy(PLACE, 'content/places/tsavosafari.md'),
    'content/places/tsavosafari.md: its address /tsavosafari belongs to content/packages/tsavosafari.md: rename the file.',
  ],
  [
    'a place with the address of a page',
    copy(PLACE, 'content/places/ugandacarhire.md'),
    'content/places/ugandacarhire.md: its address /ugandacarhire belongs to the cars page: rename the file.',
  ],
  [
    'an article with the address of a page',
    copy(ARTICLE, 'content/articles/ugandacarhire.md'),
    'content/articles/ugandacarhire.md: its address /ugandacarhire belongs to the cars page: rename the file.',
  ],
  [
    'an article with the address of the about page',
    copy(ARTICLE, 'content/articles/aboutsmall.md'),
    'content/articles/aboutsmall.md: its address /aboutsmall belongs to the about page ("product" in content/site.json is a part of it): rename the file.',
  ],
  [
    'an article with a reserved address',
    copy(ARTICLE, 'content/articles/API.md'),
    'content/articles/API.md: its address /API belongs to a part of the site that has no page: rename the file.',
  ],
  [
    'names that differ in capitals alone',
    copy(CAR, 'content/cars/VAN.json'),
    'content/cars/van.json: is the same file as content/cars/VAN.json on macOS and Windows: rename one.',
  ],
  [
    'a text file among entries',
    put('content/faq/new.txt', 'A text'),
    'content/faq/new.txt: is not read: the files of content/faq/ end in .md.',
  ],
  [
    'a Markdown file with a long ending',
    put('content/faq/new.markdown', 'A text'),
    'content/faq/new.markdown: is not read: the files of content/faq/ end in .md. Rename it to new.md.',
  ],
  [
    'an ending in capitals',
    put('content/cars/bus.JSON', '{}'),
    'content/cars/bus.JSON: is not read: the files of content/cars/ end in .json. Rename it to bus.json.',
  ],
  [
    'a file in a folder of a folder',
    put('content/cars/old/bus.json', '{}'),
    'content/cars/old/bus.json: is not read: files stand directly in content/cars/, not in folders of it.',
  ],
  [
    'a misspelt folder',
    put('content/car/bus.json', '{}'),
    'content/car/bus.json: is not read: there is no folder "car". Did you mean "cars"?',
  ],
  [
    'a misspelt panel',
    put('content/panels/stat.json', '{}'),
    'content/panels/stat.json: no page shows it. The panels are hero.json, stats.json, services.json, mission.json, who-we-are.json, booking.json, hire.json, map.json, partners.json, migration.json, search.json. Did you mean "stats.json"?',
  ],
  [
    'a page that nobody shows',
    put('content/pages/contact.md', 'x'),
    'content/pages/contact.md: no page shows it. The pages are home, about, destinations, packages, carhire, blog, beforeyoutravel, wildlife, search, terms, received, notfound.',
  ],
  [
    'a README that would be read as an entry',
    put('content/faq/README.md', '# Notes'),
    'content/faq/README.md: would be read as an entry: move it to content/ itself.',
  ],
  [
    'a missing page',
    drop('content/pages/home.md'),
    'content/pages/home.md: is missing, and the site needs it: bring its last version back.',
  ],
  ['an empty folder', drop(CAR), 'content/cars/: has no .json files: it needs at least one.'],
  [
    'a missing picture',
    swap(CAR, 'shared/one', 'shared/on'),
    'content/cars/van.json:5: picture.image: there is no picture "shared/on" in content/pictures/. The nearest are shared/one.',
  ],
  [
    'a picture with its ending',
    swap(CAR, 'shared/one', 'shared/one.svg'),
    'content/cars/van.json:5: picture.image: "shared/one.svg" is not in the right form. Expected: The picture in content/pictures/ without its ending, such as places/bwindi-1.',
  ],
  [
    'a photograph of a kind that browsers do not show',
    put('content/pictures/shared/two.heic'),
    'content/pictures/shared/two.heic: .heic is not shown by browsers: save the photograph as .jpg, .png, .webp or .avif.',
  ],
  [
    'a photograph with its ending in capitals',
    put('content/pictures/shared/two.JPG'),
    'content/pictures/shared/two.JPG: the ending is in lower case: rename it to shared/two.jpg.',
  ],
  [
    'a photograph with a name that content cannot say',
    put('content/pictures/shared/My Van.jpg'),
    'content/pictures/shared/My Van.jpg: the name has lower-case letters, digits and hyphens only: rename it to shared/my-van.jpg.',
  ],
  [
    'two photographs of a name',
    (site) => {
      site.set('content/pictures/shared/one.png', png(800, 600));
      site.set('content/pictures/shared/one.webp', png(800, 600));
    },
    'content/pictures/shared/one.webp: there is content/pictures/shared/one.png too: keep one photograph of a name.',
  ],
  [
    'a photograph of 9 MB',
    put('content/pictures/shared/one.jpg', Buffer.alloc(9 * 1024 * 1024)),
    'content/pictures/shared/one.jpg: is 9.0 MB, more than 8 MB: save it smaller, 2,400 px wide is plenty.',
  ],
  [
    'a photograph that is none',
    put('content/pictures/shared/one.jpg', 'a text'),
    'content/pictures/shared/one.jpg: cannot be read as a picture: save it again as JPG, PNG, WebP or AVIF.',
  ],
  [
    'artwork without a size',
    put('content/pictures/shared/one.svg', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
    'content/pictures/shared/one.svg: has no viewBox="0 0 1600 900" in its <svg>, so its size is unknown.',
  ],
  [
    'a missing picture in a body',
    body(ARTICLE, '![A hill](shared/two "Hill")'),
    'content/articles/kenyan8places.md:14: there is no picture "shared/two" in content/pictures/. The nearest are shared/one.',
  ],
  [
    'a picture in a body without words',
    body(ARTICLE, '\n![](shared/one)'),
    'content/articles/kenyan8places.md:15: ![](shared/one): Say in a few words what the picture shows.',
  ],
  [
    'a picture inside a sentence',
    body(ARTICLE, 'See ![A hill](shared/one) here.'),
    'content/articles/kenyan8places.md:14: a picture stands alone on a line: ![what it shows](places/bwindi-1 "a caption if you like").',
  ],
  [
    'a guide for no place',
    put('content/guides/tsavvo.pdf', '%PDF-1.7'),
    'content/guides/tsavvo.pdf: belongs to nothing: name it after a file in content/places/ or content/packages/, such as tsavo.pdf.',
  ],
  [
    'a guide that is no PDF',
    put('content/guides/tsavo.pdf', 'a text'),
    'content/guides/tsavo.pdf: is not a PDF, whatever its name says: export it as PDF again.',
  ],
  [
    'a guide where its place says that there is none',
    (site) => {
      put('content/guides/tsavo.pdf', BLANK_PAGES)(site);
      swap(PLACE, 'name: "Tsavo"', 'guide: none\nname: "Tsavo"')(site);
    },
    'content/places/tsavo.md:4: guide: none, but there is content/guides/tsavo.pdf: delete this line or that file.',
  ],
  [
    'another word where a guide can only be none',
    swap(PLACE, 'name: "Tsavo"', 'guide: tsavo.pdf\nname: "Tsavo"'),
    'content/places/tsavo.md:4: guide: "tsavo.pdf". Write none where there is no guide yet, or delete the line.',
  ],
  [
    'a guide of another kind',
    put('content/guides/tsavo.docx', 'a text'),
    'content/guides/tsavo.docx: is not read: a guide is a PDF, such as tsavo.pdf.',
  ],
  [
    'a script',
    body(FAQ, 'One.\n\n<script>alert(1)</script>'),
    'content/faq/payment.md:7: <script> is not allowed here. Allowed: p a strong em mark br ul ol li.',
  ],
  [
    'an event attribute',
    body(FAQ, 'One <strong onclick="pay()">two</strong>.'),
    'content/faq/payment.md:5: onclick= is not allowed in <strong>: delete it.',
  ],
  [
    'an image with an event',
    body(REVIEW, '<img src=x onerror=alert(1)>'),
    'content/reviews/one.md:5: <img> is not allowed here. Allowed: p a strong em mark br ul ol li.',
  ],
  [
    'a style attribute',
    body(FAQ, '<p style="color:red">One</p>'),
    'content/faq/payment.md:5: style= is not allowed in <p>: delete it.',
  ],
  [
    'a script as an address',
    body(FAQ, '[One](javascript:alert(1)) and <a href="javascript:x">two</a>.'),
    'content/faq/payment.md:5: (javascript:alert(1)) is not allowed: a link begins with /, #, https://, mailto: or tel:, such as /ugandacarhire.',
    'content/faq/payment.md:5: <a href="javascript:x"> is not allowed: a link begins with /, #, https://, mailto: or tel:, such as /ugandacarhire.',
  ],
  [
    'a frame',
    body(ARTICLE, '<iframe src="https://x.example"></iframe>'),
    'content/articles/kenyan8places.md:14: <iframe> is not allowed here. Allowed: p a strong em mark br ul ol li table thead tbody tr th td h2 h3 hr blockquote figure figcaption img del.',
  ],
  [
    'a comment',
    body(FAQ, 'One.\n\n<!-- later -->'),
    'content/faq/payment.md:7: <!-- --> is not allowed here: delete the comment.',
  ],
  [
    'a tag that is not closed',
    body(FAQ, 'One <mark>two.\n\nThree.'),
    'content/faq/payment.md:5: <mark> is never closed: write </mark> after the text.',
  ],
  [
    'a tag that closes nothing',
    body(FAQ, 'One</mark> two.'),
    'content/faq/payment.md:5: </mark> closes nothing: no <mark> is open here.',
  ],
  [
    'a tag without its end',
    body(FAQ, 'One <a href="/ugandacarhire" two.'),
    'content/faq/payment.md:5: <a looks like a tag without its >. For the sign itself write &lt;.',
  ],
  [
    'a misspelt tag',
    body(FAQ, 'One <stron>two</stron>.'),
    'content/faq/payment.md:5: <stron> is not allowed here. Did you mean "strong"? Allowed: p a strong em mark br ul ol li.',
  ],
  [
    'a heading in an answer',
    body(FAQ, '## One'),
    'content/faq/payment.md:5: a heading (##) is not allowed here. Allowed: p a strong em mark br ul ol li.',
  ],
  [
    'a heading of the first level',
    body(ARTICLE, '# One'),
    'content/articles/kenyan8places.md:14: a heading of the first level (#) is not allowed here. Allowed: p a strong em mark br ul ol li table thead tbody tr th td h2 h3 hr blockquote figure figcaption img del.',
  ],
  [
    'backticks',
    body(ARTICLE, 'One `two`.'),
    'content/articles/kenyan8places.md:14: code (backticks) is not allowed here. Allowed: p a strong em mark br ul ol li table thead tbody tr th td h2 h3 hr blockquote figure figcaption img del.',
  ],
  [
    'an indented block',
    body(ARTICLE, 'One\n\n    two'),
    'content/articles/kenyan8places.md:16: a block of code (four spaces before a line, or ```) is not allowed here. Allowed: p a strong em mark br ul ol li table thead tbody tr th td h2 h3 hr blockquote figure figcaption img del.',
  ],
  [
    'a tag in a lead',
    swap('content/pages/home.md', /^heading: (.*)/m, 'heading: $1\nlead: "One <b>two</b>"'),
    'content/pages/home.md:6: lead: <b> is not allowed here. Write <strong>. Allowed: p a strong em mark br ul ol li.',
  ],
  [
    'a link to nowhere',
    body(FAQ, '[One](/ugandacarhir)'),
    'content/faq/payment.md:5: the link "/ugandacarhir": there is no such page. The nearest is /ugandacarhire.',
  ],
  [
    'a link in a field',
    swap('content/panels/who-we-are.json', '/ugandacarhire', '/cars'),
    'content/panels/who-we-are.json:3: paragraphs[0]: the link "/cars": there is no such page. The nearest is /ugandacarhire: write that, or delete the link.',
  ],
  [
    'a link to a trip that is gone',
    body(FAQ, '[One](/tsavofamilyadventure)'),
    'content/faq/payment.md:5: the link "/tsavofamilyadventure": there is no such page. The nearest is /tsavosafari: write that, or delete the link.',
  ],
  [
    'a link without its slash',
    body(FAQ, '[One](eastafricatraveldestinations)'),
    'content/faq/payment.md:5: the link "eastafricatraveldestinations": begins without a slash: write /eastafricatraveldestinations.',
  ],
  [
    'a link with a slash at its end',
    body(FAQ, '[One](/ugandacarhire/)'),
    'content/faq/payment.md:5: the link "/ugandacarhire/": ends with a slash: write /ugandacarhire.',
  ],
  [
    'a link with other capitals',
    body(FAQ, '<a href="/Kenyan8places">One</a>'),
    'content/faq/payment.md:5: the link "/Kenyan8places": there is no such page. The nearest is /kenyan8places.',
  ],
  [
    'a link that spells the name out',
    body(FAQ, '[One](/aboutsmall)'),
    'content/faq/payment.md:5: the link "/aboutsmall": write /about{product}, so that the link follows the name in content/site.json.',
  ],
  [
    'a link without encryption',
    body(FAQ, '[One](http://x.example/a)'),
    'content/faq/payment.md:5: the link "http://x.example/a": write https://x.example/a, with https.',
  ],
  [
    'an empty link',
    body(FAQ, '[One]()'),
    'content/faq/payment.md:5: the link "": is empty: write where it leads, such as /eastafricatraveldestinations.',
  ],
  [
    'a picture in the text of a place',
    swap(PLACE, 'A text with', '![A hill](shared/one)\n\nA text with'),
    'content/places/tsavo.md:21: a place shows its five pictures and no others: delete this line.',
  ],
  [
    'the name of a page instead of its address',
    body(FAQ, '[One](/packages) [Two](terms)'),
    'content/faq/payment.md:5: the link "/packages": there is no such page. The nearest is /eastafricatravelpackages: write that, or delete the link.',
    'content/faq/payment.md:5: the link "terms": begins without a slash: write /{product}termsandconditions.',
  ],
  [
    'a link that leads nowhere',
    body(FAQ, '<a>One</a>'),
    'content/faq/payment.md:5: <a> leads nowhere: write <a href="/ugandacarhire">.',
  ],
  [
    'bold as other editors write it',
    body(FAQ, '<b>One</b>'),
    'content/faq/payment.md:5: <b> is not allowed here. Write <strong>. Allowed: p a strong em mark br ul ol li.',
  ],
  [
    'a task box',
    body(FAQ, '- [ ] One'),
    'content/faq/payment.md:5: a task box ([ ]) is not allowed here: write - without it. Allowed: p a strong em mark br ul ol li.',
  ],
  [
    'a footnote',
    body(FAQ, 'One[^1]\n\n[^1]: Two'),
    'content/faq/payment.md:5: a footnote ([^1]) is not allowed here. Allowed: p a strong em mark br ul ol li.',
  ],
  [
    'a picture in an answer',
    body(FAQ, '![A hill](shared/one)'),
    'content/faq/payment.md:5: a picture is not allowed here. Allowed: p a strong em mark br ul ol li.',
  ],
  [
    'a text that no page shows',
    body('content/countries/kenya.md', 'One.'),
    'content/countries/kenya.md:8: no page shows a text under the second line ---: delete it.',
  ],
  [
    'no text',
    body(FAQ, ''),
    'content/faq/payment.md: has no text under the second line ---: write it there.',
  ],
  [
    'a short name with a capital',
    swap('content/site.json', '"small"', '"Small"'),
    'content/site.json:4: product: "Small" is not in the right form. Expected: The short name in addresses: lower-case letters and digits, such as zurura.',
  ],
];

const accepted: [name: string, edit: Edit][] = [
  ['nothing out of order', () => undefined],
  [
    'lines that end as on Windows',
    (site) => {
      for (const [file, content] of site) site.set(file, String(content).replaceAll('\n', '\r\n'));
    },
  ],
  [
    'the mark with which an editor of Windows begins a file',
    (site) => {
      for (const [file, content] of site) if (!file.endsWith('.svg')) site.set(file, `\uFEFF${content}`);
    },
  ],
  [
    'dot-files and notes',
    (site) => {
      for (const file of ['.DS_Store', 'README.md', 'pictures/CREDITS.md', 'cars/README.txt'])
        site.set(`content/${file}`, 'x');
    },
  ],
  ['a photograph in the place of artwork', put('content/pictures/shared/one.png', png(1600, 900))],
  ['a guide', put('content/guides/tsavo.pdf', BLANK_PAGES)],
  ['the guide of a trip', put('content/guides/tsavosafari.pdf', BLANK_PAGES)],
  ['a place without a guide', swap(PLACE, 'name: "Tsavo"', 'guide: none\nname: "Tsavo"')],
  [
    'a discount that does not follow from the prices',
    swap(CAR, '"percentageoff": 50', '"percentageoff": 16'),
  ],
  ['a fee that has lapsed', swap(FEE, '"read"', '"validUntil": "2020-06-30", "read"')],
  [
    'a picture with words and a caption in a body',
    body(ARTICLE, 'One.\n\n![A hill](shared/one "Hill")\n\nTwo.'),
  ],
  [
    'every tag of an answer',
    body(
      FAQ,
      'One **two** <mark>three</mark><br>\n*four* <a href="tel:+256" target="_blank">five</a>\n\n- six\n\n1. seven',
    ),
  ],
  [
    'tables, quotations and headings in an article',
    body(ARTICLE, '## One\n\n| a | b |\n|---|:-:|\n| c | d |\n\n> two ~~three~~\n\n---\n\n### Four'),
  ],
  ['a sign that opens no tag', body(FAQ, 'Under 5 < 6, and a &lt;b&gt;.')],
  [
    'links of every kind',
    body(
      ARTICLE,
      '## Two *words*\n\n[a](#two-words) [b](/about{product}#Services) [c](/#Testimonials) [d](/eastafricatraveldestinations#tsavo) [e](/eastafricatravelpackages#payment) [f](/ugandacarhire#van) [g](/{product}termsandconditions#TCserve) [h](/tsavosafari) [i](https://x.example) [j](mailto:a@b.example) [k](#bookingSection) [l](/eastafricatravelpackages?country=kenya#faq)',
    ),
  ],
];

describe('the check of content/', () => {
  it.each(rows)('names %s', async (_, edit, ...issues) => {
    expect(await complaintsAbout(edit)).toEqual(issues);
  });

  it.each(accepted)('accepts %s', async (_, edit) => {
    expect(await complaintsAbout(edit)).toEqual([]);
  });

  it('names every fault of every file in one run, sorted by file and line', async () => {
    const everything: Edit = (site) => {
      swap(CAR, '"price": 30', '"price": "$30"')(site);
      swap(CAR, '"Van"', '""')(site);
      swap(FAQ, 'order: 1', 'order: a: b')(site);
      swap(REVIEW, '/ugandacarhire', '/nope')(site);
    };
    const places = (await complaintsAbout(everything)).map((issue) => /^[^ ]+:\d+/.exec(issue)?.[0]);
    expect(places).toEqual([`${CAR}:3`, `${CAR}:23`, `${FAQ}:2:8`, `${REVIEW}:6`]);
  });

  it('only notes what is worth a look', async () => {
    const edit: Edit = (site) => {
      swap(CAR, '"percentageoff": 50', '"percentageoff": 16')(site);
      swap(FEE, '"read"', '"validUntil": "2020-06-30", "read"')(site);
      site.set(
        'content/fees/unused.json',
        json({ ...JSON.parse(String(site.get(FEE))), amount: undefined, validUntil: undefined }),
      );
      site.set('content/pictures/shared/one.png', png(5000, 900));
      site.set('content/pictures/shared/two.png', Buffer.concat([png(9, 9), Buffer.alloc(3 * 1024 * 1024)]));
    };
    const { notes, issues, files } = await lookAt(edit, inspect);
    expect(issues).toEqual([]);
    expect(files).toBe(smallSite().size + 3);
    expect(notes).toEqual([
      `${CAR}:21: percentageoff: 16, while $60 to $30 is 50% off. Both are shown as they stand.`,
      'content/fees/: no trip, no place and no text names unused.',
      `${FEE}:9: validUntil: 2020-06-30 has passed: is there a newer fee?`,
      'content/fees/unused.json: has no amount, so pages say to ask. Is one published by now?',
      'content/pictures/shared/one.png: measures 5000×900 px: 2,400 px wide is plenty.',
      'content/pictures/shared/one.png: measures 5000×900 px, and a picture is nowhere so long: much of it is cut off.',
      'content/pictures/shared/one.png: measures 5000×900 px, and a wide slide is 1.78 times as wide as high: much of it is cut off.',
      'content/pictures/shared/one.png: measures 5000×900 px, and a tall slide is 0.75 times as wide as high: much of it is cut off.',
      'content/pictures/shared/two.png: is 3.0 MB: 2,400 px wide is plenty.',
      'content/pictures/shared/two.png: no content names this photograph, so no page shows it. Did you mean "shared/one"?',
    ]);
  });
});
