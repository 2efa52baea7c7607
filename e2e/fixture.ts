import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { routesFor } from '../src/routes.ts';
import site from './content/site.json' with { type: 'json' };
import { originOf, pagesOf } from './pages.ts';
import { FIXTURE } from './project.ts';
import { ARTICLES } from './sample/articles.ts';
import { PLACES } from './sample/places.ts';
import { TRIPS } from './sample/trips.ts';

/** The fixture's company: what its content/site.json says. */
export const SITE = site;
/** Where it is published. */
export const ORIGIN = originOf(site);
/** The addresses of its pages, two of which hold its name. */
export const ROUTES = routesFor(site.product);

/** The built site of the fixture. */
export const DIST = path.join(FIXTURE, 'dist');

/** Every page of the fixture by its public path, `/404` among them. */
export const PAGES = pagesOf(DIST);

/** A page for each file of `src/pages/` that makes pages. */
export const MADE_BY: Readonly<Record<string, string>> = {
  'index.astro': ROUTES.home,
  'about[product].astro': ROUTES.about,
  'eastafricatraveldestinations.astro': ROUTES.destinations,
  '[packages].astro': ROUTES.packages,
  'ugandacarhire.astro': ROUTES.cars,
  '[blog].astro': ROUTES.blog,
  'beforeyoutravel.astro': ROUTES.beforeYouTravel,
  'wildlife.astro': ROUTES.wildlife,
  'search.astro': ROUTES.search,
  '[product]termsandconditions.astro': ROUTES.terms,
  '[trip].astro': `/${TRIPS[0]!.id}`,
  '[place].astro': `/${PLACES[0]!.id}`,
  '[article].astro': `/${ARTICLES[0]!.id}`,
  'enquiryreceived.astro': ROUTES.received,
  '404.astro': '/404',
};
/** A page of each kind. */
export const KINDS = Object.values(MADE_BY);

export { HIDDEN } from './pages.ts';
export { expect, test } from './test.ts';

/**
 * Visits a page as somebody who saves data. It stays in the typefaces that it is first painted in then, for tests that
 * measure twice: the brand's own may come in between, and change the heights of what nobody sees. Called before it is
 * opened.
 */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );

/** Puts the tab of a page behind another one, as far as the page can tell, or back to the front. */
export const hideTab = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** What the shell's script has marked once it is there, which comes after the first paint. */
export const LIVING_SHELL = '[popovertarget][aria-expanded]';
/** Waits until the shell's script is there. */
export const shellLives = (page: Page) => page.locator(LIVING_SHELL).waitFor({ state: 'attached' });

/** Waits until the browser has told whoever watches for it that this part is in view, or is not. */
export const isNoticed = (part: Locator) =>
  part.evaluate(
    (element) => new Promise<unknown>((resolve) => new IntersectionObserver(resolve).observe(element)),
  );
