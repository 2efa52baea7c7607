/**
 * Starts what moves the slides of a part of the page. Where the browser cannot, the part goes back to what it is without
 * script, a strip to scroll: React would take away the slides of an island whose effect throws.
 * @param root the island's own element around the strip
 * @param start takes the strip over
 * @returns what `start` gives, undefined when it failed
 */
export function startOrLeave<Handle>(root: HTMLElement, start: () => Handle): Handle | undefined {
  try {
    return start();
  } catch (error) {
    reportError(error);
    delete root.dataset['hydrated'];
    for (const moved of root.querySelectorAll<HTMLElement>('.swiper-wrapper, .swiper-slide')) {
      moved.removeAttribute('style');
      moved.inert = false;
    }
    const island = root.closest<HTMLElement>('astro-island');
    if (island) island.dataset['revealed'] = '';
    return undefined;
  }
}
