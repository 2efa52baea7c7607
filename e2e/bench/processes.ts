import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of Linux's clock for processor time in a second. */
const TICKS = 100;

/** What Linux's books say of a process. */
function bookOf(id: string) {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    // Its own time, and that of children that have ended.
    const work = fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) / TICKS;
    const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0);
    return { id: Number(id), parent: fields[1], work, memory: kilobytes / 1024 };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

/**
 * What a process and all that it started hold.
 * @param root the process
 * @returns memory in MB and processor time in seconds; undefined where the system has no such books
 */
export function heldBy(root: number): { memory: number; work: number } | undefined {
  try {
    const found = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const books = found.flatMap((id) => bookOf(id) ?? []);
    const parents = new Map(books.map(({ id, parent }) => [id, parent]));
    const isOurs = (id: number | undefined): boolean =>
      id !== undefined && (id === root || isOurs(parents.get(id)));
    const ours = books.filter(({ id }) => isOurs(id));
    return {
      memory: ours.reduce((sum, { memory }) => sum + memory, 0),
      work: ours.reduce((sum, { work }) => sum + work, 0),
    };
  } catch {
    return undefined;
  }
}
