/**
 * What pages cost a visitor with a phone, beside a floor page in the same run: `npm run bench:pages`.
 *
 *   -- /ugandacarhire /    measures those addresses instead of a page of each kind
 *   -- --all               measures every page
 *   -- --rounds 5          takes the medians of so many rounds, 3 if absent
 *   -- --json FILE         writes the figures into a file as well
 *
 * A line a page: kB as they are sent (of the first view, of its script, of the page read to its end); what Lighthouse
 * says (simulated slow 4G); the paints on a slowed line and processor, and the ms that long tasks take beyond 50 each;
 * ms from each interaction to the next paint; layouts, style recalculations and ms of the main thread at rest. Paints
 * are ratios to the floor's. The pages take turns in a round, so that a slow minute of the machine falls on all of them.
 */
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../.toolchain/chromium.mjs';
import { createServer } from '../../src/server/server.ts';
import { freePort } from '../../src/server/testing/freePort.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { pagesOf } from '../pages.ts';
import { FLOOR } from './floor.ts';
import { measureInteractions, SHORTEST } from './interactions.ts';
import { isListed, pagesOfEachKind } from './kinds.ts';
import { judge } from './lighthouse.ts';
import { besideFloor, medianRound, type Round } from './medians.ts';
import { measurePaints } from './paints.ts';
import { CPU } from './phone.ts';
import { measureRest } from './rest.ts';
import { builtSite, copyBuilt, judgedAt } from './served.ts';
import { tableOf, type Row } from './table.ts';
import { measureWeight } from './weight.ts';

const { values: asked, positionals } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    json: { type: 'string' },
  },
});
const ROUNDS = Number(asked.rounds);
if (!(Number.isInteger(ROUNDS) && ROUNDS > 0))
  throw new Error(`--rounds takes a whole number above 0, not ${asked.rounds}.`);

/** The addresses that are measured. Throws an Error that names one that there is not. */
function chooseAddresses(): readonly string[] {
  const site = builtSite();
  const built = pagesOf(site);
  const missing = positionals.filter((address) => !built.includes(address));
  if (missing.length > 0) throw new Error(`There is no page ${missing.join(', ')} in dist/.`);
  if (positionals.length > 0) return positionals;
  return asked.all ? built : pagesOfEachKind(site);
}

/** Measures all addresses, the floor page first, and gives the floor's figures and a row for each of the others. */
async function measureAll(browser: Browser, orders: number, origin: string) {
  const rounds = new Map<string, Round[]>([FLOOR, ...addresses].map((address) => [address, []]));
  for (let round = 1; round <= ROUNDS; round++) {
    console.error(`Round ${round} of ${ROUNDS}, ${addresses.length} pages`);
    for (const [address, found] of rounds) {
      const url = origin + address;
      found.push({
        lighthouse: await judge(orders, origin + judgedAt(address), isListed(dist, address)),
        slowed: await measurePaints(browser, url),
        interactions: address === FLOOR ? {} : await measureInteractions(browser, url),
      });
    }
  }
  const floor = medianRound(rounds.get(FLOOR)!);
  const rows: Row[] = [];
  for (const address of addresses) {
    const weight = await measureWeight(browser, origin + address);
    const figures = besideFloor(medianRound(rounds.get(address)!), floor);
    const shift = Math.max(figures.lighthouse.cls, weight.shift);
    rows.push({ address, weight, shift, ...figures, rest: await measureRest(browser, origin + address) });
  }
  return { floor, rows };
}

const addresses = chooseAddresses();
// What is served while pages are measured.
const folder = await copyBuilt();
const dist = path.join(folder, 'dist');
try {
  const settings = { ...readSettings({}), port: 0, distDir: dist, outboxDir: path.join(folder, 'outbox') };
  const server = await createServer(settings, { log: () => undefined });
  const origin = `http://localhost:${await server.listen()}`;
  // Lighthouse gives its orders to the same browser.
  const orders = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${orders}`],
  });
  try {
    const { floor, rows } = await measureAll(browser, orders, origin);
    const timesOf = ({ fcp, lcp }: { fcp: number; lcp: number }, blocked: number) =>
      `FCP ${Math.round(fcp)}, LCP ${Math.round(lcp)}, blocked ${Math.round(blocked)} ms`;
    console.log(
      [
        `Medians of ${ROUNDS}. Floor page by Lighthouse: ${timesOf(floor.lighthouse, floor.lighthouse.tbt)};`,
        `on slow 4G, processor ${CPU} times slower: ${timesOf(floor.slowed, floor.slowed.blocked)}.`,
        `Below, FCP and LCP are times its own; an INP of ${SHORTEST} is that or less.`,
      ].join(' '),
    );
    console.log(tableOf(rows));
    if (asked.json)
      await writeFile(asked.json, `${JSON.stringify({ rounds: ROUNDS, floor, rows }, undefined, 2)}\n`);
  } finally {
    await browser.close();
    await server.close();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
