/**
 * The partner strip runs in a circle: a second row of the same names follows the first. The styles move it, and only
 * where the visitor has not asked for calm; this adds what that needs, and the button that stops it.
 */
const strip = document.querySelector<HTMLElement>('.partners');
const view = strip?.querySelector<HTMLElement>('.window');
const row = strip?.querySelector('ul');
const button = strip?.querySelector('button');

if (strip && view && row && button) {
  const copy = row.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.ariaHidden = 'true';
  row.after(copy);
  strip.dataset['hydrated'] = '';
  // Held still while it has the focus; where it never moves, there is nothing to hold.
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) view.tabIndex = 0;
  button.addEventListener('click', () => {
    const paused = strip.toggleAttribute('data-paused');
    button.textContent = paused ? 'Play' : 'Pause';
    button.ariaLabel = paused ? 'Move the partners again' : 'Pause the partners';
  });
}

export {};
