import { describe, expect, it } from 'vitest';
import { testWords } from '../words/testing/testWords.ts';
import { enquiryText } from './enquiryWords.ts';
import { checkNewsletter, NEWSLETTER_FIELDS } from './newsletter.ts';

const words = { ...testWords.newsletter, shared: testWords.forms };

describe('the newsletter form', () => {
  it.each(['', '  ', '\u00a0'])('asks for an address when it gets %j', (email) => {
    expect(checkNewsletter({ email }, words)).toEqual({ email: 'Please input an email address 😬' });
  });
  it.each(['a@b', 'a', 'a b@c.de'])('asks for a valid address when it gets %j', (email) => {
    expect(checkNewsletter({ email }, words)).toEqual({ email: 'Please input a valid email address 😬' });
  });
  it('accepts an address', () => {
    expect(checkNewsletter({ email: 'jane@mail.example' }, words)).toEqual({});
    expect(enquiryText(NEWSLETTER_FIELDS, { email: 'jane@mail.example' }, words)).toContain(
      'jane@mail.example',
    );
  });
});
