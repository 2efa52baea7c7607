import { useSyncExternalStore } from 'react';
import { NARROW_WINDOW_PX, PAGE_SIZE_NARROW, PAGE_SIZE_WIDE } from '../constants.ts';

const narrow = () => matchMedia(`(max-width: ${NARROW_WINDOW_PX}px)`);

function subscribe(onChange: () => void) {
  const query = narrow();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** How many items stand on a page in a window of this width, also while it is resized. */
export function usePageSize(): number {
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => narrow().matches,
    () => false,
  );
  return isNarrow ? PAGE_SIZE_NARROW : PAGE_SIZE_WIDE;
}
