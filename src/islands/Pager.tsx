import { fill } from '../browser/fill.ts';
import { numbersAround, type Page } from '../browser/paging.ts';
import type { ControlWords } from '../words/controlSchemas.ts';
import './arrows.css';
import styles from './Pager.module.css';

interface Props {
  page: Page;
  words: ControlWords['pager'];
  turnTo: (number: number) => void;
}

/** How many page numbers fit beside the two arrows on a small phone. */
const SPAN = 5;

/** The pages of a list: the one before, their numbers, the next. */
export function Pager({ page, words, turnTo }: Props) {
  return (
    <nav
      className={`${styles.pager} needs-script no-print`}
      aria-label={words.label}
      data-single={page.pages > 1 ? undefined : ''}
    >
      <button
        type="button"
        className="arrow-back"
        aria-label={words.previous}
        aria-disabled={page.page === 1}
        onClick={() => page.page > 1 && turnTo(page.page - 1)}
      />
      {numbersAround(page, SPAN).map((number) => (
        <button
          key={number}
          type="button"
          aria-label={fill(words.page, { number, count: page.pages })}
          aria-current={number === page.page ? 'page' : undefined}
          onClick={() => turnTo(number)}
        >
          {number}
        </button>
      ))}
      <button
        type="button"
        className="arrow-on"
        aria-label={words.next}
        aria-disabled={page.page === page.pages}
        onClick={() => page.page < page.pages && turnTo(page.page + 1)}
      />
    </nav>
  );
}
