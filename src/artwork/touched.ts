/** Runs a git command and gives its output; undefined when it fails or there is no git. */
type Git = (...args: string[]) => string | undefined;

/** What the painter's tests depend on: itself, what it painted, what it draws the map with, how it reads content. */
const FILES =
  /^(?:src\/artwork\/|content\/pictures\/|src\/check\/|src\/lib\/(?:regionMap|map\/frame)\.ts$|package-lock\.json$)/;

/** Where a branch may have left from, the first that there is. */
const TRUNKS = ['origin/HEAD', 'origin/main', 'main'];

/**
 * Whether the painter's tests are worth their time: they paint every picture and measure it, which says nothing new
 * while neither the painter nor a picture has changed since the branch left the trunk.
 * @param env the environment: with `CI` set the tests always run
 * @returns true in doubt, too: without git, without a trunk, or when nothing at all has changed
 */
export function isPainterTouched(git: Git, env: Readonly<Record<string, string | undefined>>): boolean {
  if (env['CI']) return true;
  let base: string | undefined;
  for (const trunk of TRUNKS) base ??= git('merge-base', 'HEAD', trunk)?.trim();
  // Tracked files as they are now, committed or not, and those that git does not know yet.
  const changed = base && git('diff', '--name-only', '--no-renames', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  if (changed === undefined || added === undefined) return true;
  const files = `${changed}\n${added}`.split('\n').filter(Boolean);
  return files.length === 0 || files.some((file) => FILES.test(file));
}
