import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ARTICLE, body, copy, FAQ, lookAt, PLACE, put, REVIEW, swap, type Edit } from '../testing/edits.ts';
import { inspectBuilt } from './checkBuilt.ts';

/** What is on each page of a small build, in short; a page of content is filled in by the test. */
const PAGES: Record<string, string> = {
  index: '<h1 id="top">Home</h1><section id="team"></section><section id="Testimonials">{reviews}</section>',
  ugandacarhire: '<h1>Cars</h1><div id="cars"><p id="van"></p></div>',
  eastafricatravelpackages: '<h1>Trips</h1><div id="catalogue"></div><div id="payment">{faq}</div>',
  eastafricatraveldestinations:
    '<h1>Places</h1><svg id="map"></svg><div id="kenya"></div><div id="tsavo">{places}</div>',
  aboutsmall: '<h1>About</h1><p id="Services"></p><a name="old"></a>',
  kenyan8places: '<h1>Kenya</h1><div id="bookingSection"></div>{article}',
  '404': '<h1>Nothing here</h1><a href="#main">Skip</a><main id="main"></main>',
};
const SHELL =
  '<link rel="canonical" href="https://www.small.example/"><link rel="stylesheet" href="/_astro/a.css">' +
  '<a href="/">Home</a><img src="/_astro/a.avif" srcset="/_astro/a.avif 640w, /_astro/b.avif 960w" alt="">' +
  '<form action="/api/v1.0/email/send-form"><label for="name">Name</label><input id="name" aria-describedby="help">' +
  '<p id="help"></p></form><astro-island component-url="/_astro/a.js"></astro-island>';

type Parts = Partial<Record<'reviews' | 'faq' | 'places' | 'article' | 'shell', string>>;

/** What the check says of a build whose parts hold this HTML, made of a small site with an edit. */
const saidOf = (edit: Edit, parts: Parts, siteUrl?: string) =>
  lookAt(edit, async (root) => {
    const dist = path.join(root, 'dist');
    await mkdir(path.join(dist, '_astro'), { recursive: true });
    for (const file of ['a.css', 'a.avif', 'b.avif', 'a.js'])
      await writeFile(path.join(dist, '_astro', file), '');
    for (const [name, html] of Object.entries(PAGES)) {
      const inside = html.replace(/\{(\w+)\}/g, (_, part: keyof Parts) => parts[part] ?? '');
      const page = `<!doctype html><html><body>${SHELL}${parts.shell ?? ''}${inside}</body></html>`;
      await writeFile(path.join(dist, `${name}.html`), page);
    }
    return (await inspectBuilt(root, dist, siteUrl)).issues;
  });
const link = (href: string) => `<a href="${href}">One</a>`;

const ok: [name: string, ...hrefs: string[]][] = [
  ['anchors of sections', '/#team', '/ugandacarhire#cars', '/eastafricatravelpackages#catalogue'],
  [
    'anchors of drawings, entries and old links',
    '/eastafricatraveldestinations#map',
    '/ugandacarhire#van',
    '/aboutsmall#old',
  ],
  ['anchors of its own page, and the top of any', '#payment', '#top', '/ugandacarhire#TOP', '#'],
  [
    'a query before the anchor, and words to find',
    '/eastafricatravelpackages?a=1#payment',
    '/ugandacarhire#:~:text=Cars',
  ],
  ['files of the site', '/_astro/a.css', 'https://www.small.example/_astro/a.avif'],
  ['other sites, mail and telephones', 'https://x.example/nope#a', 'mailto:a@b.example', 'tel:+256'],
];

const dead: [name: string, markdown: string, href: string, message: string][] = [
  [
    'an anchor in other capitals',
    '/#testimonials',
    '/#testimonials',
    'there is no #testimonials on /. The nearest are #Testimonials, #team, #help.',
  ],
  [
    'an anchor that its own page does not have',
    '#paymnt',
    '#paymnt',
    'there is no #paymnt on /eastafricatravelpackages. The nearest are #payment, #name, #help.',
  ],
  [
    'an anchor of a page that holds the short name',
    '/about{product}#Sevices',
    '/aboutsmall#Sevices',
    'there is no #Sevices on /about{product}. The nearest are #Services, #help, #name.',
  ],
  [
    'a page that was not built',
    '/tsavosafari',
    '/tsavosafari',
    'there is no such page. The nearest is /about{product}: write that, or delete the link.',
  ],
  [
    'a page by its file',
    '/ugandacarhire.html',
    '/ugandacarhire.html',
    'there is no such page. The nearest is /ugandacarhire.',
  ],
  [
    'a page with a slash behind it',
    '/ugandacarhire/',
    '/ugandacarhire/',
    'there is no such page. The nearest is /ugandacarhire.',
  ],
  [
    'the page of lost visitors',
    '/404',
    '/404',
    'there is no such page. The nearest is /about{product}: write that, or delete the link.',
  ],
  ['a file', '/guide.pdf', '/guide.pdf', 'there is no such file.'],
  [
    'a full address of the site',
    'https://www.small.example/nope',
    'https://www.small.example/nope',
    'there is no such page. The nearest is /about{product}: write that, or delete the link.',
  ],
];

