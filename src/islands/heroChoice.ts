const KEY = 'hero:paused';

/** Whether the visitor stopped the slides on an earlier visit. Where storage is forbidden, they did not. */
export function wasPaused(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Remembers that the visitor stopped the slides, or forgets it when they let them go on. */
export function rememberPaused(paused: boolean): void {
  try {
    if (paused) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing simply starts as it does for everybody.
  }
}

/** Whether the visitor's system asks for less: reduced motion, or saving data. */
export function prefersLess(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}
