import { expect, it } from 'vitest';
import { counted, text } from './text.ts';

const faultOf = (schema: ReturnType<typeof text>, value: string) =>
  schema.safeParse(value).error?.issues[0]?.message;

it('a text has its slots, each at least once and no other', () => {
  const schema = text('How many pages', 'count', 'max');
  expect(schema.safeParse('{count} of {max}, so {count}').success).toBe(true);
  expect(faultOf(schema, '{cuont} of {max}')).toBe('{cuont} is filled in by nothing. It has {count}, {max}');
  expect(faultOf(schema, '{count} pages')).toBe('Write {max} where it is to be filled in');
  expect(faultOf(text('A button'), 'Send {name}')).toBe('{name} is filled in by nothing. It has none');
});

it('says its slots to the editor', () =>
  expect(text('How many pages', 'count').description).toBe('How many pages, with {count}'));

it('the text for one thing needs no number', () => {
  const schema = counted('How many pages', 'count');
  expect(schema.safeParse({ one: 'One page', other: '{count} pages' }).success).toBe(true);
  expect(schema.safeParse({ one: 'One page', other: 'pages' }).success).toBe(false);
});
