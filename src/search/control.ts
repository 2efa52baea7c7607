import { fill, fillCount } from '../browser/fill.ts';
import { ANCHORS } from '../routes.ts';
import words from '../../content/words/search.json' with { type: 'json' };
import { element } from './element.ts';
import { loadSearch } from './load.ts';
import { groupsOf, linkGroups, optionGroups, type Look } from './results.ts';

/** The parts of a search: a field, and where it answers. */
export interface Parts {
  form: HTMLFormElement;
  input: HTMLInputElement;
  /** Says politely what goes on. */
  status: HTMLElement;
  /** Where results stand. */
  results: HTMLElement;
  /** Where it says what to do when there are none. */
  advice: HTMLElement;
  look: Look;
  /** How many results there is room for. */
  most: number;
  /** Told after each change of what is shown, with the number of results. */
  onShown?: (count: number) => void;
}

/** How long somebody must pause before a screen reader is told the count, in ms. */
const PAUSE_MS = 350;

/** The address of all results for a text. */
const addressOf = (form: HTMLFormElement, text: string) =>
  `${new URL(form.action).pathname}?${new URLSearchParams({ q: text })}`;

/** Lets a search answer while somebody types. */
export function controlSearch(parts: Parts) {
  const { form, input, status, results, advice, look, most } = parts;
  const link = (href: string, text: string) => element('a', { href }, text);
  const everything = () => link(`${new URL(form.action).pathname}#everything`, words.everything);
  const asked = () => input.value.trim();
  let pause = 0;

  function say(text: string, isLate = false) {
    clearTimeout(pause);
    if (isLate) pause = window.setTimeout(() => (status.textContent = text), PAUSE_MS);
    else status.textContent = text;
  }
  function show(groups: readonly Node[], count: number, help: readonly (Node | string)[]) {
    results.replaceChildren(...groups);
    results.hidden = groups.length === 0;
    advice.replaceChildren(...help);
    parts.onShown?.(count);
  }
  /** A link that asks for another text, here where there is script. */
  function other(text: string) {
    const made = link(addressOf(form, text), text);
    made.addEventListener('click', (event) => {
      event.preventDefault();
      input.value = text;
      input.focus();
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    return made;
  }
  const paragraph = (...inside: readonly (Node | string)[]) => element('p', {}, ...inside);
  const choices = (title: string, texts: readonly string[]) =>
    paragraph(title, ...texts.flatMap((text) => [' ', other(text)]));

  function showFault() {
    const retry = element('button', { type: 'button' }, words.retry);
    retry.addEventListener('click', () => {
      input.focus();
      void answer();
    });
    say(words.failed);
    show([], 0, [paragraph(everything(), ' ', retry)]);
  }

  /** Answers what stands in the field now. */
  async function answer() {
    const text = asked();
    say(words.loading, true);
    try {
      const { search, regions, examples } = await loadSearch();
      // Whoever typed on meanwhile is answered by that.
      if (asked() !== text) return;
      if (!text) {
        say('');
        show([], 0, look === 'options' ? [choices(words.examples, examples)] : []);
        return;
      }
      const hits = search.find(input.value.trimStart());
      const groups = groupsOf(hits, most);
      const shown = groups.reduce((sum, group) => sum + group.hits.length, 0);
      if (!hits.length) {
        const meant = search.respell(text);
        say(fill(words.none, { query: text }));
        show([], 0, [
          ...(meant ? [choices(words.meant, [meant])] : []),
          paragraph(words.advice),
          paragraph(everything(), ' ', link(`/#${ANCHORS.booking}`, words.ask)),
        ]);
        return;
      }
      say(fillCount(words.found, hits.length), true);
      show(
        look === 'options' ? optionGroups(groups, regions, results.id) : linkGroups(groups, regions),
        shown,
        shown < hits.length
          ? [paragraph(link(addressOf(form, text), fill(words.more, { count: hits.length })))]
          : [],
      );
    } catch {
      showFault();
    }
  }
  input.addEventListener('input', () => void answer());
  return answer;
}
