import { readdirSync } from 'node:fs';
import path from 'node:path';
import { test as base } from '@playwright/test';

/** The built site. */
export const DIST = path.resolve(import.meta.dirname, '../dist');

/** Every page of the built site by its public path, `/404` among them. */
export const PAGES: readonly string[] = readdirSync(DIST)
  .filter((file) => file.endsWith('.html'))
  .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
  .toSorted();

/** Pages that are kept from search engines. */
export const HIDDEN = ['/404', '/enquiryreceived'];

/** A page of each kind: one for each file of `src/pages/` that makes pages. */
export const KINDS: readonly string[] = [
  ...['/', '/aboutzurura', '/eastafricatraveldestinations', '/eastafricatravelpackages', '/ugandacarhire'],
  ...['/ugandatravelblog', '/zururatermsandconditions', '/serengetimigrationsafari', '/ugandan8places'],
  ...['/enquiryreceived', '/404'],
];

interface Watch {
  /** Console messages that a test provokes on purpose. */
  tolerate: RegExp[];
}

/**
 * A page that fails its test on any console error, uncaught exception, violation of the content security policy
 * or request that leaves the site.
 */
export const test = base.extend<Watch>({
  tolerate: [[], { option: true }],
  page: async ({ page, baseURL, tolerate }, use) => {
    const problems: string[] = [];
    const note = (problem: string) => {
      if (!tolerate.some((pattern) => pattern.test(problem))) problems.push(problem);
    };
    page.on('console', (message) => {
      if (message.type() === 'error') note(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => note(`exception: ${error.message}`));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.origin !== baseURL) note(`foreign request: ${request.url()}`);
    });
    await use(page);
    base.expect(problems, 'what the page complained of').toEqual([]);
  },
});

export { expect } from '@playwright/test';
