import { useEffect, useRef, useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { createEnquiry } from '../forms/enquiry.ts';
import type { Values } from '../forms/field.ts';
import type { FormDefinition } from '../forms/formDefinition.ts';
import { localToday } from '../lib/dates.ts';
import { draftKey, openDrafts } from '../forms/drafts.ts';
import { deliver, type EnquiryTarget } from '../forms/mailer.ts';
import type { DraftNews } from './DraftLine.tsx';
import { initialValue, readValues, restoreValues, writeValue } from './formValues.ts';

export type EnquiryForm = ReturnType<typeof useEnquiryForm>;

/**
 * Joins a form on the page to its enquiry: values, dates, messages, draft and sending.
 * @param definition the form, all but its markup
 * @param item what this one of several forms of a page is about, such as a car: each has a draft of its own
 */
export function useEnquiryForm(definition: FormDefinition, target: EnquiryTarget, item?: string) {
  const { fields, given, defaults, minDates, check } = definition;
  const names = [...fields, ...given].map(({ name }) => name);
  const ref = useRef<HTMLFormElement>(null);
  const day = useRef('');
  const [enquiry] = useState(() =>
    createEnquiry({
      drafts: openDrafts(draftKey(definition.name, item)),
      deliver: (values, onLate) => deliver({ form: definition, fields: values }, target, onLate),
      successMs: definition.success.ms,
    }),
  );
  const state = useSyncExternalStore(enquiry.subscribe, enquiry.getSnapshot, enquiry.getSnapshot);
  // Empty until the island lives: the page was built on another day.
  const [today, setToday] = useState('');
  const [values, setValues] = useState<Values>({});
  const [isTouched, setTouched] = useState(false);
  const [invalidSubmits, setInvalidSubmits] = useState(0);
  const [draftLine, setDraftLine] = useState<DraftNews>('');

  const errors = isTouched ? check(values, today) : {};
  const hasErrors = Object.keys(errors).length > 0;

  function take(): Values {
    const taken = readValues(ref.current!, names);
    setValues(taken);
    return taken;
  }
  /** Moves the dates along when a new day has begun; a date that somebody chose stays. */
  function renewDay(): string {
    const now = localToday();
    const [before, after] = [defaults(day.current), defaults(now)];
    const shown = readValues(ref.current!, names);
    for (const [name, value] of Object.entries(after)) {
      if (before[name] !== value && shown[name] === before[name]) writeValue(ref.current!, name, value);
    }
    day.current = now;
    setToday(now);
    return now;
  }
  function reset() {
    ref.current!.reset();
    day.current = '';
    renewDay();
    setTouched(false);
    take();
  }
  useEffect(() => {
    const typed = readValues(ref.current!, names);
    const isTyped = fields.some(({ name }) => typed[name] !== initialValue(ref.current!, name));
    const now = renewDay();
    const draft = enquiry.open();
    const isRestored =
      draft && restoreValues(ref.current!, draft.fields, defaults(now), minDates(now, draft.fields));
    const taken = take();
    if (isTyped || draft) enquiry.edit(taken);
    if (draft?.wasTried || isRestored) setDraftLine(draft.wasTried ? 'unsent' : 'restored');

    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('online', enquiry.reconnect, { signal });
    window.addEventListener('pagehide', enquiry.onPageHide, { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && enquiry.onPageShow(), { signal });
    return () => stop.abort();
  }, []);

  useEffect(() => {
    if (state.step === 'sent' && state.justSent && state.isReset) reset();
  }, [state]);

  useEffect(() => {
    if (!hasErrors) return undefined;
    document.title = `Error: ${document.title}`;
    return () => void (document.title = document.title.replace('Error: ', ''));
  }, [hasErrors]);

  return {
    ref,
    state,
    values,
    errors,
    /** How often the form was refused: each time the visitor is told anew. */
    invalidSubmits,
    draftLine,
    isAlive: today !== '',
    isSending: state.step === 'sending',
    minDates: today === '' ? {} : minDates(today, values),
    onInput: () => enquiry.edit(take()),
    onFocus: () => void renewDay(),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (enquiry.getSnapshot().step === 'sending') return;
      const now = renewDay();
      const taken = take();
      setTouched(true);
      setDraftLine('');
      if (Object.keys(check(taken, now)).length > 0) setInvalidSubmits(invalidSubmits + 1);
      else enquiry.submit(taken);
    },
    /** Hides the messages until the next submit. */
    hideErrors: () => setTouched(false),
    clear: () => {
      if (state.step === 'sending') return;
      enquiry.clear();
      reset();
      setDraftLine('cleared');
    },
  };
}
