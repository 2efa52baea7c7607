import { FOOTER_HINT_MS } from '../constants.ts';
import { CONTROLS } from './controls.ts';

const STEP_PX = 8;
const bubble = document.querySelector<HTMLElement>('.footer .hint');
const links = [...document.querySelectorAll<HTMLAnchorElement>('.footer a[data-hint]')];
let timer = 0;
let frame = 0;

/** Moves the bubble up from its place at the bottom until no control or caption is under it. */
function clearTheWay() {
  if (!bubble?.textContent) return;
  bubble.style.translate = '';
  const { top, bottom, left, right } = bubble.getBoundingClientRect();
  const below = [...document.querySelectorAll(CONTROLS)]
    .map((control) => control.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.right > left && box.left < right);
  const isFree = (up: number) => below.every((box) => box.bottom <= top - up || box.top >= bottom - up);
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  for (let up = 0; top - up > header; up += STEP_PX) {
    if (!isFree(up)) continue;
    bubble.style.translate = `0 ${-up}px`;
    return;
  }
}

function show(hint: string | undefined) {
  if (!bubble || !hint) return;
  bubble.textContent = hint;
  clearTheWay();
  clearTimeout(timer);
  timer = window.setTimeout(() => (bubble.textContent = ''), FOOTER_HINT_MS);
}

for (const link of links) link.addEventListener('click', () => show(link.dataset['hint']));
addEventListener(
  'scroll',
  () => {
    cancelAnimationFrame(frame);
    if (bubble?.textContent) frame = requestAnimationFrame(clearTheWay);
  },
  { passive: true },
);
// A link that led here from another page said it there only for a blink, so it is said again on arrival.
const arrived =
  document.referrer.startsWith(location.origin) && links.find((link) => link.href === location.href);
if (arrived) show(arrived.dataset['hint']);
