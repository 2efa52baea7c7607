import { giveValue, isGiven } from './formValues.ts';

/** The numbers of a party in the booking form of the same page. */
export type CountName = 'adultCount' | 'childCount';

const fieldOf = (name: CountName) =>
  document.querySelector<HTMLInputElement>(`form:has([name="destinationLocation"]) [name="${name}"]`);

/**
 * Fills a number of the booking form in, unless the visitor has typed one there or left one in a draft.
 * @param count 0 or more
 */
export function carryCount(name: CountName, count: number): void {
  const field = fieldOf(name);
  if (!field || field.dataset['typed'] !== undefined) return;
  if (!isGiven(field.form!, name, field.value) || field.value === String(count)) return;
  giveValue(field, String(count));
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Notes which numbers the visitor types in the booking form himself; an event of a script's does not count.
 * @returns ends it
 */
export function noteTyping(): () => void {
  const note = ({ target, isTrusted }: Event) => {
    const isCount = target instanceof HTMLInputElement && /^(?:adult|child)Count$/.test(target.name);
    if (isTrusted && isCount) target.dataset['typed'] = '';
  };
  document.addEventListener('input', note);
  return () => document.removeEventListener('input', note);
}
