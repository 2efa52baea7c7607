import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ControlWords } from '../words/controlSchemas.ts';
import styles from './FaqToggleAll.module.css';
import { onHashTarget } from './onHashTarget.ts';

interface Props {
  words: ControlWords['faq'];
  /** The questions, as Astro rendered them: each a `<details>`, which opens and closes by itself. */
  children?: ReactNode;
}

/** Opens or closes all questions at once, and the one that the address names. */
export function FaqToggleAll({ words, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [allOpen, setAllOpen] = useState(false);

  useEffect(() => {
    const element = root.current!;
    const look = () => setAllOpen(!element.querySelector('details:not([open])'));
    const end = onHashTarget((target) => {
      const item = element.contains(target) && target.closest('details');
      if (item) item.open = true;
    });
    // 'toggle' does not bubble, so it is heard on its way down.
    element.addEventListener('toggle', look, true);
    element.dataset['hydrated'] = '';
    look();
    return () => {
      end();
      element.removeEventListener('toggle', look, true);
    };
  }, []);

  function toggleAll() {
    for (const item of root.current!.querySelectorAll('details')) item.open = !allOpen;
  }

  return (
    <div ref={root} className={styles.faq}>
      <p className={`${styles.all} needs-script no-print`}>
        <button type="button" onClick={toggleAll}>
          {allOpen ? words.close : words.open}
        </button>
      </p>
      {children}
    </div>
  );
}
