import path from 'node:path';

/** What tells of changed files: Vite's watcher. */
interface Watcher {
  on(event: 'all', listener: (change: string, file: string) => void): unknown;
}
interface Logger {
  info(message: string): void;
  error(message: string): void;
}

/**
 * Says what is wrong in content/ now and after every change, until the watcher ends; what was said is not repeated.
 * @param content the folder
 * @param check gives what is to be mended, as sentences
 * @returns once the first check has spoken; it never throws, because an editor's fault must not end `astro dev`
 */
export async function followContent(
  content: string,
  watcher: Watcher,
  check: () => Promise<string[]>,
  logger: Logger,
): Promise<void> {
  let said = '';
  let running: Promise<void> | undefined;
  let isStale = false;

  const speak = async () => {
    const found = await check().catch((error: unknown) => [
      `content/ could not be checked: ${String(error)}`,
    ]);
    const words = found.join('\n');
    if (words === said) return;
    said = words;
    if (found.length) logger.error(`${words}\n\n${found.length} to mend in content/.`);
    else logger.info('content/ is in order again.');
  };
  /** Files that change during a check, as when an editor saves several, share the one check after it. */
  const look = async () => {
    do {
      isStale = false;
      await speak();
    } while (isStale);
    running = undefined;
  };

  watcher.on('all', (_change, file) => {
    if (path.relative(content, file).startsWith('..')) return;
    if (running) isStale = true;
    else running = look();
  });
  running = look();
  await running;
}
