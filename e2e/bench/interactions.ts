import type { Browser, Locator, Page } from '@playwright/test';
import { pass, withPhone } from './phone.ts';

/** Below this, in ms, the browser tells nothing of an interaction: it stands for that much or less. */
export const SHORTEST = 16;
/** How long a page is left alone after an interaction, in ms, so that its next paint is past. */
const CALM_MS = 300;
/** How long a part of the page may take to come alive, in ms. */
const ALIVE_MS = 10_000;
/** How many parts of one kind are tried until one shows. */
const TRIES = 5;

/** Has a page note how long each of its interactions takes, from the touch to the next paint. */
const noteInteractions = (page: Page) =>
  page.addInitScript(() => {
    const interactions: number[] = [];
    Object.assign(window, { interactions });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) interactions.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });

/** The longest interaction of what somebody does in a page that notes them, in ms. */
async function longestOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  const read = () =>
    page.evaluate(() => (window as unknown as { interactions: number[] }).interactions.splice(0));
  await pass(page, CALM_MS);
  await read();
  await act();
  await pass(page, CALM_MS);
  return Math.max(SHORTEST, ...(await read()));
}

/** The first of its kind that shows once its island lives, which is brought into view; undefined without any. */
async function aliveOne(parts: Locator): Promise<Locator | undefined> {
  for (const part of (await parts.all()).slice(0, TRIES)) {
    await part.evaluate((element, longest) => {
      // An island has no box of its own, and what is not alive yet may have none either.
      const island = element.closest('astro-island');
      (island?.firstElementChild ?? element).scrollIntoView({ block: 'center', behavior: 'instant' });
      return new Promise<void>((resolve, reject) => {
        const end = performance.now() + longest;
        const look = () => {
          if (!island?.hasAttribute('ssr')) resolve();
          else if (performance.now() > end) reject(new Error('its island did not come alive'));
          else setTimeout(look, 50);
        };
        look();
      });
    }, ALIVE_MS);
    if (await part.isVisible()) return part;
  }
  return undefined;
}

/** Taps the first of a kind that shows. Without any it gives undefined. */
async function tapOne(page: Page, parts: string): Promise<number | undefined> {
  const part = await aliveOne(page.locator(parts));
  return part && longestOf(page, () => part.tap());
}

/** The form with the most fields that shows. */
const FIELD = 'input:not([type="hidden"], [tabindex="-1"]), select, textarea';
async function longestForm(page: Page): Promise<Locator | undefined> {
  const forms = await page.locator('main form[method="post"]').filter({ visible: true }).all();
  const sized = await Promise.all(
    forms.map(async (form) => ({ form, size: await form.locator(FIELD).count() })),
  );
  return sized.toSorted((a, b) => b.size - a.size)[0]?.form;
}

const TEXT =
  'input:is([type="text"], [type="email"], [type="tel"], [type="search"], :not([type])):not([tabindex="-1"])';

/** What visitors do on many pages, each with how it is done; it gives undefined where a page has nothing of the kind. */
const ACTS = {
  filter: (page) => tapOne(page, '[data-list] button[aria-pressed="false"]'),
  next: (page) => tapOne(page, '[role="group"][aria-roledescription] > .needs-script > .arrow-on'),
  faq: (page) => tapOne(page, 'main details:not(:has(form)) > summary'),
  type: async (page) => {
    const field = await aliveOne((await longestForm(page))?.locator(TEXT) ?? page.locator(`main ${TEXT}`));
    if (!field) return undefined;
    await field.tap();
    const typed = await longestOf(page, () => page.keyboard.type('Amina', { delay: 100 }));
    await field.fill('');
    return typed;
  },
  submit: async (page) => {
    const form = await longestForm(page);
    const button = form && (await aliveOne(form.locator('button[type="submit"]')));
    return button && longestOf(page, () => button.tap());
  },
  menu: async (page) => {
    const time = await tapOne(page, '[popovertarget]:not([popovertargetaction])');
    await page.keyboard.press('Escape');
    return time;
  },
  // The first time it fetches its code, and the second it opens at once.
  search: async (page) => {
    const first = await tapOne(page, 'header a[data-ahead="no"]');
    await page.waitForLoadState('networkidle');
    // Where the code comes late, there is nothing yet to close.
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    const second = await tapOne(page, 'header a[data-ahead="no"]');
    return first && Math.max(first, second ?? 0);
  },
} satisfies Record<string, (page: Page) => Promise<number | undefined>>;

export type Interaction = keyof typeof ACTS;
export const INTERACTIONS = Object.keys(ACTS) as Interaction[];

/** How long the browser took from each interaction to the next paint, in ms; nothing where a page has none of the kind. */
export type Interactions = Partial<Record<Interaction, number>>;

/** Does on a page, on a slow processor, what visitors do. Tells on the error output what could not be done. */
export const measureInteractions = (browser: Browser, url: string): Promise<Interactions> =>
  withPhone(browser, { processor: true }, async (page) => {
    page.setDefaultTimeout(ALIVE_MS);
    await noteInteractions(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    const found: Interactions = {};
    for (const name of INTERACTIONS) {
      try {
        const time = await ACTS[name](page);
        if (time !== undefined) found[name] = time;
      } catch (error) {
        console.error(`${url}: ${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    return found;
  });
