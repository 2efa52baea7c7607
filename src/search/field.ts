import { controlSearch } from './control.ts';

/** How many results the page has room for. */
const MOST = 60;
/** Browsers let a page change its address only so often. */
const ADDRESS_MS = 300;

/** From the field down into the results and back up again, for who does not want to press Tab often. */
function moveByArrows(input: HTMLInputElement, results: HTMLElement) {
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [input, ...results.querySelectorAll<HTMLElement>('a')];
    const from = stops.indexOf(document.activeElement as HTMLElement);
    const to = stops[from + (event.key === 'ArrowDown' ? 1 : -1)];
    if (from < 0 || !to) return;
    event.preventDefault();
    to.focus();
  };
  input.addEventListener('keydown', move);
  results.addEventListener('keydown', move);
}

/**
 * Lets the field of a page answer in its page.
 * @param panel holds the field, the place of the results, and the list of everything, for which they stand in
 */
export function startField(panel: HTMLElement): void {
  const find = <Type extends HTMLElement>(selector: string) => panel.querySelector<Type>(selector)!;
  const form = find<HTMLFormElement>('form');
  const input = find<HTMLInputElement>('input');
  const results = find('[data-results]');
  const isHome = location.pathname === new URL(form.action).pathname;
  let pause = 0;

  const answer = controlSearch({
    ...{ form, input, status: find('[role="status"]'), results, advice: find('[data-advice]') },
    ...{ look: 'links', most: MOST },
    onShown: () => panel.toggleAttribute('data-asked', isHome ? input.value.trim() !== '' : !results.hidden),
  });
  moveByArrows(input, results);

  function keepAddress() {
    const text = input.value.trim();
    history.replaceState(
      history.state,
      '',
      text ? `?${new URLSearchParams({ q: text })}` : location.pathname,
    );
  }
  if (isHome) {
    input.addEventListener('input', () => {
      clearTimeout(pause);
      pause = window.setTimeout(keepAddress, ADDRESS_MS);
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      keepAddress();
      void answer();
      // A phone's keyboard covers what was found.
      input.blur();
    });
  }
  void answer();
}
