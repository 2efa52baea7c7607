/**
 * A field with a list of options, as the ARIA Authoring Practices describe a combobox: the focus stays in the field,
 * arrow keys choose an option, Enter follows it.
 * @param onEscape told when Escape is pressed and no option is chosen
 * @returns to be called when the options are others
 */
export function combobox(input: HTMLInputElement, list: HTMLElement, onEscape: () => void): () => void {
  const options = () => [...list.querySelectorAll<HTMLElement>('[role="option"]')];
  const chosen = () => options().findIndex(({ ariaSelected }) => ariaSelected === 'true');

  function choose(at: number) {
    const all = options();
    for (const [nth, option] of all.entries()) option.ariaSelected = String(nth === at);
    const option = all[at];
    if (option) {
      input.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  }

  /** The option that a key leads to from one; -1 for none, so that the field itself comes between last and first. */
  function target(key: string, at: number, count: number): number | undefined {
    if (key === 'ArrowDown') return at + 1 < count ? at + 1 : -1;
    if (key === 'ArrowUp') return at < 0 ? count - 1 : at - 1;
    // With no option chosen they move in the text.
    if (key === 'Home' && at >= 0) return 0;
    if (key === 'End' && at >= 0) return count - 1;
    return undefined;
  }

  input.addEventListener('keydown', (event) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = options();
    const at = chosen();
    const to = all.length ? target(event.key, at, all.length) : undefined;
    if (to !== undefined) {
      event.preventDefault();
      choose(to);
    } else if (event.key === 'Enter' && at >= 0) {
      event.preventDefault();
      all[at]?.click();
    } else if (event.key === 'Escape') {
      // The browser's own would empty the field.
      event.preventDefault();
      if (at >= 0) choose(-1);
      else onEscape();
    }
  });
  return () => {
    choose(-1);
    input.ariaExpanded = String(options().length > 0);
  };
}
