/**
 * Lays out what the first layout has put off, a section at a time when the browser has nothing else to do, so that
 * the scroll bar, links to parts of the page and the search of the browser soon know true heights. What is far from the
 * window is then left alone again, at the height that it is known to have: whatever changes the whole page, as a
 * dialogue does that makes all the rest inert, is done for what is near.
 */
import { idle } from './idle.ts';

/** What may be put off: sections, and in them what is one of many. */
const PARTS =
  'main > *, main > article > *, main > .no-print > *, body > footer > *, main :is(.prose, aside, .layout, tbody, .notes, .groups, ul) > *';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Heights hold for the width that they were taken at: in another one all is laid out, and stays. */
function keepTo(width: number, { classList }: HTMLElement): void {
  const onResize = () => {
    if (innerWidth === width) return;
    classList.remove('known');
    removeEventListener('resize', onResize);
  };
  addEventListener('resize', onResize);
  onResize();
}

/** Resolves when the height of every section is known. */
export async function layOutSections(): Promise<void> {
  const root = document.documentElement;
  if (!root.matches('.later')) return;
  const width = innerWidth;
  const laidOut: HTMLElement[] = [];
  for (const section of document.querySelectorAll<HTMLElement>(PARTS)) {
    if (getComputedStyle(section).contentVisibility !== 'auto') continue;
    await idle();
    section.style.contentVisibility = 'visible';
    laidOut.push(section);
    // Its styles in one task, its layout in another: each is short then, and a press is answered in between.
    void getComputedStyle(section.lastElementChild ?? section).color;
    await idle();
    section.getBoundingClientRect();
  }
  // The browser notes a height at the end of the frame that shows it.
  await frame();
  await frame();
  for (const section of laidOut) section.style.contentVisibility = '';
  // A link to a part of the page may have had all of it laid out meanwhile.
  if (root.classList.replace('later', 'known')) keepTo(width, root);
}
