import { expect, it } from 'vitest';
import { outlineOf, WORDS_A_MINUTE } from './reading.ts';

const text = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

it('lists the parts of an article by the anchors that its headings have', () => {
  const { parts } = outlineOf(
    `${text(9)}\n\n## 1. Salt & *pepper*\n\n![a hill](places/hill)\n\n### Not a part\n\n## Last`,
    'zurura',
  );
  expect(parts).toEqual([
    { id: '1-salt-pepper', label: '1. Salt & pepper' },
    { id: 'last', label: 'Last' },
  ]);
});

it.each([
  [3, 1],
  [3 * WORDS_A_MINUTE, 3],
  [3.6 * WORDS_A_MINUTE, 4],
])('counts %d words as %d minutes', (words, minutes) => {
  expect(outlineOf(text(words), 'zurura').minutes).toBe(minutes);
});
