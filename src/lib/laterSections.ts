import { type HeadScript, headScript } from './headScript.ts';

/**
 * Runs in the head, and needs nothing from outside itself. The first frame shows the first section of a page, and each
 * of the next ones a little more, so that none keeps the visitor waiting; what lies far below is laid out when it comes
 * near, or when the browser has nothing else to do (`src/styles/laterSections.css`, `src/shell/laterSections.ts`).
 * Until then its height is a guess, so a page whose first view lies elsewhere is laid out at once: one that is opened
 * at a part of it, and one that is read again where it was left. Without script nothing is put off,
 * nor in browsers that do not say when they are idle: they keep no place in a page whose heights change.
 */
function putOffSections(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate' || location.hash || !('requestIdleCallback' in window)) return;
  const { classList, dataset } = document.documentElement;
  const end = () => delete dataset['frame'];
  const show = (frame: number) => {
    dataset['frame'] = String(frame);
    requestAnimationFrame(frame < 3 ? () => show(frame + 1) : end);
  };
  classList.add('later');
  const whole = () => classList.remove('later');
  // A link to a part of the page: what stands before that has its true height from now on.
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href*="#"]')) whole();
    },
    true,
  );
  // The same where an address is given a part otherwise, perhaps while a frame still hides what stands above that.
  addEventListener('hashchange', () => {
    if (!classList.contains('later')) return;
    whole();
    document.querySelector(':target')?.scrollIntoView();
  });
  dataset['frame'] = '1';
  // The first call comes before the first frame is painted.
  requestAnimationFrame(() => show(1));
  // A window that nobody sees has no frames.
  setTimeout(end, 1000);
}

/**
 * The script for the head of every page.
 * @returns its code, and the hash that the content security policy must name
 */
export const laterSectionsScript = (): HeadScript => headScript(`(${putOffSections})()`);
