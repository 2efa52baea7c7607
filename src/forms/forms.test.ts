import { describe, expect, it } from 'vitest';
import { testWords } from '../words/testing/testWords.ts';
import { FORMS, wordedForms } from './forms.ts';

describe.each(Object.entries(FORMS))('the record of the form %s', (name, form) => {
  const { words } = wordedForms(testWords)[name]!;
  const names: string[] = [...form.given, ...form.fields].map((field) => field.name);

  it('says its own name', () => expect(form.name).toBe(name));

  it('names each field once, and its mail is about fields that it has', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain(form.mail.who);
    expect(names).toContain(form.mail.replyTo);
  });

  it('has a label for each field and words for each choice', () => {
    for (const { name: field, type, options = [] } of [...form.given, ...form.fields]) {
      expect(words.fields[field]?.label, field).toBeTruthy();
      expect(Object.keys(words.fields[field]?.options ?? {}), field).toEqual([...options]);
      if (type === 'textarea') expect(words.fields[field]?.help).toContain('{max}');
    }
  });

  it('gives values, earliest days and messages to fields that it has', () => {
    const today = '2026-11-21';
    for (const values of [
      form.defaults(today),
      form.minDates(today, {}),
      form.check({}, words as never, today),
    ])
      expect(names).toEqual(expect.arrayContaining(Object.keys(values)));
  });
});
