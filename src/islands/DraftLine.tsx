import styles from './form.module.css';
import type { DraftNews, EnquiryController } from './useEnquiryForm.ts';

const WORDS: Record<DraftNews, string> = {
  '': '',
  restored: 'We restored your draft.',
  unsent: 'You have an unsent enquiry.',
  cleared: 'The form is empty again.',
};

/** What became of an earlier visit's draft. Its height is there from the start, so nothing moves when it speaks. */
export function DraftLine({ form }: { form: EnquiryController }) {
  const isUnsent = form.draftNews === 'unsent';
  return (
    <div className={styles.draft}>
      <p role="status">{WORDS[form.draftNews]}</p>
      {form.hydrated && form.draftNews === '' && <p>Your draft stays in this browser.</p>}
      {isUnsent && (
        <button type="submit" className={styles.quiet}>
          Send
        </button>
      )}
      {form.hydrated && (
        <button
          type="button"
          className={styles.quiet}
          onClick={form.clear}
          aria-disabled={form.isSending || undefined}
        >
          {isUnsent ? 'Discard' : 'Clear this form'}
        </button>
      )}
    </div>
  );
}
