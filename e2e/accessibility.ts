import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { comeToRest, layOutAll } from './layOut.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose answer comes from colours, and so from the colour scheme. */
export const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** What of a page is judged, and by what; all of it by every rule of WCAG 2.2 AA and best practice if absent. */
export interface Scope {
  /** Selectors of the parts that are judged. */
  within?: readonly string[];
  /** The ids of the only rules that are asked. */
  rules?: readonly string[];
}

let source: string | undefined;
/** Gives a page axe. The page keeps it: half a megabyte of script takes a page longer than most looks at it. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(source);
}

/**
 * Looks for accessibility faults with axe, in a page as it stands.
 * @returns a line for each rule that is broken, with its id and the elements that break it
 */
export async function accessibilityFaults(page: Page, { within = [], rules }: Scope = {}): Promise<string[]> {
  await layOutAll(page);
  await comeToRest(page);
  await bringAxe(page);
  const options: Axe.RunOptions = {
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: TAGS },
    resultTypes: ['violations'],
    // What it would fetch ahead are style sheets and recordings, of which no page has any of another origin.
    preload: false,
  };
  return page.evaluate(
    async ({ parts, how }) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const { violations } = await axe.run(parts.length ? { include: parts } : document, how);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    { parts: within.map((part) => [part]), how: options },
  );
}

/**
 * Looks at a page by day, and at its colours at dusk.
 * @param open opens the page, once it is day
 * @returns the faults of both, those of dusk with the word before them
 */
export async function faultsByDayAndDusk(
  page: Page,
  open: () => Promise<unknown>,
  within: readonly string[] = [],
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open();
  const byDay = await accessibilityFaults(page, { within });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const atDusk = await accessibilityFaults(page, { within, rules: COLOUR_RULES });
  return [...byDay, ...atDusk.map((fault) => `dusk: ${fault}`)];
}

/** The accessibility faults of parts of a page, each with its rule and where it is; of all that is in `main` without any. */
export const faultsOf = (page: Page, ...parts: string[]): Promise<string[]> =>
  accessibilityFaults(page, { within: parts.length ? parts : ['main'] });
