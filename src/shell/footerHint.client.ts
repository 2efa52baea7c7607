import { FOOTER_HINT_MS } from '../constants.ts';

const bubble = document.querySelector<HTMLElement>('.footer .hint');
const links = [...document.querySelectorAll<HTMLAnchorElement>('.footer a[data-hint]')];
let timer = 0;

function show(hint: string | undefined) {
  if (!bubble || !hint) return;
  bubble.textContent = hint;
  clearTimeout(timer);
  timer = window.setTimeout(() => (bubble.textContent = ''), FOOTER_HINT_MS);
}

for (const link of links) link.addEventListener('click', () => show(link.dataset['hint']));
// A link that led here from another page said it there only for a blink, so it is said again on arrival.
const arrived =
  document.referrer.startsWith(location.origin) && links.find((link) => link.href === location.href);
if (arrived) show(arrived.dataset['hint']);
