import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testWords } from '../words/testing/testWords.ts';
import { sentNotice } from './enquiryWords.ts';
import { failureNotice, outcomeOf, retryWait, type Cause, type Outcome } from './outcome.ts';

const failed = (cause: Cause): Outcome => ({ state: 'failed', cause });

describe('an answer of the mail service', () => {
  it.each([
    [200, 'OK', { state: 'sent' }],
    [200, '{"x":1}', { state: 'sent' }],
    [202, '', { state: 'sent' }],
    [204, '', { state: 'sent' }],
    [200, '<html>log in', { state: 'unconfirmed' }],
    [200, ' \n<!doctype html>', { state: 'unconfirmed' }],
    [0, 'Network Error', failed('unreachable')],
    [400, 'The Public Key is invalid', failed('refused')],
    [402, '', failed('refused')],
    [403, 'Forbidden', failed('refused')],
    [404, '', failed('refused')],
    [412, 'Gmail_API', failed('refused')],
    [422, '', failed('refused')],
    [426, '', failed('refused')],
    [429, 'Too Many Requests', failed('busy')],
    [451, 'Unavailable For Headless Browser', failed('refused')],
    [500, '', failed('down')],
    [503, '<html>', failed('down')],
    [504, '', failed('down')],
  ])('%i %j is understood', (status, text, outcome) => {
    expect(outcomeOf({ status, text }, {})).toEqual(outcome);
  });

  it('is success for nothing outside 200 to 299', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 599 }), fc.string(), (status, text) => {
        const isAccepted = status >= 200 && status < 300;
        expect(outcomeOf({ status, text }, {}).state === 'failed').toBe(!isAccepted);
      }),
    );
  });

  it('says by how much a message is too long', () => {
    const over = (specialRequests: string) => {
      const outcome = outcomeOf({ status: 413, text: '' }, { specialRequests });
      return outcome.state === 'failed' && outcome.over;
    };
    expect(over('a'.repeat(60_000))).toBeGreaterThan(10_000);
    expect(over('a'.repeat(1000))).toBe(200);
    expect(over('')).toBe(1);
  });
});

describe('trying again without being asked', () => {
  it('waits 1, 3 and 8 seconds when the service is busy, a little more by chance', () => {
    expect([0, 1, 2, 3].map((retries) => retryWait(failed('busy'), retries, 0))).toEqual([
      1000,
      3000,
      8000,
      undefined,
    ]);
    expect(retryWait(failed('busy'), 0, 1)).toBe(1500);
  });
  it('waits 2 and 6 seconds when the service is down', () => {
    expect([0, 1, 2].map((retries) => retryWait(failed('down'), retries, 0))).toEqual([
      2000,
      6000,
      undefined,
    ]);
  });
  it('does not happen for anything else', () => {
    for (const cause of ['offline', 'unreachable', 'refused', 'tooLong'] as const) {
      expect(retryWait(failed(cause), 0, 0)).toBeUndefined();
    }
    expect(retryWait({ state: 'unconfirmed' }, 0, 0)).toBeUndefined();
    expect(retryWait({ state: 'sent' }, 0, 0)).toBeUndefined();
  });
});

describe('what the visitor reads', () => {
  const trip = { ...testWords.trip, shared: testWords.forms };
  const all = (outcome: Outcome, isWaiting = false) => {
    const { title, detail } = failureNotice(trip, outcome, isWaiting);
    return `${title} ${detail}`;
  };

  it('is the specified line on success', () => {
    expect(sentNotice(testWords.trip, { travelerName: 'Jane <b>Doe' }).title).toBe(
      'Jane <b>Doe, Your trip has been Booked Successfully.',
    );
    expect(sentNotice(testWords.trip, { travelerName: 'Jane' }).detail).toContain('nothing is charged');
    expect(sentNotice(testWords.car, {}).title).toBe('Successful Booking');
    expect(sentNotice(testWords.newsletter, {}).title).toBe('Subscription Successful! Thank you');
  });

  it('keeps the specified words when a car enquiry fails, and adds the reason', () => {
    const { title, detail } = failureNotice(
      { ...testWords.car, shared: testWords.forms },
      failed('down'),
      false,
    );
    expect(title).toBe('error submitting the form');
    expect(detail).toContain('not working');
  });

  it.each([
    [failed('offline'), 'You are offline'],
    [failed('unreachable'), 'could not reach'],
    [failed('refused'), 'our fault, not yours'],
    [failed('busy'), 'too many requests'],
    [failed('down'), 'not working'],
    [{ state: 'failed', cause: 'tooLong', over: 12 }, 'message is too long by 12 characters'],
    [{ state: 'unconfirmed' }, 'We could not confirm'],
  ] as const)('tells %j apart, and that nothing is lost', (outcome, words) => {
    expect(all(outcome)).toContain(words);
    expect(all(outcome)).toContain('Nothing is lost: your details are still in the form');
  });

  it('says that it will go out by itself only while that is so', () => {
    const promise = 'You are offline. We will send this when you are back online, while this page is open.';
    expect(all(failed('offline'), true)).toContain(promise);
    expect(all(failed('offline'), false)).not.toContain('We will send');
  });
});
