import { useSyncExternalStore } from 'react';

const CHANGED = 'search-changed';

function subscribe(onChange: () => void) {
  addEventListener('popstate', onChange);
  addEventListener(CHANGED, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(CHANGED, onChange);
  };
}

/** The query of the page's address, which is the only place where a list's filters and page are kept. */
export function useSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
}

/** Writes a query into the address as a step that the back button undoes. */
export function pushSearch(search: string): void {
  if (search === location.search) return;
  history.pushState(history.state, '', location.pathname + search + location.hash);
  dispatchEvent(new Event(CHANGED));
}
