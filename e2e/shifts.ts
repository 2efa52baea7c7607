import type { Page } from '@playwright/test';

/** A part of the page that moved by itself: how much of the window it moved, and what it was. */
interface Shift {
  value: number;
  parts: string[];
}

/** Has a page note from its first paint on what moves in it by itself. Called before it is opened. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    interface Entry extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const parts = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${(node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 90)} ${JSON.stringify([previousRect, currentRect])}`,
        );
        shifts.push({ value, parts });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How much of the window has moved in all. */
export const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);

/** What has moved so far in a page that notes it. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

/** Has a page that notes it begin anew: what has moved so far was the test's own doing. */
export const forgetShifts = (page: Page) =>
  page.evaluate(() => void (window as unknown as { shifts: Shift[] }).shifts.splice(0));
