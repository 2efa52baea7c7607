import type { ReactNode } from 'react';
import { HONEYPOT } from '../forms/field.ts';
import type { FormWords } from '../words/formSchemas.ts';
import { LIB_VERSION, SEND_FORM_PATH, type EnquiryTarget } from '../forms/mailer.ts';
import styles from './form.module.css';
import type { EnquiryController } from './useEnquiryForm.ts';

interface Props {
  label: string;
  words: FormWords;
  target: EnquiryTarget;
  form: EnquiryController;
  children: ReactNode;
}

/** A real form that the browser can send by itself, and all that the three forms share out of sight. */
export function FormFrame({ label, words, target, form, children }: Props) {
  const { hydrated } = form;
  const ids = {
    lib_version: LIB_VERSION,
    service_id: target.service,
    template_id: target.template,
    user_id: target.publicKey,
  };
  return (
    <form
      ref={form.ref}
      className={styles.form}
      aria-label={label}
      method="post"
      encType="multipart/form-data"
      action={target.origin + SEND_FORM_PATH}
      noValidate={hydrated}
      onInput={form.onInput}
      onFocus={form.onFocus}
      onSubmit={form.onSubmit}
    >
      {/* Once the island sends, the mailer adds these itself. */}
      {Object.entries(ids).map(([id, value]) => (
        <input key={id} type="hidden" name={id} value={value} disabled={hydrated} />
      ))}
      {children}
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          {words.trap}
          <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {target.plainAnswer && (
        <noscript>
          <p className={styles.help}>{target.plainAnswer}</p>
        </noscript>
      )}
    </form>
  );
}
