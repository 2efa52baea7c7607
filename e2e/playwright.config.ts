import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../.toolchain/chromium.mjs';
import { AGENCY_OUTBOX, outboxFolder } from './outboxFolder.ts';

const port = Number(process.env['E2E_PORT'] ?? 4322);
const outbox = outboxFolder('zurura-outbox-');

const addressAt = (number: number) => `http://localhost:${number}`;
/** A server of a built site; `program` is started by .toolchain/run.mjs. */
const serve = (number: number, command: string, folder: string) => ({
  command,
  cwd: path.resolve(import.meta.dirname, '..'),
  url: `${addressAt(number)}/healthz`,
  env: { PORT: String(number), OUTBOX_DIR: folder, OUTBOX_RATE: '100000' },
  reuseExistingServer: false,
  // The fixture is built first where something that it is made of has changed.
  timeout: 180_000,
});
const START = 'node .toolchain/run.mjs';

/** What holds the agency's own content to something. All other journeys run on the fixture. */
const AGENCY = [
  'site.spec.ts',
  'head.spec.ts',
  'shipped.spec.ts',
  'html.spec.ts',
  'graph.spec.ts',
  'heads.spec.ts',
];

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'agency', testMatch: AGENCY, use: { baseURL: addressAt(port) } },
    {
      name: 'journeys',
      testMatch: '**/*.spec.ts',
      // The journeys of all engines have a configuration of their own.
      testIgnore: [...AGENCY, 'engines/**'],
      use: { baseURL: addressAt(port + 1) },
    },
  ],
  fullyParallel: true,
  // One more than the cores that CI has: a journey waits for clocks, frames and quiet lines about half of its time.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  // Long enough for a machine that stands still for a while: what comes at once ends the wait at once.
  expect: { timeout: 20_000 },
  outputDir: '../test-results',
  reporter: [
    ['line'],
    ...(process.env['REPORT'] ? [['json', { outputFile: process.env['REPORT'] }] as const] : []),
  ],
  use: {
    locale: 'en-GB',
    timezoneId: 'Africa/Kampala',
    trace: 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
        ...['--disable-component-update', '--disable-sync', '--no-first-run'],
      ],
    },
  },
  webServer: [
    serve(port, `${START} src/server/start.ts`, `${outbox}${AGENCY_OUTBOX}`),
    serve(port + 1, `${START} e2e/buildFixture.ts && ${START} .fixture/src/server/start.ts`, outbox),
  ],
});
