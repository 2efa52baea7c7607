import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../.toolchain/chromium.mjs';

const port = process.env['E2E_PORT'] ?? '4322';
// Workers read this file again, each in its own process: the folder must stay the same for all of them.
process.env['E2E_OUTBOX'] ??= mkdtempSync(path.join(tmpdir(), 'zurura-outbox-'));

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: '../test-results',
  reporter: [
    ['line'],
    ...(process.env['REPORT'] ? [['json', { outputFile: process.env['REPORT'] }] as const] : []),
  ],
  use: {
    baseURL: process.env['E2E_URL'] ?? `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Africa/Kampala',
    trace: 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
        ...['--disable-component-update', '--disable-sync', '--no-first-run'],
      ],
    },
  },
  ...(process.env['E2E_URL']
    ? {}
    : {
        webServer: {
          command: 'node .toolchain/run.mjs src/server/start.ts',
          cwd: path.resolve(import.meta.dirname, '..'),
          url: `http://localhost:${port}/healthz`,
          env: { PORT: port, OUTBOX_DIR: process.env['E2E_OUTBOX'], OUTBOX_RATE: '100000' },
          reuseExistingServer: false,
        },
      }),
});
