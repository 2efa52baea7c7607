/**
 * Fetches a page of the site ahead: when a mouse rests on its link, when the focus does, or when a finger comes down on
 * it. Never for who saves data or has a slow line, never a file, and never what a link opens over the page.
 */

/** A mouse that only passes over a link does not rest on it that long, in ms. */
const REST_MS = 80;

const fetched = new Set([location.pathname]);
let resting: ReturnType<typeof setTimeout>;

function pageOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.dataset['ahead'] === 'no') return undefined;
  return link.pathname.includes('.') || fetched.has(link.pathname) ? undefined : link.pathname;
}

function fetchAhead(href: string) {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  fetched.add(href);
  // Where the engine speculates it keeps what a link asked for; Firefox holds such a link to default-src, which is none.
  if (HTMLScriptElement.supports?.('speculationrules'))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  else void fetch(href, { priority: 'low' }).catch(() => undefined);
}

function rest(event: Event) {
  clearTimeout(resting);
  const page = pageOf(event);
  if (page) resting = setTimeout(fetchAhead, REST_MS, page);
}

function press(event: Event) {
  const page = pageOf(event);
  if (page) fetchAhead(page);
}

document.addEventListener('mouseover', rest, { passive: true });
document.addEventListener('focusin', rest);
document.addEventListener('touchstart', press, { passive: true });
document.addEventListener('mousedown', press, { passive: true });

export {};
