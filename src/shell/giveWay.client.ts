import { CONTROLS } from './controls.ts';

/**
 * The chat button and the way back to the top float over the page. Where a control or a caption comes near one of
 * them, that one gives way: it fades at once and cannot be pressed, and returns when the place is free again. The
 * browser tells when (intersection observers), so a page at rest pays nothing.
 */

/** How far ahead, in px, of the float's own box a control is noticed: a quick scroll moves that far in a frame or two. */
const AHEAD_PX = 32;
const BESIDE_PX = 4;

const floats = [...document.querySelectorAll<HTMLElement>('[data-float]')].map((float) => ({
  float,
  near: new Set<Element>(),
  observer: undefined as IntersectionObserver | undefined,
}));

function watch(scope: Document | Element) {
  const found = [...scope.querySelectorAll(CONTROLS)];
  if (scope instanceof Element && scope.matches(CONTROLS)) found.push(scope);
  for (const control of found) {
    if (control.closest('[data-float], [popover]')) continue;
    for (const { observer } of floats) observer?.observe(control);
  }
}

/** The window without everything but the float's box and its surroundings, as an observer's margin. */
function marginAround(float: HTMLElement): string {
  const { top, right, bottom, left } = float.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const inset = [
    top - AHEAD_PX,
    clientWidth - right - BESIDE_PX,
    clientHeight - bottom - AHEAD_PX,
    left - BESIDE_PX,
  ];
  // Where it stands closer to the window's edge than that, what is still outside counts as near, too.
  return inset.map((px) => `${-Math.floor(px)}px`).join(' ');
}

function start() {
  for (const entry of floats) {
    const { float, near } = entry;
    float.dataset['float'] = 'on';
    entry.observer?.disconnect();
    near.clear();
    entry.observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) near.add(target);
          else near.delete(target);
        }
        float.dataset['float'] = near.size > 0 ? 'away' : 'on';
      },
      { rootMargin: marginAround(float) },
    );
  }
  watch(document);
}

// In a task of its own: it asks for the page's layout.
setTimeout(start);
addEventListener('resize', start, { passive: true });
// What an island adds later: an error's summary, a button that tries again.
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node instanceof Element) watch(node);
}).observe(document.body, { childList: true, subtree: true });
