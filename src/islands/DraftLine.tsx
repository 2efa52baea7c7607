import { useRef } from 'react';
import type { FormWords } from '../words/formSchemas.ts';
import styles from './form.module.css';
import type { EnquiryController } from './useEnquiryForm.ts';
import { useFocusKept } from './useFocusKept.ts';

interface Props {
  form: EnquiryController;
  words: FormWords['draft'];
}

function Send({ children }: { children: string }) {
  const ref = useRef<HTMLButtonElement>(null);
  useFocusKept(ref);
  return (
    <button ref={ref} type="submit" className={styles.quiet}>
      {children}
    </button>
  );
}

/** What became of an earlier visit's draft. Its height is there from the start, so nothing moves when it speaks. */
export function DraftLine({ form, words }: Props) {
  const isUnsent = form.draftNews === 'unsent';
  return (
    <div className={styles.draft}>
      <p role="status">{form.draftNews && words[form.draftNews]}</p>
      {form.hydrated && form.draftNews === '' && <p>{words.kept}</p>}
      {isUnsent && <Send>{words.send}</Send>}
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
