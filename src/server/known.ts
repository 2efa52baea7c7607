import { CONTENT_DEDUPE_MS, KNOWN_ENQUIRIES } from './limits.ts';

interface Recent {
  id: string;
  name: string;
  at: number;
}

/**
 * Remembers which enquiries are stored, in bounded memory: the newest `limit` by id and content, those of the last
 * `CONTENT_DEDUPE_MS` by content alone.
 * @param now a clock in ms that never runs backwards
 */
export function createKnown(now: () => number, limit = KNOWN_ENQUIRIES) {
  const names = new Map<string, string>();
  const contentsOf = new Map<string, number>();
  const recent = new Map<string, Recent>();
  const keyOf = (id: string, hash: string) => `${id} ${hash}`;

  function forget(id: string, hash: string): void {
    if (!names.delete(keyOf(id, hash))) return;
    const left = (contentsOf.get(id) ?? 1) - 1;
    if (left > 0) contentsOf.set(id, left);
    else contentsOf.delete(id);
    if (recent.get(hash)?.id === id) recent.delete(hash);
  }

  function forgetOld(): void {
    for (const [hash, { at }] of recent) {
      if (now() - at < CONTENT_DEDUPE_MS) break;
      recent.delete(hash);
    }
    for (const key of names.keys()) {
      if (names.size <= limit) break;
      const [id = '', hash = ''] = key.split(' ');
      forget(id, hash);
    }
  }

  return {
    /**
     * Takes note of an enquiry; what is noted twice is known as it was noted last.
     * @param name its file, or an empty text while it is being stored
     * @param at when it was stored, on the clock, or null when it cannot be known by its content alone
     */
    remember(id: string, hash: string, name: string, at: number | null = now()): void {
      if (!names.has(keyOf(id, hash))) contentsOf.set(id, (contentsOf.get(id) ?? 0) + 1);
      names.set(keyOf(id, hash), name);
      if (at !== null) {
        recent.delete(hash);
        recent.set(hash, { id, name, at });
      }
      forgetOld();
    },
    forget,
    /** Whether anything is stored under an id. */
    hasId: (id: string) => contentsOf.has(id),
    /** The file of an enquiry with this id and this content. */
    byId: (id: string, hash: string) => names.get(keyOf(id, hash)),
    /** The enquiry with this content, if it came in lately. */
    byContent(hash: string): Recent | undefined {
      forgetOld();
      return recent.get(hash);
    },
    size: () => names.size,
  };
}
