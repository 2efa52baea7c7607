import { ANCHORS } from '../routes.ts';

/**
 * 'Book Trip' is a link to the booking section, which the browser follows and scrolls to by itself. This moves the
 * focus along and fills 'Where To' with what was clicked, unless the visitor has already written something there.
 */
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>(`a[href$="#${ANCHORS.booking}"]`);
  const section = document.getElementById(ANCHORS.booking);
  if (!link || !section || link.pathname !== location.pathname) return;
  const field = section.querySelector<HTMLInputElement>('[name="destinationLocation"]');
  const { destination } = link.dataset;
  if (field && destination && (!field.value || field.value === field.dataset['filled'])) {
    field.value = destination;
    field.dataset['filled'] = destination;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  // The browser follows the link after this, and takes the focus away when it does.
  setTimeout(() => section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true }));
});
