const SECOND_MS = 1000;

/**
 * Counts down in whole seconds. Between two ticks nothing runs: a timer wakes the page once a second, no frame does.
 * @param ms the time to count down
 * @param onTick told at once, and then whenever the number changes: the seconds left, rounded up
 * @param onEnd told when the time is over
 * @returns ends the countdown early
 */
export function startCountdown(ms: number, onTick: (seconds: number) => void, onEnd: () => void): () => void {
  const end = performance.now() + ms;
  let timer: ReturnType<typeof setTimeout>;

  function tick(seconds: number) {
    if (seconds <= 0) return onEnd();
    onTick(seconds);
    // Measured from the end, so that late timers do not add up.
    timer = setTimeout(() => tick(seconds - 1), end - (seconds - 1) * SECOND_MS - performance.now());
  }

  tick(Math.ceil(ms / SECOND_MS));
  return () => clearTimeout(timer);
}
