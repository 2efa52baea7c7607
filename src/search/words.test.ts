import { describe, expect, it } from 'vitest';
import { markWords, termOf, termsOf } from './words.ts';

describe('words as they are compared', () => {
  it.each([
    ['Gorillas', 'gorilla'],
    ['activities', 'activity'],
    ['bus', 'bus'],
    ['Pass', 'pass'],
    ['this', 'this'],
    ['Hell’s', 'hell'],
    ['Café', 'cafe'],
    ['4x4', '4x4'],
    ['…', ''],
  ])('%s is %s', (word, term) => expect(termOf(word)).toBe(term));

  it('come out of a text in their order, without marks', () => {
    expect(termsOf('Which e-visa? "Hell\'s Gate", $30.')).toEqual([
      'which',
      'e',
      'visa',
      'hell',
      'gate',
      '30',
    ]);
  });
});

it('the found words of a text are marked whole, whatever their spelling there', () => {
  expect(markWords('Gorilla! And gorillas’ permits', new Set(['gorilla', 'permit']))).toEqual([
    { text: 'Gorilla', isFound: true },
    { text: '! And ', isFound: false },
    { text: 'gorillas', isFound: true },
    { text: '’ ', isFound: false },
    { text: 'permits', isFound: true },
  ]);
  expect(markWords('', new Set())).toEqual([]);
});
