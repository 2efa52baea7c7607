import { spawn } from 'node:child_process';
import { mkdtemp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { IDS, TRIP } from '../../src/server/testing/requests.ts';
import { writeBuiltWords } from '../../src/settings/siteFiles.ts';
import { ROOT } from '../project.ts';

const SERVER = path.resolve(import.meta.dirname, '../../src/server');
const SECONDS = 5;
const LANES = 64;
const AT_ONCE = 1000;
const BURSTS = 3;

/** The server in a process of its own; the idle one answers the same requests and writes nothing. */
const PROGRAM = `
const [kind, distDir, outboxDir] = process.argv.slice(1);
const { createServer } = await import(${JSON.stringify(`${SERVER}/server.ts`)});
const { readSettings } = await import(${JSON.stringify(`${SERVER}/../settings/settings.ts`)});
const { disk } = await import(${JSON.stringify(`${SERVER}/disk.ts`)});
const nothing = async () => undefined;
const idle = { ...disk, write: nothing, rename: nothing, syncFolder: nothing, remove: nothing };
const settings = { ...readSettings({}), port: 0, rate: 1e9, distDir, outboxDir };
const server = await createServer(settings, { log: () => undefined, ...(kind === 'idle' ? { disk: idle } : {}) });
console.log(await server.listen());
`;

function requestOf(id: string): string {
  const params = { ...TRIP, enquiry_ref: id };
  const body = JSON.stringify({ ...IDS, template_id: 'trip', template_params: params });
  const head = 'POST /api/v1.0/email/send HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  return `${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/** Sends enquiries one after the other over one connection while `goesOn`; gives the ms that each took. */
function runLane(port: number, goesOn: () => boolean): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const times: number[] = [];
    let sent = 0;
    let answer = '';
    const socket = connect(port, '127.0.0.1');
    const next = () => {
      if (!goesOn()) return socket.end();
      answer = '';
      sent = performance.now();
      return socket.write(requestOf(crypto.randomUUID()));
    };
    socket.on('connect', next).on('error', reject);
    socket.on('close', () => resolve(times));
    socket.on('data', (data) => {
      answer += String(data);
      if (!answer.endsWith('\r\n\r\nOK')) return;
      times.push(performance.now() - sent);
      next();
    });
  });
}

async function withServer<T>(
  kind: 'idle' | 'real',
  use: (port: number, outbox: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const [dist, outbox] = [path.join(folder, 'dist'), path.join(folder, 'outbox')];
  await mkdir(dist);
  await writeFile(path.join(dist, '404.html'), 'Not found');
  writeBuiltWords(dist, ROOT);
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, kind, dist, outbox]);
  child.stderr.pipe(process.stderr);
  try {
    const port = await new Promise<number>((resolve) =>
      child.stdout.once('data', (line) => resolve(Number(line))),
    );
    return await use(port, outbox);
  } finally {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureRate(port: number): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  const lanes = Array.from({ length: LANES }, () => runLane(port, () => performance.now() < until));
  return (await Promise.all(lanes)).flat().length / SECONDS;
}

async function measureBurst(port: number, outbox: string): Promise<string> {
  const begun = performance.now();
  const once = () => {
    let left = 1;
    return runLane(port, () => left-- > 0);
  };
  const times = (await Promise.all(Array.from({ length: AT_ONCE }, once))).flat().sort((a, b) => a - b);
  const seconds = ((performance.now() - begun) / 1000).toFixed(2);
  const stored = (await readdir(path.join(outbox, 'new'))).length;
  const p99 = Math.round(times[Math.floor(times.length * 0.99)] ?? NaN);
  if (stored !== AT_ONCE || times.length !== AT_ONCE) process.exitCode = 1;
  return `${AT_ONCE} at once: ${seconds} s, ${times.length} answered OK, ${stored} stored, p99 ${p99} ms`;
}

console.log(
  `${availableParallelism()} cores, Node ${process.versions.node}, ${LANES} connections, ${SECONDS} s each`,
);
const idle = await withServer('idle', measureRate);
const real = await withServer('real', measureRate);
const format = (rate: number) => Math.round(rate).toLocaleString('en');
console.log(
  `stored safely: ${format(real)} enquiries a second; same server writing nothing: ${format(idle)} (${Math.round((real / idle) * 100)} %)`,
);
for (let burst = 0; burst < BURSTS; burst += 1) console.log(await withServer('real', measureBurst));
