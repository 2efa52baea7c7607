import type { Browser } from '@playwright/test';
import { noteShifts, shiftsOf, sumOf } from '../shifts.ts';
import { kilobytes, readToTheEnd, watchTraffic } from '../traffic.ts';
import { withPhone } from './phone.ts';

/** What a page asks for, in kB (1,000 bytes) as sent, and how much of the window it moves by itself. */
export interface Weight {
  /** All that comes before anybody scrolls, and the script of it. */
  first: number;
  script: number;
  /** All that has come when the page is read to its end. */
  whole: number;
  shift: number;
}

/** Opens an address on a phone that is not slowed down, reads it to its end, and weighs what came. */
export const measureWeight = (browser: Browser, url: string): Promise<Weight> =>
  withPhone(browser, {}, async (page) => {
    const traffic = watchTraffic(page);
    await noteShifts(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    const first = await traffic.settled();
    await readToTheEnd(page, traffic);
    const whole = await traffic.settled();
    const shift = sumOf(await shiftsOf(page));
    return { first: kilobytes(first), script: kilobytes(first, 'script'), whole: kilobytes(whole), shift };
  });
