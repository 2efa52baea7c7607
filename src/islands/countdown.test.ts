import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startCountdown } from './countdown.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Counts down and notes what is said, with the time at which it is. */
function listen(ms: number) {
  const begun = performance.now();
  const said: string[] = [];
  const note = (what: string) => said.push(`${performance.now() - begun}: ${what}`);
  const stop = startCountdown(
    ms,
    (seconds) => note(`${seconds}s`),
    () => note('over'),
  );
  return { said, stop };
}

test('says the seconds left, rounded up, whenever the number changes, and the end', () => {
  const { said } = listen(3500);
  vi.advanceTimersByTime(10_000);
  expect(said).toEqual(['0: 4s', '500: 3s', '1500: 2s', '2500: 1s', '3500: over']);
});

test('a whole number of seconds begins with itself', () => {
  const { said } = listen(2000);
  vi.advanceTimersByTime(10_000);
  expect(said).toEqual(['0: 2s', '1000: 1s', '2000: over']);
});

test('a stopped countdown says nothing more', () => {
  const { said, stop } = listen(3500);
  vi.advanceTimersByTime(600);
  stop();
  vi.advanceTimersByTime(10_000);
  expect(said).toEqual(['0: 4s', '500: 3s']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a busy page does not put off the end', () => {
  const begun = performance.now();
  let end = 0;
  startCountdown(
    3500,
    // Each second's work blocks the page for a while.
    () => vi.advanceTimersByTime(400),
    () => (end = performance.now() - begun),
  );
  vi.advanceTimersByTime(10_000);
  expect(end).toBe(3500);
});
