/**
 * Lays out what the first layout has put off, a section at a time when the browser has nothing else to do, so that
 * the scroll bar, links to parts of the page and the search of the browser soon know true heights.
 */
import { idle } from '../browser/idle.ts';

/** What may be put off: sections, and in them what is one of many. */
const PARTS =
  'main > *, main > article > *, main > .no-print > *, body > footer > *, main :is(.prose, aside, .layout, tbody, .notes, .groups, ul) > *';

/** Resolves when every section has been laid out. */
export async function layOutSections(): Promise<void> {
  if (!document.documentElement.matches('.later')) return;
  for (const section of document.querySelectorAll(PARTS)) {
    if (getComputedStyle(section).contentVisibility !== 'auto') continue;
    await idle();
    section.classList.add('whole');
    // Its styles in one task, its layout in another: each is short then, and a press is answered in between.
    void getComputedStyle(section.lastElementChild ?? section).color;
    await idle();
    section.getBoundingClientRect();
  }
}
