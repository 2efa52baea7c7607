import words from '../../content/words/search.json' with { type: 'json' };
import { SEARCH_MOST } from '../constants.ts';
import { combobox } from './combobox.ts';
import { controlSearch } from './control.ts';
import { element } from './element.ts';
import { leaveFarSections } from './farSections.ts';
import dialogStyles from './dialog.css?inline';
import resultStyles from './results.css?inline';

/** How many results the dialogue has room for. */
const MOST = 9;
const LIST = 'search-options';

function make(address: string, icon: Node) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(resultStyles + dialogStyles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const input = element('input', {
    ...{ id: 'search-dialog-field', type: 'search', name: 'q', role: 'combobox', enterkeyhint: 'search' },
    ...{ autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', maxlength: SEARCH_MOST },
    ...{ 'aria-autocomplete': 'list', 'aria-expanded': 'false', 'aria-controls': LIST },
  });
  const close = element('button', { type: 'button', class: 'search-close', 'aria-label': words.close });
  const row = element('div', { class: 'search-ask' }, icon, input, close);
  const label = element('label', { for: input.id, class: 'caps' }, words.label);
  const form = element('form', { action: address, role: 'search' }, label, row);
  const status = element('p', { role: 'status', class: 'search-status' });
  const results = element('div', { id: LIST, role: 'listbox', 'aria-label': words.results, hidden: true });
  const advice = element('div', { class: 'search-advice' });
  const sheetOfPaper = element('div', { class: 'search-paper' }, form, status, results, advice);
  const dialog = element('dialog', { class: 'search-dialog', 'aria-label': words.name }, sheetOfPaper);
  document.body.append(dialog);

  const shut = () => dialog.close();
  const renew = combobox(input, results, shut);
  const answer = controlSearch({
    ...{ form, input, status, results, advice, look: 'options', most: MOST },
    onShown: renew,
  });
  close.addEventListener('click', shut);
  // A press on what is behind it, and a way on, which may lead to a part of this very page.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target as Element).closest('[role="option"]')) shut();
  });
  return { dialog, input, answer };
}

let made: ReturnType<typeof make> | undefined;

/**
 * Opens the search over the page. What was typed before is there again.
 * @param link the link to the page of search, whose icon it borrows
 */
export function openDialog(link: HTMLAnchorElement): void {
  made ??= make(link.pathname, link.querySelector('svg')!.cloneNode(true));
  const { dialog, input, answer } = made;
  dialog.addEventListener('close', leaveFarSections(), { once: true });
  dialog.showModal();
  input.focus();
  input.select();
  void answer();
}