describe('the check of a build', () => {
  it('has nothing to say of a site in order', async () => {
    expect(await saidOf(() => undefined, {})).toEqual([]);
  });

  it.each(ok)('accepts %s', async (_, ...hrefs) => {
    expect(await saidOf(() => undefined, { faq: hrefs.map(link).join(' ') })).toEqual([]);
  });

  it.each(dead)('refuses %s, with the line of the editor', async (_, markdown, href, message) => {
    const edit = body(FAQ, `One.\n\n[One](${markdown})`);
    expect(await saidOf(edit, { faq: link(href) })).toEqual([`${FAQ}:7: the link "${markdown}": ${message}`]);
  });

  it('finds a link in a field, in HTML and in a list of addresses', async () => {
    const edit: Edit = (site) => {
      body(REVIEW, 'One <a\nhref="/#x">two</a>.')(site);
      swap('content/panels/who-we-are.json', '/ugandacarhire', '/#y')(site);
      swap(
        'content/site.json',
        '"social": []',
        '"social": [{"name":"Us","url":"https://www.small.example/#z"}]',
      )(site);
    };
    const said = await saidOf(edit, {
      reviews: link('/#x'),
      faq: link('/#y') + link('https://www.small.example/#z'),
    });
    expect(said.map((line) => line.replace(/ on .*/, ''))).toEqual([
      'content/panels/who-we-are.json:3: paragraphs[0]: the link "/#y": there is no #y',
      `${REVIEW}:5: the link "/#x": there is no #x`,
      'content/site.json:20: social[0].url: the link "https://www.small.example/#z": there is no #z',
    ]);
  });

  it('names only the entry whose page lacks the anchor', async () => {
    const edit: Edit = (site) => {
      copy(ARTICLE, 'content/articles/other.md')(site);
      for (const file of [ARTICLE, 'content/articles/other.md']) body(file, '[One](#two-word)')(site);
    };
    expect(await saidOf(edit, { article: link('#two-word') })).toEqual([
      `${ARTICLE}:14: the link "#two-word": there is no #two-word on this page. The nearest are #help, #name, #bookingSection.`,
    ]);
  });

  it('says of a link on every page once that it is dead', async () => {
    const edit = swap('content/panels/booking.json', 'Tell us.', 'Tell [us](#nobody).');
    expect(await saidOf(edit, { shell: link('#nobody') })).toEqual([
      'content/panels/booking.json:3: lead: the link "#nobody": there is no #nobody on /. The nearest are #name, #top, #help.',
    ]);
    expect(await saidOf(() => undefined, { shell: link('/nope') })).toEqual([
      'dist/index.html: <a href="/nope">: there is no such page. The nearest is /about{product}: write that, or delete the link. No file of content/ holds it: it is made in src/.',
    ]);
  });

  it('takes the address that the site is built for as its own', async () => {
    const faq = link('https://staging.example/nope');
    expect(await saidOf(() => undefined, { faq })).toEqual([]);
    expect(await saidOf(() => undefined, { faq }, 'https://staging.example')).toHaveLength(1);
  });

  it('names two headings of the same words, and the second one to change', async () => {
    const edit = body(ARTICLE, '## One\n\nTwo.\n\n## *One*');
    const article = '<h2 id="one">One</h2><h2 id="one">One</h2>';
    expect(await saidOf(edit, { article })).toEqual([
      `${ARTICLE}:18: there is an anchor #one on its page already: word this heading differently.`,
    ]);
  });

  it('names a heading that takes the anchor of a section', async () => {
    expect(await saidOf(body(ARTICLE, '## Name'), { article: '<h2 id="name">Name</h2>' })).toEqual([
      `${ARTICLE}:14: there is an anchor #name on its page already: word this heading differently.`,
    ]);
  });

  it('names a file that takes the anchor of a section', async () => {
    const edit = copy(PLACE, 'content/places/kenya.md');
    expect(await saidOf(edit, { places: '<div id="kenya"></div>' })).toEqual([
      'content/places/kenya.md: there is an anchor #kenya on its page already: rename the file.',
    ]);
  });

  it('finds a fee whose amount a page does not fill in, once', async () => {
    const slot = '<p title="{fee:visa}">About {fee: visa } or {fee:visa}</p>';
    const told =
      'stands there as it is written: what shows this text in src/ must read it through lib/content.';
    expect(await saidOf(() => undefined, { faq: slot, article: slot })).toEqual([
      `dist/eastafricatravelpackages.html: {fee:visa} ${told}`,
      `dist/eastafricatravelpackages.html: {fee: visa } ${told}`,
    ]);
  });

  it('finds what a component of the site has wrong', async () => {
    const faq =
      '<p id="help"></p><p id="help"></p><label for="nobody">One</label><input aria-labelledby="name gone">' +
      '<h2> </h2><h2><img alt="Words" src="/_astro/a.avif"></h2><noscript><a href="/nope">One</a></noscript>' +
      '<svg><use href="#gone"></use></svg><img alt="" srcset="/_astro/c.avif 1x">';
    const ours = 'No file of content/ holds it: it is made in src/.';
    const page = 'dist/eastafricatravelpackages.html:';
    expect(await saidOf(() => undefined, { faq })).toEqual([
      `${page} <a href="/nope">: there is no such page. The nearest is /about{product}: write that, or delete the link. ${ours}`,
      `${page} <use href="#gone">: there is no #gone on this page. The nearest are #name, #help, #payment. ${ours}`,
      `${page} <img srcset="/_astro/c.avif">: there is no such file. ${ours}`,
      `${page} the id "help" stands there twice. ${ours}`,
      `${page} <label for="nobody">: no element of the page has this id. ${ours}`,
      `${page} <input aria-labelledby="gone">: no element of the page has this id. ${ours}`,
      `${page} a heading of /eastafricatravelpackages has no words. ${ours}`,
    ]);
  });

  it('reads content of which a file does not parse', async () => {
    expect(await saidOf(put(FAQ, 'no fields'), {})).toEqual([]);
  });
});
