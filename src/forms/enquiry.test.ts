import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDrafts, type Draft, type Storage } from './drafts.ts';
import type { Values } from './field.ts';
import type { Cause, Outcome } from './outcome.ts';
import { createEnquiry, type EnquiryOptions } from './enquiry.ts';

const SENT: Outcome = { state: 'sent' };
const UNCONFIRMED: Outcome = { state: 'unconfirmed' };
const failed = (cause: Cause): Outcome => ({ state: 'failed', cause });
const JANE = { travelerName: ' Jane Doe ', destinationLocation: 'Bwindi' };
const OTHER = { ...JANE, destinationLocation: 'Akagera' };

let kept: Map<string, string>;
let storage: Storage;
let isOnline: boolean;
let ids: number;

/** A form's enquiry in a tab of its own, with every attempt in the test's hands. */
function openTab(changes: Partial<EnquiryOptions> = {}) {
  const calls: { fields: Values; answer: (outcome: Outcome) => void; late: (outcome: Outcome) => void }[] =
    [];
  const enquiry = createEnquiry({
    drafts: openDrafts('draft:trip', () => storage),
    deliver: (fields, late) => new Promise((answer) => calls.push({ fields, answer, late })),
    successMs: 6000,
    isOnline: () => isOnline,
    random: () => 0,
    newId: () => `id-${(ids += 1)}`,
    ...changes,
  });
  const steps: string[] = [];
  enquiry.subscribe(() => {
    const state = enquiry.getSnapshot();
    steps.push('note' in state ? state.note : state.step);
  });
  const answer = async (index: number, outcome: Outcome) => {
    calls[index]!.answer(outcome);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { enquiry, calls, steps, answer };
}
const stored = () => JSON.parse(kept.get('draft:trip') ?? 'null') as Draft | null;

beforeEach(() => {
  vi.useFakeTimers();
  kept = new Map();
  storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  isOnline = true;
  ids = 0;
});
afterEach(() => vi.useRealTimers());

describe('a send', () => {
  it('ends as sent, with the name for the success line, and takes the draft with it', async () => {
    const { enquiry, steps, answer, calls } = openTab();
    enquiry.submit(JANE);
    expect(stored()).toMatchObject({ status: 'sending', fields: JANE });
    await answer(0, SENT);
    expect(calls[0]!.fields).toEqual({
      travelerName: 'Jane Doe',
      destinationLocation: 'Bwindi',
      enquiry_ref: 'id-1',
    });
    expect(steps).toEqual(['sending', 'sent']);
    expect(enquiry.getSnapshot()).toMatchObject({ values: { travelerName: 'Jane Doe' }, isReset: true });
    expect(stored()).toBeNull();
  });

  it('is fresh for 6 seconds, and stays', async () => {
    const { enquiry, answer } = openTab();
    enquiry.submit(JANE);
    await answer(0, SENT);
    await vi.advanceTimersByTimeAsync(5999);
    expect(enquiry.getSnapshot()).toMatchObject({ step: 'sent', justSent: true });
    await vi.advanceTimersByTimeAsync(1);
    expect(enquiry.getSnapshot()).toMatchObject({ step: 'sent', justSent: false });
  });

  it('happens once, however often submit is pressed, and again only when it has ended', async () => {
    const { enquiry, calls, steps, answer } = openTab();
    expect(enquiry.submit(JANE)).toBe(true);
    for (let press = 0; press < 10; press += 1) expect(enquiry.submit(JANE)).toBe(false);
    expect(calls).toHaveLength(1);
    expect(steps).toEqual(['sending']);
    await answer(0, failed('refused'));
    expect(enquiry.submit(JANE)).toBe(true);
    expect(calls).toHaveLength(2);
  });

  it('says after 8 seconds that it is still on its way, once', async () => {
    const { enquiry, steps } = openTab();
    enquiry.submit(JANE);
    await vi.advanceTimersByTimeAsync(7999);
    expect(steps).toEqual(['sending']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(steps).toEqual(['sending', 'slow']);
  });

  it('gives the next enquiry an id of its own', async () => {
    const { enquiry, calls, answer } = openTab();
    enquiry.submit(JANE);
    await answer(0, SENT);
    enquiry.submit(JANE);
    expect(calls[1]!.fields).toMatchObject({ enquiry_ref: 'id-2' });
    expect(calls[1]!.fields).not.toHaveProperty('replaces');
  });
});

describe('a failure', () => {
  it.each(['unreachable', 'refused', 'tooLong'] as const)(
    '%s is told at once and keeps draft and id',
    async (cause) => {
      const { enquiry, calls, answer } = openTab();
      enquiry.submit(JANE);
      await answer(0, failed(cause));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(calls).toHaveLength(1);
      expect(enquiry.getSnapshot()).toEqual({ step: 'failed', cause });
      expect(stored()).toMatchObject({ status: 'failed', enquiryId: 'id-1', fields: JANE });
      enquiry.submit(JANE);
      expect(calls[1]!.fields).toEqual(calls[0]!.fields);
    },
  );

  it('passes on by how much a message is too long', async () => {
    const { enquiry, answer } = openTab();
    enquiry.submit(JANE);
    await answer(0, { state: 'failed', cause: 'tooLong', over: 7 });
    expect(enquiry.getSnapshot()).toMatchObject({ cause: 'tooLong', over: 7 });
  });

  it('of a busy service is tried again after 1, 3 and 8 seconds, then told', async () => {
    const { enquiry, calls, steps, answer } = openTab();
    enquiry.submit(JANE);
    for (const [index, wait] of [1000, 3000, 8000].entries()) {
      await answer(index, failed('busy'));
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(calls).toHaveLength(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(calls).toHaveLength(index + 2);
    }
    await answer(3, failed('busy'));
    expect(steps.at(0)).toBe('sending');
    expect(steps).toContain('busy');
    expect(steps).not.toContain('slow');
    expect(enquiry.getSnapshot()).toMatchObject({ step: 'failed', cause: 'busy' });
    expect(new Set(calls.map(({ fields }) => fields['enquiry_ref']))).toEqual(new Set(['id-1']));
  });

  it('of a busy service can end well', async () => {
    const { enquiry, steps, answer } = openTab();
    enquiry.submit(JANE);
    await answer(0, failed('busy'));
    await vi.advanceTimersByTimeAsync(1000);
    await answer(1, SENT);
    expect(steps).toEqual(['sending', 'busy', 'sent']);
  });

  it('of a service that is down is tried again after 2 and 6 seconds, then told', async () => {
    const { enquiry, calls, answer } = openTab();
    enquiry.submit(JANE);
    await answer(0, failed('down'));
    await vi.advanceTimersByTimeAsync(2000);
    await answer(1, failed('down'));
    await vi.advanceTimersByTimeAsync(6000);
    await answer(2, failed('down'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(3);
    expect(enquiry.getSnapshot()).toMatchObject({ step: 'failed', cause: 'down' });
  });
});

describe('offline', () => {
  it('nothing is sent until the browser is online, then once by itself', async () => {
    isOnline = false;
    const { enquiry, calls, answer } = openTab();
    enquiry.submit(JANE);
    expect(enquiry.getSnapshot()).toMatchObject({ step: 'queued' });
    expect(stored()).toMatchObject({ status: 'waiting' });
    enquiry.reconnect();
    expect(calls).toHaveLength(0);
    isOnline = true;
    enquiry.reconnect();
    enquiry.reconnect();
    expect(calls).toHaveLength(1);
    await answer(0, SENT);
    enquiry.reconnect();
    expect(calls).toHaveLength(1);
    expect(enquiry.getSnapshot()).toMatchObject({ step: 'sent' });
  });

  it('what is typed meanwhile does not go out by itself, and needs no new id', () => {
    isOnline = false;
    const { enquiry, calls } = openTab();
    enquiry.submit(JANE);
    enquiry.edit(OTHER);
    expect(enquiry.getSnapshot()).toEqual({ step: 'failed', cause: 'offline' });
    isOnline = true;
    enquiry.reconnect();
    expect(calls).toHaveLength(0);
    enquiry.submit(OTHER);
    expect(calls[0]!.fields).toMatchObject({ enquiry_ref: 'id-1', destinationLocation: 'Akagera' });
    expect(calls[0]!.fields).not.toHaveProperty('replaces');
  });

  it('a connection lost on the way waits for the next one', async () => {
    const { enquiry, calls, answer } = openTab();
    enquiry.submit(JANE);
    isOnline = false;
    await answer(0, failed('unreachable'));
    expect(enquiry.getSnapshot()).toMatchObject({ step: 'queued' });
    isOnline = true;
    enquiry.reconnect();
    expect(calls[1]!.fields).toEqual(calls[0]!.fields);
  });

  it('after an attempt that may have arrived, a change is still a correction', async () => {
    const { enquiry, calls, answer } = openTab();
    enquiry.submit(JANE);
    await answer(0, UNCONFIRMED);
    isOnline = false;
    enquiry.submit(JANE);
    isOnline = true;
    enquiry.submit(OTHER);
    expect(calls[1]!.fields).toMatchObject({ replaces: 'id-1' });
  });
});

describe('an answer after the time-out', () => {
  it('turns unconfirmed into sent', async () => {
    const { enquiry, calls, answer, steps } = openTab();
    enquiry.submit(JANE);
    await answer(0, UNCONFIRMED);
    expect(stored()).toMatchObject({ status: 'unconfirmed', enquiryId: 'id-1' });
    calls[0]!.late(SENT);
    expect(steps).toEqual(['sending', 'unconfirmed', 'sent']);
    expect(stored()).toBeNull();
  });

  it('changes nothing when it is a failure', async () => {
    const { enquiry, calls, answer } = openTab();
    enquiry.submit(JANE);
    await answer(0, UNCONFIRMED);
    calls[0]!.late(failed('down'));
    expect(enquiry.getSnapshot()).toEqual({ step: 'unconfirmed' });
  });

  it('ends a second attempt at the same enquiry, whose own answer is then no news', async () => {
    const { enquiry, calls, answer, steps } = openTab();
    enquiry.submit(JANE);
    await answer(0, UNCONFIRMED);
    enquiry.submit(JANE);
    calls[0]!.late(SENT);
    await answer(1, failed('down'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(steps).toEqual(['sending', 'unconfirmed', 'sending', 'sent']);
    expect(calls).toHaveLength(2);
  });

  it('is the only one that counts when two attempts at the same enquiry arrive', async () => {
    const { enquiry, calls, answer, steps } = openTab();
    enquiry.submit(JANE);
    await answer(0, UNCONFIRMED);
    enquiry.submit(JANE);
    calls[0]!.late(SENT);
    await answer(1, SENT);
    expect(steps).toEqual(['sending', 'unconfirmed', 'sending', 'sent']);
    expect(enquiry.getSnapshot()).toMatchObject({ isReset: true });
  });

  it('leaves what was typed since, as a correction of what arrived', async () => {
    const { enquiry, calls, answer } = openTab();
    enquiry.submit(JANE);
    await answer(0, UNCONFIRMED);
    enquiry.edit(OTHER);
    calls[0]!.late(SENT);
    expect(enquiry.getSnapshot()).toMatchObject({ step: 'sent', isReset: false });
    enquiry.submit(OTHER);
    expect(calls[1]!.fields).toMatchObject({ enquiry_ref: 'id-2', replaces: 'id-1' });
  });

  it('does not end a correction that is on its way', async () => {
    const { enquiry, calls, answer } = openTab();
    enquiry.submit(JANE);
    await answer(0, UNCONFIRMED);
    enquiry.submit(OTHER);
    calls[0]!.late(SENT);
    expect(enquiry.getSnapshot()).toMatchObject({ step: 'sending' });
    await answer(1, SENT);
    expect(enquiry.getSnapshot()).toMatchObject({ values: { destinationLocation: 'Akagera' } });
  });
});

it('an answer after the time-out does not end a correction that waits for the connection', async () => {
  const { enquiry, calls, answer } = openTab();
  enquiry.submit(JANE);
  await answer(0, UNCONFIRMED);
  isOnline = false;
  enquiry.submit(OTHER);
  calls[0]!.late(SENT);
  expect(enquiry.getSnapshot()).toMatchObject({ step: 'queued' });
  isOnline = true;
  enquiry.reconnect();
  expect(calls[1]!.fields).toMatchObject({ enquiry_ref: 'id-2', replaces: 'id-1' });
});

describe('a change', () => {
  it('after a failure gives the enquiry a new id that names the old one', async () => {
    const { enquiry, calls, answer } = openTab();
    enquiry.submit(JANE);
    await answer(0, failed('refused'));
    enquiry.edit(OTHER);
    enquiry.edit({ ...OTHER, destinationLocation: 'Nyungwe' });
    enquiry.submit({ ...OTHER, destinationLocation: 'Nyungwe' });
    expect(calls[1]!.fields).toMatchObject({ enquiry_ref: 'id-2', replaces: 'id-1' });
  });

  it('while it is being sent is kept in the form, and goes out as a correction', async () => {
    const { enquiry, calls, answer } = openTab();
    enquiry.submit(JANE);
    enquiry.edit(OTHER);
    await answer(0, failed('busy'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls[1]!.fields).toMatchObject({ destinationLocation: 'Bwindi', enquiry_ref: 'id-1' });
    await answer(1, SENT);
    expect(enquiry.getSnapshot()).toMatchObject({ step: 'sent', isReset: false });
    enquiry.onPageHide();
    expect(stored()).toMatchObject({ fields: OTHER, enquiryId: 'id-2', replaces: 'id-1' });
  });
});

it('what is typed while a send fails is one correction, not two', async () => {
  const { enquiry, calls, answer } = openTab();
  enquiry.submit(JANE);
  enquiry.edit(OTHER);
  await answer(0, failed('refused'));
  expect(stored()).toMatchObject({ status: 'editing', enquiryId: 'id-2' });
  enquiry.submit({ ...OTHER, destinationLocation: 'Nyungwe' });
  expect(calls[1]!.fields).toMatchObject({ enquiry_ref: 'id-2', replaces: 'id-1' });
});

describe('the draft', () => {
  it('is written after 300 ms without typing', async () => {
    const { enquiry } = openTab();
    enquiry.edit(JANE);
    await vi.advanceTimersByTimeAsync(299);
    enquiry.edit(OTHER);
    await vi.advanceTimersByTimeAsync(299);
    expect(stored()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(stored()).toMatchObject({ fields: OTHER, status: 'editing' });
  });

  it('is written at once when the page is left, and only then', () => {
    const { enquiry } = openTab();
    enquiry.onPageHide();
    expect(stored()).toBeNull();
    enquiry.edit(JANE);
    enquiry.onPageHide();
    expect(stored()).toMatchObject({ fields: JANE });
  });

  it('comes back at the next visit under the same id', async () => {
    const first = openTab();
    first.enquiry.edit(JANE);
    first.enquiry.onPageHide();
    const { enquiry, calls } = openTab();
    expect(enquiry.open()).toEqual({ fields: JANE, given: [], isUnsent: false });
    enquiry.submit(JANE);
    expect(calls[0]!.fields).toMatchObject({ enquiry_ref: 'id-1' });
  });

  it('of a tab that was closed while sending comes back as not sent, to send again under the same id', () => {
    openTab().enquiry.submit(JANE);
    const { enquiry, calls } = openTab();
    expect(enquiry.open()).toEqual({ fields: JANE, given: [], isUnsent: true });
    enquiry.submit(JANE);
    expect(calls[0]!.fields).toMatchObject({ enquiry_ref: 'id-1' });
  });

  it('is forgotten when the visitor clears the form, but not while it is being sent', async () => {
    const { enquiry, answer } = openTab();
    enquiry.submit(JANE);
    enquiry.clear();
    expect(stored()).not.toBeNull();
    await answer(0, failed('refused'));
    enquiry.clear();
    expect(stored()).toBeNull();
    expect(enquiry.getSnapshot()).toEqual({ step: 'idle' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(stored()).toBeNull();
  });

  it('is not needed: without storage everything is sent all the same', async () => {
    const drafts = openDrafts('draft:trip', () => {
      throw new Error('forbidden');
    });
    const { enquiry, calls, answer } = openTab({ drafts });
    expect(enquiry.open()).toBeUndefined();
    enquiry.edit(JANE);
    enquiry.submit(JANE);
    await answer(0, failed('refused'));
    enquiry.submit(OTHER);
    expect(calls[1]!.fields).toMatchObject({ replaces: 'id-1' });
    await answer(1, SENT);
    expect(enquiry.getSnapshot()).toMatchObject({ step: 'sent' });
  });
});

describe('a page that comes back from the browser’s memory', () => {
  it('no longer believes that it is sending', () => {
    const { enquiry, calls } = openTab();
    enquiry.submit(JANE);
    enquiry.onPageShow();
    expect(enquiry.getSnapshot()).toEqual({ step: 'unconfirmed' });
    expect(stored()).toMatchObject({ status: 'unconfirmed' });
    expect(enquiry.submit(JANE)).toBe(true);
    expect(calls[1]!.fields).toMatchObject({ enquiry_ref: 'id-1' });
  });

  it('does not go on waiting to try again', async () => {
    const { enquiry, calls, answer } = openTab();
    enquiry.submit(JANE);
    await answer(0, failed('busy'));
    enquiry.onPageShow();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
  });

  it('still hears that it was sent after all', async () => {
    const { enquiry, answer } = openTab();
    enquiry.submit(JANE);
    enquiry.onPageShow();
    await answer(0, SENT);
    expect(enquiry.getSnapshot()).toMatchObject({ step: 'sent' });
  });

  it('is left alone when nothing was being sent', () => {
    const { enquiry, steps } = openTab();
    enquiry.onPageShow();
    expect(steps).toEqual([]);
  });
});

it('tells nobody who no longer listens', () => {
  const { enquiry } = openTab();
  const listener = vi.fn();
  enquiry.subscribe(listener)();
  enquiry.submit(JANE);
  expect(listener).not.toHaveBeenCalled();
});
