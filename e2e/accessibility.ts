import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The accessibility faults of parts of a page, each with its rule and where it is; of all that is in `main` without any. */
export async function faultsOf(page: Page, ...parts: string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  for (const part of parts.length ? parts : ['main']) builder.include(part);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join()}`);
}
