import { test as base } from '@playwright/test';
import { isBrowsersOwn } from './complaints.ts';

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
    page.on('pageerror', ({ message }) => {
      if (!isBrowsersOwn(message)) note(`exception: ${message}`);
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.origin !== baseURL) note(`foreign request: ${request.url()}`);
    });
    await use(page);
    base.expect(problems, 'what the page complained of').toEqual([]);
  },
});

export { expect } from '@playwright/test';
