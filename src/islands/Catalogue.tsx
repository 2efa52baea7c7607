import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Choices, CatalogueItem, Filters } from '../browser/filters.ts';
import { fill, fillCount } from '../browser/fill.ts';
import type { Part } from '../browser/parts.ts';
import type { ControlWords } from '../words/controlSchemas.ts';
import styles from './Catalogue.module.css';
import { FilterButtons, type FilterWords } from './FilterButtons.tsx';
import { Pager } from './Pager.tsx';
import { useListed } from './useListed.ts';

interface Props {
  /** A list without filters needs no words for them. */
  words: { list: ControlWords['articles']; pager: ControlWords['pager']; filters?: FilterWords };
  /** What each item of the list can be narrowed by, in the list's order. */
  items: readonly CatalogueItem[];
  /** What the filter buttons offer; a list without filters offers nothing. */
  choices: Choices;
  /** What a part of a long list knows of it. */
  part?: Part | undefined;
  /** The list, as Astro rendered it: a `.listed` with an `<li>` per item. */
  children?: ReactNode;
}

/** Shows one page of a list at a time, and only what the filters let through. The address keeps both. */
export function Catalogue({ words, items, choices, part, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [hydrated, setHydrated] = useState(false);
  const listed = useListed(items, choices, part);
  const { filters, count: found, page } = listed;
  const shown = listed.shown.join();

  useEffect(() => setHydrated(true), []);
  useLayoutEffect(() => {
    if (!hydrated) return;
    const positions = new Set(shown.split(','));
    root.current!.querySelectorAll<HTMLElement>('.listed > li').forEach((item, position) => {
      item.hidden = !positions.has(String(position));
    });
    root.current!.dataset['hydrated'] = '';
  }, [hydrated, shown]);

  const change = (next: Filters) => listed.change(next, root.current!.closest('section')?.id);
  function focusList(): HTMLElement {
    const list = root.current!.querySelector<HTMLElement>('.listed')!;
    list.focus({ preventScroll: true });
    return list;
  }
  function turnTo(number: number) {
    change({ ...filters, page: number });
    const list = focusList();
    if (list.getBoundingClientRect().top < 0) list.scrollIntoView();
  }

  /** The button that is pressed goes with the advice: the focus goes on to what is listed again. */
  function clear() {
    change({ country: null, max: null, page: 1 });
    focusList();
  }

  function count(): string {
    const { all, last, range } = words.list;
    if (!found && words.filters) return words.filters.none;
    if (page.pages === 1) return fillCount(all, found);
    const first = page.from + 1;
    return fill(first === page.to ? last : range, { count: found, first, last: page.to });
  }
  return (
    <div ref={root} className={styles.catalogue} data-list="" data-empty={found ? undefined : ''}>
      <div className={`${styles.head} needs-script no-print`}>
        {words.filters && (
          <FilterButtons choices={choices} filters={filters} words={words.filters} change={change} />
        )}
        <p className={styles.count} role="status">
          {count()}
        </p>
      </div>
      {children}
      {words.filters && (
        <div className={`${styles.none} needs-script`} data-none="">
          <p>{words.filters.advice}</p>
          <button type="button" onClick={clear}>
            {words.filters.clear}
          </button>
        </div>
      )}
      <Pager page={page} words={words.pager} turnTo={turnTo} />
    </div>
  );
}
