import type { ClientDirective } from 'astro';
import { idle } from './idle.ts';

/** How long after everything has loaded an island may still wait, in ms. */
const CALM_MS = 2500;

/**
 * Astro's `client:calm`: hydrates an island that does nothing at first, such as scenes that move on by themselves, once
 * the page has long loaded and the browser has nothing else to do; at once when a finger or the mouse is put on it, or
 * a key is pressed, which it may be waiting for. One that nobody sees waits until it is seen.
 */
const calm: ClientDirective = (load, _options, island) => {
  const begun = new AbortController();
  const hydrate = async () => {
    if (begun.signal.aborted) return;
    begun.abort();
    const start = await load();
    await start();
  };
  const { signal } = begun;
  island.addEventListener('pointerdown', hydrate, { signal, passive: true });
  addEventListener('keydown', hydrate, { signal });

  const whenSeen = () => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void idle().then(hydrate);
    });
    // The element itself takes no room; what it holds does.
    for (const child of island.children) observer.observe(child);
  };
  const wait = () => setTimeout(whenSeen, CALM_MS);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { signal });
};
export default calm;
