import type { Browser, CDPSession, Page } from '@playwright/test';
import { PHONE } from '../traffic.ts';

/** How many times slower a phone's processor is than this one, as the field's tools have it. */
export const CPU = 4;
/** A slow 4G line: ms there and back, bytes a second. */
const LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

interface Slowness {
  line?: boolean;
  processor?: boolean;
}

/**
 * Has a phone with a cold cache and nothing stored open a page, and closes it afterwards.
 * @param slow what of it is slowed down to a phone's; nothing if absent
 * @param use what is done with its page, which has no address yet
 * @returns what `use` gives
 */
export async function withPhone<Found>(
  browser: Browser,
  slow: Slowness,
  use: (page: Page, session: CDPSession) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (slow.line) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', LINE);
    }
    if (slow.processor) await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    return await use(page, session);
  } finally {
    await context.close();
  }
}

/** Lets time pass in a page, in ms. */
export const pass = (page: Page, ms: number): Promise<unknown> =>
  page.evaluate((span) => new Promise((resolve) => setTimeout(resolve, span)), ms);
