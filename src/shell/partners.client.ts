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
  const pause = { text: button.textContent, label: button.ariaLabel };
  const play = { text: button.dataset['play'] ?? '', label: button.dataset['playLabel'] ?? '' };
  button.addEventListener('click', () => {
    const { text, label } = strip.toggleAttribute('data-paused') ? play : pause;
    button.textContent = text;
    button.ariaLabel = label;
  });
}

export {};
