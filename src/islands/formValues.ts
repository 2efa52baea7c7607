import { HONEYPOT, type Values } from '../forms/field.ts';
import { isBefore } from '../browser/dates.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | RadioNodeList | null;
const controlOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control;

/**
 * What stands in a form now.
 * @param names of the fields to read
 * @returns a text for each, and the hidden field's when it is filled in; a date begun and not finished is '?', so that
 * nobody takes it for an empty one
 */
export function readValues(form: HTMLFormElement, names: readonly string[]): Values {
  const data = new FormData(form);
  const read = (name: string) => {
    const control = controlOf(form, name);
    const isUnreadable = control instanceof HTMLInputElement && control.validity.badInput;
    return isUnreadable ? '?' : String(data.get(name) ?? '');
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

/** What the page itself filled into a field after it came, such as the number of those who travel. */
function carriedValue(form: HTMLFormElement, name: string): string | undefined {
  const control = controlOf(form, name);
  return control instanceof HTMLInputElement ? control.dataset['carried'] : undefined;
}

/**
 * Fills in what an earlier visit left, but nothing over newer typing and no date that has passed.
 * @param draft what was left
 * @param fresh what a fresh form got from script
 * @param minDates the earliest day of each date field, yyyy-mm-dd
 * @returns whether anything was filled in
 */
export function restoreValues(
  form: HTMLFormElement,
  draft: Values,
  fresh: Values,
  minDates: Values,
): boolean {
  const shown = readValues(form, Object.keys(draft));
  const left = Object.entries(draft).filter(([name, value]) => {
    const now = shown[name] ?? '';
    const initial = initialValue(form, name);
    // What the page filled in by itself gives way to what the visitor left, but not to what he never changed.
    const isCarried = carriedValue(form, name) === now && value !== initial;
    const isUntouched = now === fresh[name] || now === initial || isCarried;
    return isUntouched && value !== now && !isBefore(value, minDates[name] ?? '');
  });
  left.forEach(([name, value]) => writeValue(form, name, value));
  return left.length > 0;
}
