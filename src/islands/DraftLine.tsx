import type { FormWords } from '../words/formSchemas.ts';
import styles from './form.module.css';
import type { EnquiryController } from './useEnquiryForm.ts';

interface Props {
  form: EnquiryController;
  words: FormWords['draft'];
}

/** What became of an earlier visit's draft. Its height is there from the start, so nothing moves when it speaks. */
export function DraftLine({ form, words }: Props) {
  const isUnsent = form.draftNews === 'unsent';
  return (
    <div className={styles.draft}>
      <p role="status">{form.draftNews && words[form.draftNews]}</p>
      {form.hydrated && form.draftNews === '' && <p>{words.kept}</p>}
      {isUnsent && (
        <button type="submit" className={styles.quiet}>
          {words.send}
        </button>
      )}
      {form.hydrated && (
        <button
          type="button"
          className={styles.quiet}
          onClick={form.clear}
          aria-disabled={form.isSending || undefined}
        >
          {isUnsent ? words.discard : words.clear}
        </button>
      )}
    </div>
  );
}
