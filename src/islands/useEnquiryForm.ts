import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { EnquiryWords, OwnWords } from '../forms/enquiryWords.ts';
import { isSame } from '../forms/draftSteps.ts';
import type { FormDefinition } from '../forms/formDefinition.ts';
import type { Values } from '../forms/field.ts';
import type { EnquiryTarget } from '../forms/mailer.ts';
import { restoreValues } from './formValues.ts';
import { useEnquiry, usePageEvents } from './useEnquiry.ts';
import { useErrorTitle } from './useErrorTitle.ts';
import { useFormValues } from './useFormValues.ts';
import { useToday } from './useToday.ts';

/** What there is to say about the draft, if anything. */
export type DraftNews = '' | 'restored' | 'unsent' | 'cleared';
export type EnquiryController = ReturnType<typeof useEnquiryForm>;

/**
 * Joins a form on the page to its enquiry: values, dates, messages, draft and sending.
 * @param definition the form, all but its markup
 * @param words what it says
 * @param target where it sends to
 * @param item what this one of several forms of a page is about, such as a car: each has a draft of its own
 */
export function useEnquiryForm<Words extends OwnWords>(
  definition: FormDefinition<string, Words>,
  words: EnquiryWords<Words>,
  target: EnquiryTarget,
  item?: string,
) {
  const { defaults, minDates } = definition;
  const check = (entered: Values, day: string) => definition.check(entered, words, day);
  const ref = useRef<HTMLFormElement>(null);
  /** What stood in the form when it was last emptied. */
  const emptied = useRef<Values>(undefined);
  const { enquiry, state } = useEnquiry(ref, definition, target, item);
  const { values, take, isTyped } = useFormValues(ref, definition);
  const { today, renew, restart } = useToday(ref, definition);
  const [showsErrors, setShowsErrors] = useState(false);
  const [invalidSubmits, setInvalidSubmits] = useState(0);
  const [draftNews, setDraftNews] = useState<DraftNews>('');

  const errors = showsErrors ? check(values, today) : {};
  const isSending = state.step === 'sending';
  useErrorTitle(Object.keys(errors).length > 0, words.shared.errors.title);

  /** Brings back what an earlier visit left, beside what was typed before the island was hydrated. */
  function restore() {
    const wasTyped = isTyped();
    const now = renew();
    const draft = enquiry.open();
    const isRestored =
      draft && restoreValues(ref.current!, draft, defaults(now), minDates(now, draft.fields));
    const taken = take();
    if (wasTyped || draft) enquiry.edit(taken);
    if (draft?.isUnsent || isRestored) setDraftNews(draft.isUnsent ? 'unsent' : 'restored');
  }
  function reset() {
    ref.current!.reset();
    restart();
    setShowsErrors(false);
    emptied.current = take();
  }
  /** Somebody who presses twice after a quick answer does not ask for the emptied form to be sent. */
  function isAnswered() {
    const now = enquiry.getSnapshot();
    const isNew = now.step === 'sent' && now.justSent;
    return isNew && emptied.current !== undefined && isSame(take(), emptied.current);
  }
  function submit() {
    const now = renew();
    const taken = take();
    setShowsErrors(true);
    setDraftNews('');
    if (Object.keys(check(taken, now)).length > 0) setInvalidSubmits(invalidSubmits + 1);
    else enquiry.submit(taken);
  }
  // Once, when the form is hydrated: what it restores with belongs to that moment.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(restore, []);
  usePageEvents(enquiry);
  useEffect(() => {
    if (state.step === 'sent' && state.justSent && state.isReset) reset();
    // A reset answers a new state alone; the function is another one at every rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [state]);

  return {
    ref,
    state,
    values,
    errors,
    /** How often what was sent was wrong: each time the visitor is told anew. */
    invalidSubmits,
    draftNews,
    hydrated: today !== '',
    isSending,
    minDates: today === '' ? {} : minDates(today, values),
    onInput: () => enquiry.edit(take()),
    onFocus: () => void renew(),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (enquiry.getSnapshot().step !== 'sending' && !isAnswered()) submit();
    },
    /** Hides the messages until the next submit. */
    hideErrors: () => setShowsErrors(false),
    clear: () => {
      if (isSending) return;
      enquiry.clear();
      reset();
      setDraftNews('cleared');
    },
  };
}
