import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether something that moves by itself may move now: it stands on the screen, its tab is shown and nobody is
 * filling in a field.
 * @param root the element that moves
 */
export function useMayAutoplay(root: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false);
  const [undisturbed, setUndisturbed] = useState(false);

  useEffect(() => {
    const look = () =>
      setUndisturbed(!document.hidden && !document.activeElement?.matches('input, select, textarea'));
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)!.isIntersecting));
    observer.observe(root.current!);
    // The focus has not arrived yet when it leaves the field before.
    const lookSoon = () => queueMicrotask(look);
    document.addEventListener('visibilitychange', look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', lookSoon);
    look();
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', lookSoon);
    };
  }, [root]);

  return inView && undisturbed;
}
