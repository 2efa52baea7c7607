import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactLinks } from './contactLinks.ts';

const CONTACTS = {
  ...{ name: 'Zurura', phone: '+256 000 000 001', phoneHref: 'tel:+256000000001' },
  ...{ email: 'hello@zurura.example', chatHref: 'https://wa.me/256000000001' },
};
const bodyOf = (mail: string) => new URL(mail).searchParams.get('body') ?? '';

describe('the links of a failed enquiry', () => {
  it('carry all of it', () => {
    const { chat, mail } = contactLinks(CONTACTS, 'Trip enquiry\nWhere To: Bwindi & Nyungwe #1 50% +2');
    const written = 'Trip enquiry\r\nWhere To: Bwindi & Nyungwe #1 50% +2';
    expect(new URL(chat).searchParams.get('text')).toBe(written);
    expect(chat.startsWith('https://wa.me/256000000001?text=')).toBe(true);
    expect(new URL(mail).pathname).toBe('hello@zurura.example');
    expect(new URL(mail).searchParams.get('subject')).toBe('Trip enquiry');
    expect(bodyOf(mail)).toBe(written);
  });

  it('stay within 1,500 characters, cut between two of them and marked as cut', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 0, maxLength: 2000 }), (text) => {
        const body = contactLinks(CONTACTS, `Enquiry\n${text}`).chat.split('?text=')[1]!;
        expect(body.length).toBeLessThanOrEqual(1500);
        const shown = decodeURIComponent(body);
        const all = `Enquiry\n${text}`.replace(/\r?\n/g, '\r\n');
        expect(shown === all || (shown.endsWith(' …') && all.startsWith(shown.slice(0, -2)))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('stay within it at whatever character the cut falls', () => {
    for (const length of [1480, 1500, 1520, 9000]) {
      const body = contactLinks(CONTACTS, 'a'.repeat(length)).chat.split('?text=')[1]!;
      expect(body.length).toBeLessThanOrEqual(1500);
      expect(body.length).toBeGreaterThan(1450);
    }
  });

  it('survive half an emoji', () => {
    expect(() => contactLinks(CONTACTS, 'cut here: \ud83d')).not.toThrow();
  });
});
