import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readKept, versionOf, writeKept } from '../lib/kept.ts';
import { BEST, effortsFor, type Effort, type Text } from './effort.ts';

const TEXT = /\.(?:html|css|js|mjs|json|svg|xml|txt|webmanifest)$/;
/** What every page waits for. */
const SCRIPT = /\.(?:css|js|mjs)$/;
/** Below this the headers weigh as much as the saving. */
const WORTH_BYTES = 512;
/** How much text may wait to be compressed while pages are rendered; memory holds it. */
const WAITING_BYTES = 16_000_000;
/** Room for most of what comes of a text: each further piece takes the thread that renders. */
const CHUNK = 64 * 1024;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Other versions of the programs may compress better. */
const PROGRAMS = `${process.versions['brotli'] ?? ''} ${process.versions['zlib'] ?? ''}`;

interface Item extends Text {
  file: string;
  text: Buffer;
  /** Where the best of it is kept, or will be. */
  kept: string | undefined;
}

/** Gives what each text is called among what is kept, and whether it is there. */
function shelfIn(root: string | undefined): (text: Buffer) => Pick<Item, 'isKept' | 'kept'> {
  if (root === undefined) return () => ({ isKept: false, kept: undefined });
  const folder = path.join(root, '.cache/compressed');
  const version = versionOf(root, ['src/build/compress.ts', 'src/build/effort.ts']);
  const names = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return (text) => {
    const name = createHash('sha256').update(`${version}\n${PROGRAMS}\n`).update(text).digest('hex');
    return { isKept: names.has(name), kept: path.join(folder, name) };
  };
}

/** The window that a whole text fits in, as the power of two that brotli asks for: a wider one only costs time. */
const windowOf = (bytes: number) =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))),
  );

async function brotliOf({ text, kept }: Item, effort: Effort): Promise<Uint8Array> {
  const isKept = kept !== undefined && effort === BEST;
  const before = isKept ? await readKept(kept) : undefined;
  if (before) return before;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_LGWIN]: windowOf(text.length),
  };
  const made = await toBrotli(text, { params, chunkSize: CHUNK });
  if (isKept) await writeKept(kept, made);
  return made;
}

async function writeSiblings(item: Item, effort: Effort): Promise<void> {
  const [brotli, zipped] = await Promise.all([
    brotliOf(item, effort),
    toGzip(item.text, { level: effort.gzip, chunkSize: CHUNK }),
  ]);
  // At once: each file that is waited for costs several turns of the one thread that renders pages.
  if (brotli.length < item.bytes) writeFileSync(`${item.file}.br`, brotli);
  if (zipped.length < item.bytes) writeFileSync(`${item.file}.gz`, zipped);
}

/** Writes a `.br` and a `.gz` beside files, for servers to send as they are; tiny ones get none. */
export interface Compression {
  /**
   * Takes a page while others are still rendered; waits while too many wait already.
   * @param file where it is, or will be
   */
  page: (file: string, text: Buffer) => Promise<void>;
  /**
   * Takes every other text file of a folder, and waits for all.
   * @returns how many files got siblings
   */
  rest: (folder: string) => Promise<number>;
}

/**
 * Compresses a site as hard as its size allows: the best is kept, so that each build makes more of a large site small.
 * @param root the project's folder, where what is compressed is kept; without it nothing is
 */
export function compression(root?: string): Compression {
  const [efforts, shelf] = [effortsFor<Item>(), shelfIn(root)];
  const threads = Number(process.env['UV_THREADPOOL_SIZE']) || 4;
  // Reading and writing files needs threads of the same pool, and rendering waits for it.
  let most = Math.max(1, Math.min(availableParallelism(), threads - 2));
  const [waiting, working] = [[] as [Item, Effort][], new Set<Promise<void>>()];
  const taken = new Set<string>();
  const faults: unknown[] = [];
  let [bytes, written] = [0, 0];
  const start = () => {
    while (working.size < most) {
      // What takes long waits for what does not.
      const at = waiting.findIndex(([item, effort]) => item.isKept || effort !== BEST);
      const [next] = waiting.splice(Math.max(0, at), 1);
      if (!next) return;
      const work: Promise<void> = writeSiblings(...next)
        .catch((error: unknown) => void faults.push(error))
        .finally(() => {
          working.delete(work);
          bytes -= next[0].bytes;
          start();
        });
      working.add(work);
    }
  };
  const begin = (decided: [Item, Effort][]) => {
    for (const one of decided) {
      bytes += one[0].bytes;
      waiting.push(one);
    }
    start();
  };
  const room = async (free: number) => {
    while (bytes > free) await Promise.race(working);
  };
  const take = async (file: string, text: Buffer) => {
    taken.add(file);
    if (text.length < WORTH_BYTES) return 0;
    begin(efforts.add({ file, text, bytes: text.length, ...shelf(text) }));
    await room(WAITING_BYTES);
    return 1;
  };
  return {
    page: async (file, text) => {
      written += await take(file, text);
    },
    rest: async (folder) => {
      most = 2 * Math.max(4, availableParallelism());
      efforts.pagesEnd();
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      const files = names.filter((name) => TEXT.test(name)).map((name) => path.join(folder, name));
      const others = files.filter((file) => !taken.has(file));
      for (const file of others.toSorted((a, b) => Number(SCRIPT.test(b)) - Number(SCRIPT.test(a))))
        written += await take(file, readFileSync(file));
      begin(efforts.end());
      await room(0);
      if (faults.length) throw faults[0];
      return written;
    },
  };
}
