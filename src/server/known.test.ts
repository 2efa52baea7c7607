import { describe, expect, it } from 'vitest';
import { createKnown } from './known.ts';
import { CONTENT_DEDUPE_MS } from './limits.ts';

const hashOf = (n: number) => n.toString(16).padStart(16, '0');

describe('the memory of what is stored', () => {
  it('keeps the newest, and stays bounded however many come', () => {
    const known = createKnown(() => 0, 100);
    for (let n = 0; n < 10_000; n += 1) known.remember(`id-${n}`, hashOf(n), `file-${n}`);
    expect(known.size()).toBe(100);
    expect([known.byId('id-9900', hashOf(9900)), known.byId('id-9899', hashOf(9899))]).toEqual([
      'file-9900',
      undefined,
    ]);
    expect([known.hasId('id-9900'), known.hasId('id-9899')]).toEqual([true, false]);
    expect(known.byContent(hashOf(9899))).toBeUndefined();
  });

  it('stays bounded when one id comes with ever new content', () => {
    const known = createKnown(() => 0, 100);
    for (let n = 0; n < 10_000; n += 1) known.remember('id', hashOf(n), `file-${n}`);
    expect([known.size(), known.hasId('id')]).toEqual([100, true]);
  });

  it('knows by its content alone what came in lately, not what is old', () => {
    let time = 0;
    const known = createKnown(() => time);
    known.remember('old', hashOf(1), 'old-file', null);
    known.remember('new', hashOf(2), 'new-file');
    expect(known.byContent(hashOf(1))).toBeUndefined();
    expect(known.byContent(hashOf(2))).toMatchObject({ id: 'new', name: 'new-file' });
    time = CONTENT_DEDUPE_MS;
    expect(known.byContent(hashOf(2))).toBeUndefined();
    expect(known.byId('new', hashOf(2))).toBe('new-file');
  });

  it('forgets one content of an id and keeps the others', () => {
    const known = createKnown(() => 0);
    known.remember('id', hashOf(1), 'first');
    known.remember('id', hashOf(2), 'second');
    known.forget('id', hashOf(1));
    expect([known.byId('id', hashOf(1)), known.byContent(hashOf(1)), known.hasId('id')]).toEqual([
      undefined,
      undefined,
      true,
    ]);
    known.forget('id', hashOf(2));
    expect(known.hasId('id')).toBe(false);
  });
});
