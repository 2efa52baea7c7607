// Runs a package's command or one of our scripts on a Node that is new enough, whatever Node the machine has.
//   node .toolchain/run.mjs --ensure          only makes sure that there is such a Node (npm runs this after install)
//   node .toolchain/run.mjs astro dev         a command of an installed package
//   node .toolchain/run.mjs .toolchain/x.mjs  a script of ours
// A too old machine gets Node 22 from .toolchain/package-lock.json, checked by its integrity hash, beside the
// project and for the project alone. This file itself must run on old versions.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { TIDY_MEMORY } from './memory.mjs';

const toolchain = path.dirname(fileURLToPath(import.meta.url));
const root = path.dirname(toolchain);
const onWindows = process.platform === 'win32';

function isNewEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return (major === 22 && minor >= 22) || (major === 24 && minor >= 8) || major > 24;
}

function bundledNode() {
  const system = onWindows ? 'win' : process.platform;
  const prefix = system === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  const name = `${prefix}-${system}-${process.arch}`;
  return path.join(toolchain, 'node_modules', name, 'bin', onWindows ? 'node.exe' : 'node');
}

function fetchNode() {
  console.log(
    `Node ${process.versions.node} is too old for this project: fetching Node 22 for it (once, about 50 MB).`,
  );
  // An outer npm hands its own settings down; those that change what an install does would break this one.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([key]) =>
        !/^npm_config_(package_lock_only|dry_run|global|ignore_scripts|omit|include|only|prefix)$/i.test(key),
    ),
  );
  const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'];
  return spawnSync('npm', flags, {
    cwd: toolchain,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: onWindows,
    env,
  });
}

function suitableNode() {
  if (isNewEnough()) return process.execPath;
  const node = bundledNode();
  if (!existsSync(node)) fetchNode();
  if (existsSync(node)) return node;
  console.error(
    `This project needs Node 22.22 or newer and could not fetch one: this machine has ${process.versions.node}.`,
  );
  process.exit(1);
}

/** The file that a command of an installed package starts; `playwright` may live in `@playwright/test`. */
function commandFile(command) {
  if (/\.(?:[cm]?js|ts)$/.test(command)) return path.join(root, command);
  const owner = { playwright: '@playwright/test', 'astro-check': '@astrojs/check' }[command] ?? command;
  const folder = path.join(root, 'node_modules', owner);
  if (!existsSync(folder)) {
    console.error(`${owner} is not installed yet: run npm ci first.`);
    process.exit(1);
  }
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}

const SERVERS = ['.toolchain/start.mjs', 'src/server/start.ts'];

const [command, ...args] = process.argv.slice(2);
const node = suitableNode();
if (command && command !== '--ensure') {
  const pathKey = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const env = {
    ...(SERVERS.includes(command) ? TIDY_MEMORY : {}),
    ...process.env,
    // Whatever the command starts must find the same Node first.
    [pathKey]: [path.dirname(node), process.env[pathKey]].filter(Boolean).join(path.delimiter),
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  const child = spawn(node, [commandFile(command), ...args], { cwd: root, stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
