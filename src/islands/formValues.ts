import { HONEYPOT, UNFINISHED_DATE, type Values } from '../forms/field.ts';
import { isBefore } from '../browser/dates.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | RadioNodeList | null;
const controlOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control;

/**
 * What stands in a form now.
 * @param names of the fields to read
 * @returns a text for each, and the hidden field's when it is filled in
 */
export function readValues(form: HTMLFormElement, names: readonly string[]): Values {
  const data = new FormData(form);
  const read = (name: string) => {
    const control = controlOf(form, name);
    const isUnreadable = control instanceof HTMLInputElement && control.validity.badInput;
    return isUnreadable ? UNFINISHED_DATE : String(data.get(name) ?? '');
  };
  const trap = String(data.get(HONEYPOT) ?? '');
  return {
    ...Object.fromEntries(names.map((name) => [name, read(name)])),
    ...(trap && { [HONEYPOT]: trap }),
  };
}

/** Fills in one field, as if nobody had typed: no event is sent. */
export function writeValue(form: HTMLFormElement, name: string, value: string): void {
  const control = controlOf(form, name);
  if (!control) return;
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value !== '';
  else control.value = value;
}

/** What a field held when the page came, before anybody typed. */
export function initialValue(form: HTMLFormElement, name: string): string {
  const control = controlOf(form, name);
  if (control instanceof RadioNodeList) {
    const initial = [...control].find((radio) => radio instanceof HTMLInputElement && radio.defaultChecked);
    return initial instanceof HTMLInputElement ? initial.value : '';
  }
  if (!control || control.type === 'checkbox') return '';
  return control.defaultValue;
}

/** Fills in one field with what the visitor pressed elsewhere on the page; what he types there later is his own. */
export function giveValue(control: HTMLInputElement, value: string): void {
  control.value = value;
  control.dataset['given'] = value;
}

/** Whether a field holds what a page filled in, before or after it came, and nothing of the visitor's. */
export function isGiven(form: HTMLFormElement, name: string, value: string): boolean {
  const control = controlOf(form, name);
  const given = control instanceof HTMLInputElement ? control.dataset['given'] : undefined;
  return value !== '' && (value === given || value === initialValue(form, name));
}

/** Those of some fields that hold what a page filled in: by itself, or for what was pressed. */
export function givenNames(form: HTMLFormElement, names: readonly string[]): string[] {
  const shown = readValues(form, names);
  return names.filter((name) => isGiven(form, name, shown[name] ?? ''));
}

/** What an earlier visit left. */
export interface Left {
  fields: Values;
  /** The names of the fields that a page had filled in. */
  given: readonly string[];
  /** It was sent, or waits to be: then it is brought back as it was. */
  isUnsent: boolean;
}

/**
 * Fills in what an earlier visit left, but nothing over newer typing and no date that has passed. What another page had
 * filled in does not take the place of what this page says, and nothing typed is nothing to bring back.
 * @param left what was left
 * @param fresh what a fresh form got from script
 * @param minDates the earliest day of each date field, yyyy-mm-dd
 * @returns whether anything was filled in
 */
export function restoreValues(
  form: HTMLFormElement,
  { fields, given, isUnsent }: Left,
  fresh: Values,
  minDates: Values,
): boolean {
  const shown = readValues(form, Object.keys(fields));
  const restored = Object.entries(fields).filter(([name, value]) => {
    const now = shown[name] ?? '';
    const control = controlOf(form, name);
    // A browser writes no half of a date, and would empty the field instead.
    if (value === UNFINISHED_DATE && control instanceof HTMLInputElement && control.type === 'date')
      return false;
    const initial = initialValue(form, name);
    if (!isUnsent && (value === '' || (given.includes(name) && now !== ''))) return false;
    // What this page filled in gives way to what the visitor left, but not to what he never changed.
    const isCarried = isGiven(form, name, now) && value !== initial;
    const isUntouched = now === fresh[name] || now === initial || isCarried;
    return isUntouched && value !== now && !isBefore(value, minDates[name] ?? '');
  });
  for (const [name, value] of restored) {
    const control = controlOf(form, name);
    if (given.includes(name) && control instanceof HTMLInputElement) giveValue(control, value);
    else writeValue(form, name, value);
  }
  return restored.length > 0;
}
