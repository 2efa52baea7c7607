import type { FormName } from '../forms/forms.ts';
import { readWords } from '../settings/siteFiles.ts';

/** Every word of the interface, as content/words/ gives it. */
export const ui = readWords(process.cwd());

/** The words of a form, with those that all forms share, as its island takes them. */
export const enquiryWords = <Name extends FormName>(name: Name) => ({ ...ui[name], shared: ui.forms });
