/**
 * An island that cannot come alive must not keep anything hidden: its part of the page goes back to what it is without
 * script. That is so when its script failed, or when it has been in view for ten seconds and still is not there.
 */
const WAIT_MS = 10_000;

function reveal(island: HTMLElement) {
  // What lies inside would wait for it for ever.
  for (const one of [island, ...island.querySelectorAll<HTMLElement>('astro-island[ssr]')]) {
    one.dataset['revealed'] = '';
  }
}

document.addEventListener('astro:hydration-error', (event) => {
  reveal(event.target as HTMLElement);
  const note = document.querySelector<HTMLElement>('.island-note');
  if (note) note.textContent = note.dataset['text'] ?? '';
});

const watcher = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    const island = target.closest<HTMLElement>('astro-island');
    if (!isIntersecting || !island) continue;
    watcher.unobserve(target);
    setTimeout(() => {
      if (island.hasAttribute('ssr')) reveal(island);
    }, WAIT_MS);
  }
});
for (const part of document.querySelectorAll('astro-island[ssr] > *')) watcher.observe(part);

export {};
