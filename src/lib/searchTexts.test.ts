import { expect, it } from 'vitest';
import { beginningOf, join, partsOf, plainText } from './searchTexts.ts';

const BODY = [
  'Before, with a [link](/about{product}).',
  '## 1. Mist & *ferns*',
  '![A hill](places/hill "The caption")',
  '- One\n- Two',
  '| A | B |\n| - | - |\n| c | d |',
].join('\n\n');

it('a body falls into its parts, each with the anchor that its page has', () => {
  expect(partsOf(BODY, 'small')).toEqual([
    { heading: '', anchor: '', text: 'Before, with a link.' },
    { heading: '1. Mist & ferns', anchor: '1-mist-ferns', text: 'The caption One Two A B c d' },
  ]);
  expect(plainText(BODY, 'small')).toBe('Before, with a link. 1. Mist & ferns The caption One Two A B c d');
  expect(plainText('', 'small')).toBe('');
});

it('the beginning of a text ends with a whole word', () => {
  expect(beginningOf('One two, three', 8)).toBe('One two\u00A0…');
  expect(beginningOf('One two', 7)).toBe('One two');
});

it('the beginning of a text ends with a sentence that fills half of its room', () => {
  expect(beginningOf('One is here. Two is not.', 20)).toBe('One is here.');
  expect(beginningOf('One. And two is longer.', 20)).toBe('One. And two is\u00A0…');
  expect(beginningOf('It costs 2.50 dollars now', 20)).toBe('It costs 2.50\u00A0…');
});

it('texts are joined without those that are missing', () => {
  expect(join('a', undefined, '', 'b')).toBe('a b');
});
