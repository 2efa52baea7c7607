import { existsSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../../.toolchain/chromium.mjs';
import { startPuppeteer } from './puppeteerEngine.ts';
import type { Engine } from './tab.ts';
import { hasDisplay, startWebkit } from './webkitEngine.ts';

function onPath(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(existsSync);
}

/** The engines of the journeys: where each is on this machine, how it is started, and how to get one that is missing. */
export const ENGINES = {
  chromium: {
    find: (): string | undefined => findChromium(),
    start: (program: string, script: boolean) => startPuppeteer('chrome', { program, script }),
    get: 'apt-get install chromium',
  },
  firefox: {
    find: () => process.env['FIREFOX_PATH'] ?? onPath('firefox-esr', 'firefox'),
    start: (program: string, script: boolean) => startPuppeteer('firefox', { program, script }),
    get: 'apt-get install firefox-esr, or set FIREFOX_PATH',
  },
  webkit: {
    find: () => (hasDisplay() || onPath('xvfb-run') ? onPath('WebKitWebDriver') : undefined),
    start: (program: string, script: boolean) => startWebkit({ program, script }),
    get: 'apt-get install webkit2gtk-driver xvfb',
  },
} as const;

export type EngineName = keyof typeof ENGINES;
export const ENGINE_NAMES = Object.keys(ENGINES) as EngineName[];

/** Starts an engine. Throws an Error that says how to get it where it is missing. */
export function startEngine(name: EngineName, script = true): Promise<Engine> {
  const { find, start, get } = ENGINES[name];
  const program = find();
  if (!program) throw new Error(`There is no ${name} on this machine: ${get}.`);
  return start(program, script);
}
