import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { draftKey, openDrafts } from '../forms/drafts.ts';
import { createEnquiry } from '../forms/enquiry.ts';
import type { FormDefinition } from '../forms/formDefinition.ts';
import { deliver, type EnquiryTarget } from '../forms/mailer.ts';
import { givenNames } from './formValues.ts';

/**
 * A form's enquiry, and where it stands.
 * @param ref the form on the page: its draft notes what a page filled in there
 * @param item what this one of several forms of a page is about, such as a car: each has a draft of its own
 */
export function useEnquiry(
  ref: RefObject<HTMLFormElement | null>,
  form: FormDefinition,
  target: EnquiryTarget,
  item: string | undefined,
) {
  const [enquiry] = useState(() => {
    const drafts = openDrafts(draftKey(form.name, item));
    const names = form.fields.map(({ name }) => name);
    const given = () => (ref.current ? givenNames(ref.current, names) : []);
    return createEnquiry({
      drafts: { ...drafts, save: (draft) => drafts.save({ ...draft, given: given() }) },
      deliver: (fields, onLate) => deliver({ form, fields }, target, onLate),
      successMs: form.success.ms,
    });
  });
  const state = useSyncExternalStore(enquiry.subscribe, enquiry.getSnapshot, enquiry.getSnapshot);
  return { enquiry, state };
}

/** Tells an enquiry that the browser is online again, and that its page is left or comes back. */
export function usePageEvents({ reconnect, onPageHide, onPageShow }: ReturnType<typeof createEnquiry>): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('online', reconnect, { signal });
    window.addEventListener('pagehide', onPageHide, { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && onPageShow(), { signal });
    return () => stop.abort();
  }, [reconnect, onPageHide, onPageShow]);
}
