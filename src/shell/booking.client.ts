/**
 * 'Book Trip' is a link to the booking section, which the browser follows and scrolls to by itself. This moves the
 * focus along and fills 'Where To' with what was clicked, unless the visitor has already written something there: what
 * a page filled in, this one or another before it, is nothing of his.
 */
function lead(pressed: EventTarget | null) {
  if (!(pressed instanceof Element)) return;
  // Its anchor is read off the page: what other scripts share would be one more file to fetch.
  const section = document.querySelector<HTMLElement>('section.booking');
  const link = pressed.closest<HTMLAnchorElement>(`a[href$="#${section?.id}"]`);
  if (!link || !section || link.pathname !== location.pathname) return;
  const field = section.querySelector<HTMLInputElement>('[name="destinationLocation"]');
  const { destination } = link.dataset;
  if (field && destination && ['', field.defaultValue, field.dataset['given']].includes(field.value)) {
    field.value = destination;
    field.dataset['given'] = destination;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  // The browser follows the link after this, and takes the focus away when it does.
  setTimeout(() => section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true }));
}

document.addEventListener('click', ({ target, altKey, ctrlKey, metaKey, shiftKey }) => {
  // What opens elsewhere fills in nothing here: as in isPlainClick, which would be one more file to fetch.
  if (!altKey && !ctrlKey && !metaKey && !shiftKey) lead(target);
});
// What was pressed before this came.
window.pressed?.forEach(lead);

export {};
