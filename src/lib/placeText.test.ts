import { expect, it } from 'vitest';
import { placeText, wordsIn } from './placeText.ts';

it("parts a place's text at its first heading", () => {
  const body = 'The slide.\n\nIts end.\n\n## A day\n\nThe page.\n\n## A night\n\nMore.\n';
  const { slide, page } = placeText(body);
  expect(slide).toBe('The slide.\n\nIts end.\n\n');
  expect(slide + page).toBe(body);
  expect(placeText('The slide.')).toEqual({ slide: 'The slide.', page: '' });
});

it('counts the words that a reader meets', () => {
  expect(
    wordsIn('## A day\n\nWalk to [the old hut](/hut-of-many-words), at 2,596 metres: it’s **far**.'),
  ).toBe(12);
  expect(wordsIn('')).toBe(0);
});
