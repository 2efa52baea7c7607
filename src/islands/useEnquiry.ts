import { useEffect, useState, useSyncExternalStore } from 'react';
import { draftKey, openDrafts } from '../forms/drafts.ts';
import { createEnquiry } from '../forms/enquiry.ts';
import type { FormDefinition } from '../forms/formDefinition.ts';
import { deliver, type EnquiryTarget } from '../forms/mailer.ts';

/**
 * A form's enquiry, and where it stands.
 * @param item what this one of several forms of a page is about, such as a car: each has a draft of its own
 */
export function useEnquiry(form: FormDefinition, target: EnquiryTarget, item: string | undefined) {
  const [enquiry] = useState(() =>
    createEnquiry({
      drafts: openDrafts(draftKey(form.name, item)),
      deliver: (fields, onLate) => deliver({ form, fields }, target, onLate),
      successMs: form.success.ms,
    }),
  );
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
