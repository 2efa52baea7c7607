import { expect, it } from 'vitest';
import { isMeant, partsOf, picturesLeft, withPictures } from './ownPictures.ts';

const pictures = [
  { image: 'places/a-1', alt: 'A hill' },
  { image: 'places/a-2', alt: 'A river', under: 'Day 1' },
  { image: 'places/a-3', alt: 'A boat' },
  { image: 'places/a-4', alt: 'A bird', under: 'When to come' },
];
const body = 'Slide.\n\n## Day 1: Out\n\nWe go.\n\n## Day 10\n\nOn.\n\n## When to come\n\nIn June.';

it('stand under the heading that they name, or its beginning up to the end of a word', () => {
  expect(withPictures(body, pictures)).toBe(
    body
      .replace('## Day 1: Out', '## Day 1: Out\n\n![](places/a-2)')
      .replace('## When to come', '## When to come\n\n![](places/a-4)'),
  );
  expect(isMeant('Day 10', 'Day 1')).toBe(false);
  expect(partsOf(body)).toEqual(['Day 1: Out', 'Day 10', 'When to come']);
});

it('are left for the end of the page where they name nothing, all but the first', () => {
  expect(picturesLeft(pictures)).toEqual([pictures[2]]);
});
