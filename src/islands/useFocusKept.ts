import { useLayoutEffect, type RefObject } from 'react';

/**
 * Hands the focus on to the form's own button when a part of the form goes that holds it, such as 'Try again' once it is
 * pressed: else the browser drops it, and who uses a keyboard begins at the top of the page.
 * @param ref the part
 */
export function useFocusKept(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const part = ref.current;
    const form = part?.closest('form');
    return () => {
      if (!part?.contains(document.activeElement)) return;
      const buttons = [...(form?.querySelectorAll<HTMLElement>('[type="submit"]') ?? [])];
      buttons.findLast((button) => !part.contains(button))?.focus();
    };
  }, [ref]);
}
