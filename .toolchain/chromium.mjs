// Finds a browser for the tests: the one named in CHROMIUM_PATH, one that Playwright installed, else the system's.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

// The shell is Chromium without its windows and tabs: the same pages take two thirds of the time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The path of a Chromium. Throws an Error that says how to get one. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, where there is no file.`);
  }
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((n) => path.join(folder, n)));
  const found = [chromium.executablePath(), ...onPath, ...elsewhere].find((file) => file && existsSync(file));
  if (found) return found;
  throw new Error(
    'The tests need Chromium: run "npx playwright install chromium" or set CHROMIUM_PATH to one.',
  );
}
