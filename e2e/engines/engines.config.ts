import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { outboxFolder } from '../outboxFolder.ts';
import { ENGINE_NAMES, ENGINES } from './engines.ts';

const port = Number(process.env['E2E_PORT'] ?? 4322) + 2;
const outbox = outboxFolder('zurura-engines-');

// In CI a missing engine fails its tests; elsewhere the others run, and it is said how to get it.
const missing = process.env['CI'] ? [] : ENGINE_NAMES.filter((name) => !ENGINES[name].find());
if (process.env['TEST_WORKER_INDEX'] === undefined)
  for (const name of missing) console.warn(`No ${name} here, so it is not tested: ${ENGINES[name].get}`);

export default defineConfig({
  testDir: '.',
  projects: ENGINE_NAMES.filter((name) => !missing.includes(name)).map((name) => ({
    name,
    use: { engineName: name, baseURL: `http://localhost:${port}` } as object,
  })),
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  outputDir: '../../test-results',
  reporter: [
    ['line'],
    ...(process.env['REPORT'] ? [['json', { outputFile: process.env['REPORT'] }] as const] : []),
  ],
  webServer: {
    command:
      'node .toolchain/run.mjs e2e/buildFixture.ts && node .toolchain/run.mjs .fixture/src/server/start.ts',
    cwd: path.resolve(import.meta.dirname, '../..'),
    url: `http://localhost:${port}/healthz`,
    env: { PORT: String(port), OUTBOX_DIR: outbox, OUTBOX_RATE: '100000' },
    reuseExistingServer: false,
    timeout: 180_000,
  },
});
