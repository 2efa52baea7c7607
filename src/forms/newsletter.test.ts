import { describe, expect, it } from 'vitest';
import { checkNewsletter, describeNewsletter } from './newsletter.ts';

describe('the newsletter form', () => {
  it.each(['', '  ', '\u00a0'])('asks for an address when it gets %j', (email) => {
    expect(checkNewsletter({ email })).toEqual({ email: 'Please input an email address 😬' });
  });
  it.each(['a@b', 'a', 'a b@c.de'])('asks for a valid address when it gets %j', (email) => {
    expect(checkNewsletter({ email })).toEqual({ email: 'Please input a valid email address 😬' });
  });
  it('accepts an address', () => {
    expect(checkNewsletter({ email: 'jane@mail.example' })).toEqual({});
    expect(describeNewsletter({ email: 'jane@mail.example' })).toContain('jane@mail.example');
  });
});
