import { expect, it } from 'vitest';
import { draftKey } from './drafts.ts';
import { DRAFT_KEPT_MS, forgetOldDrafts } from './oldDrafts.ts';

const NOW = Date.parse('2026-11-29T10:00:00Z');
const TRIP = draftKey('trip');
const CAR = draftKey('car', 'Superior Van');

/** A storage whose keys are properties of its own, as a browser's are. */
function storageOf(held: Record<string, string>): Storage {
  const storage = {
    ...held,
    getItem: (key: string) => (storage as Record<string, unknown>)[key] ?? null,
    removeItem: (key: string) => delete (storage as Record<string, unknown>)[key],
  };
  for (const name of ['getItem', 'removeItem']) Object.defineProperty(storage, name, { enumerable: false });
  return storage as unknown as Storage;
}
const saved = (ago: number) => JSON.stringify({ savedAt: NOW - ago });

it('removes drafts of every form once they are older than they are kept, and nothing else', () => {
  const storage = storageOf({
    [TRIP]: saved(DRAFT_KEPT_MS),
    [CAR]: saved(DRAFT_KEPT_MS - 1),
    'draft:newsletter': '{ cut of',
    'hero-paused': 'true',
  });
  forgetOldDrafts(() => storage, NOW);
  expect(Object.keys(storage)).toEqual([CAR, 'hero-paused']);
});

it('does nothing where storage is forbidden', () => {
  expect(() =>
    forgetOldDrafts(() => {
      throw new Error('SecurityError');
    }, NOW),
  ).not.toThrow();
});
