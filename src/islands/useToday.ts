import { useRef, useState, type RefObject } from 'react';
import type { FormDefinition } from '../forms/formDefinition.ts';
import { localToday } from '../browser/dates.ts';
import { readValues, writeValue } from './formValues.ts';

/**
 * The visitor's date, and the dates of a form that go with it.
 * @param ref the form
 * @param defaults what a fresh form holds on a day
 * @returns `today`, yyyy-mm-dd, empty until the island lives, as the page was built on another day; `renew`, which looks
 * at the calendar again, moves along the dates that nobody chose, and gives today; `restart`, which fills in today's
 * dates after the form was emptied
 */
export function useToday(
  ref: RefObject<HTMLFormElement | null>,
  { defaults }: Pick<FormDefinition, 'defaults'>,
) {
  const day = useRef('');
  const [today, setToday] = useState('');

  function renew(): string {
    const now = localToday();
    const [before, after] = [defaults(day.current), defaults(now)];
    const shown = readValues(ref.current!, Object.keys(after));
    for (const [name, value] of Object.entries(after)) {
      if (before[name] !== value && shown[name] === before[name]) writeValue(ref.current!, name, value);
    }
    day.current = now;
    setToday(now);
    return now;
  }
  function restart(): void {
    day.current = '';
    renew();
  }
  return { today, renew, restart };
}
