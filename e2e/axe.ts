import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose answer comes from colours, and so from the colour scheme. */
export const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** What of a page is judged, and by what; all of it by every rule of WCAG 2.2 AA and best practice if absent. */
export interface Scope {
  /** A selector of the part that is judged. */
  within?: string;
  /** The ids of the only rules that are asked. */
  rules?: readonly string[];
}

/**
 * Looks for accessibility faults with axe, in the page as it stands.
 * @returns a line for each rule that is broken, with its id and the elements that break it
 */
export async function accessibilityFaults(page: Page, { within, rules }: Scope = {}): Promise<string[]> {
  // Pages have no frames, for which alone axe opens a page of its own at each end.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (within) axe.include(within);
  axe.options({
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: TAGS },
    resultTypes: ['violations'],
  });
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
