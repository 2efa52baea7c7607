import type { Page } from '@playwright/test';
import { CONTROLS } from '../src/shell/controls.ts';
import { expect } from './fixture.ts';

/** How a page is scrolled while it is looked at. */
export interface Scroll {
  /**
   * How far at a time, in px, with a look at every single frame as it is painted. Without it the page stops only
   * where a control can lie under a float at all, at the last pixel that it does, and at least once in each window's
   * height, so that every island comes alive; each stop is looked at when the page has settled.
   */
  stepPx?: number;
  /** Where the scroll ends, in px from the top of the page; the page's end if absent. */
  untilPx?: number;
}

/** What a scroll through a page showed. */
export interface Seen {
  /** The first few controls and captions that a float lay on, and where. */
  covered: string[];
  /** At how many stops a float was in sight. */
  inSight: number;
  /** How many pairs of a float and a control met on the way. */
  met: number;
}

/**
 * Scrolls from the top of the page and gives what a float covered on the way: boxes are compared, each cut to what
 * its scrolling ancestors let through.
 */
export function coveredInScroll(page: Page, scroll: Scroll = {}): Promise<Seen> {
  return page.evaluate(
    async ({ selector, stepPx, untilPx }) => {
      /** How many frames an island may take to come alive, and its controls to push a float away, at one stop. */
      const PATIENCE = 60;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const task = () => new Promise((resolve) => setTimeout(resolve));
      /** A frame is painted, and its observers have been told: they are in the task after the one that asks for it. */
      const painted = () => frame().then(task).then(task);
      const overlap = (a: DOMRect, b: DOMRect) => {
        const left = Math.max(a.left, b.left);
        const top = Math.max(a.top, b.top);
        const width = Math.min(a.right, b.right) - left;
        const height = Math.min(a.bottom, b.bottom) - top;
        return width > 0.5 && height > 0.5 ? new DOMRect(left, top, width, height) : undefined;
      };
      const isSeen = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      /** Whether a box, cut to what its ancestors let through, is still there. */
      function isLetThrough(element: Element, box: DOMRect): boolean {
        let left: DOMRect | undefined = box;
        for (let up = element.parentElement; up && left; up = up.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(up);
          if (overflowX !== 'visible' || overflowY !== 'visible')
            left = overlap(left, up.getBoundingClientRect());
        }
        return left !== undefined;
      }

      const floats = [...document.querySelectorAll<HTMLElement>('[data-float]')].filter(
        (float) => getComputedStyle(float).position === 'fixed',
      );
      const controls = () =>
        [...document.querySelectorAll(selector)].filter(
          (control) => !control.closest('[data-float], [popover]'),
        );
      const end = () =>
        Math.min(
          untilPx ?? Infinity,
          document.documentElement.scrollHeight - document.documentElement.clientHeight,
        );

      const look = () => {
        const boxes = controls().map((control) => [control, control.getBoundingClientRect()] as const);
        return floats.filter(isSeen).flatMap((float) => {
          const over = float.getBoundingClientRect();
          return boxes
            .filter(([control, box]) => {
              const both = overlap(box, over);
              return both && isSeen(control) && isLetThrough(control, both);
            })
            .map(([control]) => `${float.className} over ${control.outerHTML.slice(0, 60)}`);
        });
      };

      /** Each pair of a float and a control that can meet, by the scroll positions between which they do. */
      function meetings() {
        const fixed = floats.map((float) => float.getBoundingClientRect());
        return controls().flatMap((control) => {
          const box = control.getBoundingClientRect();
          return fixed
            .filter((over) => box.height > 0 && box.right > over.left + 0.5 && box.left < over.right - 0.5)
            .map((over) => ({
              control,
              first: box.top + scrollY - over.bottom,
              last: box.bottom + scrollY - over.top,
            }));
        });
      }
      /** The last position that is looked at before some pair that was not looked at yet parts. */
      function nextStop(top: number, pairs: ReturnType<typeof meetings>): number {
        const parting = pairs.flatMap(({ first, last }) =>
          first >= top - 1 && last > top + 2 ? [last - 1] : [],
        );
        return Math.floor(Math.min(...parting, top + innerHeight * 0.8));
      }
      const isAsleep = () =>
        [...document.querySelectorAll('astro-island[ssr]:not([client=only])')].some((island) =>
          [...island.children].some((child) => {
            const inWindow = overlap(
              child.getBoundingClientRect(),
              new DOMRect(0, 0, innerWidth, innerHeight),
            );
            return inWindow && isLetThrough(child, inWindow);
          }),
        );

      const covered = new Set<string>();
      let inSight = 0;
      const met = new Set<Element>();
      for (let top = 0; ;) {
        top = Math.min(top, end());
        scrollTo({ top, behavior: 'instant' });
        // What the next frame paints is this place, and what the frames before it have pushed away: it is looked at now.
        if (!stepPx) {
          await frame();
          await frame();
        }
        let found = look();
        for (let passed = 0; !stepPx && passed < PATIENCE && (found.length > 0 || isAsleep()); passed++) {
          await frame();
          found = look();
        }
        if (floats.some(isSeen)) inSight++;
        for (const what of found) covered.add(`${what} at ${top}`);
        const pairs = meetings();
        for (const { control, first, last } of pairs) if (first < top && last > top) met.add(control);
        if (stepPx) await painted();
        if (top >= end()) return { covered: [...covered].slice(0, 5), inSight, met: met.size };
        top = stepPx ? top + stepPx : nextStop(top, pairs);
      }
    },
    { selector: CONTROLS, stepPx: undefined, untilPx: undefined, ...scroll },
  );
}

/** Waits until what floats has taken its place. */
export async function floatsTakeTheirPlace(page: Page): Promise<void> {
  await expect(page.locator('.chat')).toHaveAttribute('data-float', /on|away/);
  await page.evaluate(() => document.fonts.ready);
}
