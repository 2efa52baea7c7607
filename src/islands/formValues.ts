import type { Values } from '../forms/field.ts';

/** A field that people never see: whoever fills it in is probably a program. */
export const HONEYPOT = 'company_fax';

type Control = HTMLInputElement | HTMLTextAreaElement | RadioNodeList | null;
const controlOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control;

/**
 * What stands in a form now.
 * @param names of the fields to read
 * @returns a text for each; a date begun and not finished is '?', so that nobody takes it for an empty one
 */
export function readValues(form: HTMLFormElement, names: readonly string[]): Values {
  const data = new FormData(form);
  const read = (name: string) => {
    const control = controlOf(form, name);
    const isUnreadable = control instanceof HTMLInputElement && control.validity.badInput;
    return isUnreadable ? '?' : String(data.get(name) ?? '');
  };
  return Object.fromEntries(names.map((name) => [name, read(name)]));
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
