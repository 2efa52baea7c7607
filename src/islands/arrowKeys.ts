import type { SliderHandle } from './sliderCore.ts';

type Steps = Pick<SliderHandle, 'next' | 'previous'>;

const sliders = new Map<HTMLElement, Steps>();

/** How many px of an element's height stand inside the window. */
function heightInView(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.min(bottom, innerHeight) - Math.max(top, 0);
}

/** Whether the keys scroll a box around the focus, such as that of a wide table. */
function scrollsSideways(focused: Element): boolean {
  for (let box: Element | null = focused; box && box !== document.body; box = box.parentElement)
    if (box.scrollWidth > box.clientWidth && /auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
  return false;
}

/** The slider that holds the focus, else the one most in view. */
function addressed(): Steps | undefined {
  const all = [...sliders.keys()].filter((root) => !root.hasAttribute('data-locked'));
  const focused = all.find((root) => root.contains(document.activeElement));
  if (focused) return sliders.get(focused);
  const [most] = all
    .filter((root) => heightInView(root) > 0)
    .sort((a, b) => heightInView(b) - heightInView(a));
  return most && sliders.get(most);
}

function onKey(event: KeyboardEvent) {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const target = event.target as Element;
  if (target.closest('input, select, textarea, [contenteditable], [popover], dialog')) return;
  if (scrollsSideways(target)) return;
  const steps = addressed();
  if (!steps) return;
  event.preventDefault();
  if (event.key === 'ArrowRight') steps.next();
  else steps.previous();
}

/**
 * Lets the left and right arrow keys move a slider.
 * @param root the slider's element
 * @param steps what the keys do
 * @returns the function that ends it
 */
export function addArrowKeys(root: HTMLElement, steps: Steps): () => void {
  if (!sliders.size) document.addEventListener('keydown', onKey);
  sliders.set(root, steps);
  return () => {
    sliders.delete(root);
    if (!sliders.size) document.removeEventListener('keydown', onKey);
  };
}
