import { describe, expect, it } from 'vitest';
import { FORMS } from './forms.ts';

describe.each(Object.entries(FORMS))('the record of the form %s', (name, form) => {
  const names: string[] = [...form.given, ...form.fields].map((field) => field.name);

  it('says its own name', () => expect(form.name).toBe(name));

  it('names each field once, and its mail is about fields that it has', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain(form.mail.who);
    expect(names).toContain(form.mail.replyTo);
  });

  it('gives values, earliest days and messages to fields that it has', () => {
    const today = '2026-11-21';
    for (const values of [form.defaults(today), form.minDates(today, {}), form.check({}, today)])
      expect(names).toEqual(expect.arrayContaining(Object.keys(values)));
  });
});
