/** The element that a hash names, if any. A hash that is no valid address names nothing. */
function named(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Tells of the element that the address names, now and whenever the address or a link of this page names one again.
 * The browser itself scrolls to it.
 * @param open told of the element
 * @returns the function that ends it
 */
export function onHashTarget(open: (target: HTMLElement) => void): () => void {
  function follow() {
    const target = named(location.hash);
    if (target) open(target);
  }
  // A link to the address that is open already changes nothing that 'hashchange' would tell of.
  function onClick(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
    if (link?.hash && link.href === location.href) follow();
  }
  follow();
  addEventListener('hashchange', follow);
  document.addEventListener('click', onClick);
  return () => {
    removeEventListener('hashchange', follow);
    document.removeEventListener('click', onClick);
  };
}
