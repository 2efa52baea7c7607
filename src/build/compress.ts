import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { keptIn, type Keep } from '../lib/kept.ts';

const TEXT = /\.(?:html|css|js|mjs|json|svg|xml|txt|webmanifest)$/;
/** Below this the headers weigh as much as the saving. */
const WORTH_BYTES = 512;
/** More than the pool has threads, so that reading one file overlaps with compressing others. */
const AT_ONCE = 2 * Math.max(4, availableParallelism());
/** How many pages may wait to be compressed while others are rendered; memory holds them. */
const WAITING_MOST = 64;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Other versions of the programs may compress better. */
const PROGRAMS = `${process.versions['brotli'] ?? ''} ${process.versions['zlib'] ?? ''}`;

function brotliOf(text: Buffer, keep: Keep): Promise<Uint8Array> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return keep([PROGRAMS, 'brotli', text], () => toBrotli(text, { params }));
}

const keepFor = (root: string): Keep => keptIn(root, 'compressed', ['src/build/compress.ts']);

/** Compresses pages while others are still rendered. */
export interface Ahead {
  /** Begins with a page, unless more are waiting than the machine can do meanwhile. */
  begin: (page: Buffer) => void;
  /** Waits for what was begun. */
  done: () => Promise<void>;
}

/**
 * Has `compress` find ready what it would do last of all, with nothing else to do for most of the cores.
 * @param root the project's folder, where what is compressed is kept
 */
export function compressAhead(root: string): Ahead {
  const keep = keepFor(root);
  const threads = Number(process.env['UV_THREADPOOL_SIZE']) || 4;
  // Reading and writing files needs threads of the same pool, and rendering waits for it.
  const most = Math.max(1, Math.min(availableParallelism(), threads - 2));
  const waiting: Buffer[] = [];
  const working = new Set<Promise<void>>();
  const work = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift()) await brotliOf(page, keep);
  };
  return {
    begin: (page) => {
      if (waiting.length >= WAITING_MOST) return;
      waiting.push(page);
      if (working.size >= most) return;
      // What fails here fails again, and is told, when its turn comes.
      const worker = work()
        .catch(() => undefined)
        .finally(() => working.delete(worker));
      working.add(worker);
    },
    done: async () => {
      await Promise.all(working);
    },
  };
}

async function compressFile(file: string, keep: Keep): Promise<boolean> {
  const text = await readFile(file);
  if (text.length < WORTH_BYTES) return false;
  const [brotli, zipped] = await Promise.all([
    brotliOf(text, keep),
    keep([PROGRAMS, 'gzip', text], () => toGzip(text, { level: 9 })),
  ]);
  await Promise.all([
    ...(brotli.length < text.length ? [writeFile(`${file}.br`, brotli)] : []),
    ...(zipped.length < text.length ? [writeFile(`${file}.gz`, zipped)] : []),
  ]);
  return true;
}

/**
 * Writes a `.br` (brotli 11) and a `.gz` (gzip 9) beside every text file of a folder, for servers to send as they are.
 * @param folder the built site
 * @param root the project's folder, where what is compressed once is kept; without it nothing is
 * @returns how many files got siblings; tiny ones get none
 */
export async function compress(folder: string, root?: string): Promise<number> {
  const keep: Keep = root ? keepFor(root) : (_, make) => make();
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => TEXT.test(name)).map((name) => path.join(folder, name));
  let written = 0;
  const work = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      if (await compressFile(file, keep)) written += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return written;
}
