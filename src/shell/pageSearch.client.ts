import { fillCount } from '../browser/fill.ts';

const input = document.querySelector<HTMLInputElement>('#page-search');
const status = document.querySelector<HTMLElement>('.index [role="status"]');
const items = [...document.querySelectorAll<HTMLElement>('.index li')];

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N} ]/gu, '');

input?.addEventListener('input', () => {
  const words = plain(input.value).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const item of items) {
    const matches = words.every((word) => plain(item.textContent).includes(word));
    item.hidden = !matches;
    if (matches) found++;
  }
  if (!status) return;
  const { one = '', other = '', none = '' } = status.dataset;
  if (!words.length) status.textContent = '';
  else status.textContent = found ? fillCount({ one, other }, found) : none;
});

// A mistyped address is a good first guess at the name: /gorilas finds nothing, /serengeti does.
const guess = decodeURIComponent(location.pathname)
  .replace(/[^\p{L}\p{N}]+/gu, ' ')
  .trim();
if (
  input &&
  guess &&
  guess !== '404' &&
  items.some((item) => plain(item.textContent).includes(plain(guess)))
) {
  input.value = guess;
  input.dispatchEvent(new Event('input'));
}
