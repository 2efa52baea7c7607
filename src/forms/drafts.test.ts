import { afterEach, describe, expect, it, vi } from 'vitest';
import { newEnquiryId, openDrafts, type Draft, type Storage } from './drafts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEY = 'draft:trip';

function memory(): Storage & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
const draftOf = (enquiryId: string, startedAt: number, changes: Partial<Draft> = {}): Draft => ({
  ...{
    fields: { travelerName: 'Jane' },
    enquiryId,
    status: 'editing',
    startedAt,
    savedAt: startedAt,
    ...changes,
  },
});

afterEach(() => vi.unstubAllGlobals());

describe('a draft', () => {
  it('is there at the next visit, with all it held', () => {
    const storage = memory();
    const draft = draftOf('one', 1000, { status: 'sending', replaces: 'zero' });
    openDrafts(
      KEY,
      () => storage,
      () => 1000,
    ).save(draft);
    expect([...storage.kept.keys()]).toEqual([KEY]);
    expect(
      openDrafts(
        KEY,
        () => storage,
        () => 2000,
      ).open(),
    ).toEqual(draft);
  });

  it('lasts for 7 days', () => {
    const storage = memory();
    openDrafts(
      KEY,
      () => storage,
      () => 0,
    ).save(draftOf('one', 0));
    expect(
      openDrafts(
        KEY,
        () => storage,
        () => 7 * DAY_MS - 1,
      ).open(),
    ).toBeDefined();
    expect(
      openDrafts(
        KEY,
        () => storage,
        () => 7 * DAY_MS,
      ).open(),
    ).toBeUndefined();
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{"fields":{}}',
    '{"fields":{"a":1},"enquiryId":"x","status":"editing","startedAt":1,"savedAt":1}',
  ])('is not read from %j, which may be written over', (text) => {
    const storage = memory();
    storage.kept.set(KEY, text);
    const store = openDrafts(
      KEY,
      () => storage,
      () => 10,
    );
    expect(store.open()).toBeUndefined();
    store.save(draftOf('one', 5));
    expect(store.open()?.enquiryId).toBe('one');
  });

  it('is gone once it is removed', () => {
    const storage = memory();
    const store = openDrafts(
      KEY,
      () => storage,
      () => 1,
    );
    store.save(draftOf('one', 1));
    store.remove(draftOf('one', 1));
    expect(storage.kept.size).toBe(0);
  });
});

describe('two tabs with the same form', () => {
  const open = (storage: Storage) =>
    openDrafts(
      KEY,
      () => storage,
      () => 5000,
    );

  it('keep the draft that was begun later', () => {
    const storage = memory();
    const [older, newer] = [open(storage), open(storage)];
    older.save(draftOf('older', 1000));
    newer.save(draftOf('newer', 2000));
    older.save(draftOf('older', 1000, { fields: { travelerName: 'lost' } }));
    expect(open(storage).open()?.enquiryId).toBe('newer');
  });

  it('do not remove each other’s newer draft', () => {
    const storage = memory();
    const [older, newer] = [open(storage), open(storage)];
    older.save(draftOf('older', 1000));
    newer.save(draftOf('newer', 2000));
    older.remove(draftOf('older', 1000));
    expect(open(storage).open()?.enquiryId).toBe('newer');
  });

  it('may go on with a draft that they opened, under a new id too', () => {
    const storage = memory();
    open(storage).save(draftOf('one', 3000));
    const tab = open(storage);
    tab.open();
    tab.save(draftOf('two', 1000, { replaces: 'one' }));
    tab.save(draftOf('three', 1000, { replaces: 'two' }));
    expect(open(storage).open()?.enquiryId).toBe('three');
  });
});

describe('a browser without storage', () => {
  const broken: [string, () => Storage][] = [
    [
      'forbids it',
      () => {
        throw new DOMException('no', 'SecurityError');
      },
    ],
    ['has none', () => undefined as unknown as Storage],
    [
      'is full',
      () => ({
        ...memory(),
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }),
    ],
    [
      'throws on everything',
      () => ({
        getItem: () => {
          throw new Error();
        },
        setItem: () => {
          throw new Error();
        },
        removeItem: () => {
          throw new Error();
        },
      }),
    ],
  ];
  it.each(broken)('changes nothing for the visitor when it %s', (_, getStorage) => {
    const store = openDrafts(KEY, getStorage);
    expect(store.open()).toBeUndefined();
    expect(() => store.save(draftOf('one', 1))).not.toThrow();
    expect(() => store.remove(draftOf('one', 1))).not.toThrow();
  });

  it('is found by asking for localStorage anew each time', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(openDrafts(KEY).open()).toBeUndefined();
  });
});

describe('an id', () => {
  const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  it('is a random UUID', () => expect(newEnquiryId()).toMatch(UUID));
  it('is one on a page without https too', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const ids = Array.from({ length: 100 }, newEnquiryId);
    for (const id of ids) expect(id).toMatch(UUID);
    expect(new Set(ids).size).toBe(100);
  });
});
