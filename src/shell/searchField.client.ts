import { askedPath } from '../browser/askedPath.ts';

/**
 * The field on the page of search, and on the page of lost visitors. What answers comes once somebody goes to the
 * field, or at once where the address says what is looked for.
 */
const panel = document.querySelector<HTMLElement>('[data-search]');
const input = panel?.querySelector('input');

/** What a lost visitor looks for, by the wrong address: /gorilas.html is about gorilas. */
function guess(): string {
  const path = askedPath().replace(/\.\w{2,5}$/, '');
  const words = path.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return words === '404' ? '' : words;
}

if (panel && input) {
  let isStarted = false;
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    try {
      (await import('../search/field.ts')).startField(panel);
    } catch {
      isStarted = false;
      const status = panel.querySelector<HTMLElement>('[role="status"]');
      if (status) status.textContent = status.dataset['failed'] ?? '';
    }
  };
  const asked = panel.dataset['search'] === 'guess' ? guess() : new URLSearchParams(location.search).get('q');
  // The browser may have put back what was typed before, which is newer.
  if (asked && !input.value) input.value = asked.slice(0, input.maxLength);
  if (input.value) void start();
  input.addEventListener('focus', start);
  input.addEventListener('input', start);
}
