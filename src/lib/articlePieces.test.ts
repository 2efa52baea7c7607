import { expect, it } from 'vitest';
import { articlePieces } from './articlePieces.ts';

const places = [{ id: 'bwindi' }, { id: 'nile' }];
const shape = (markdown: string) =>
  articlePieces(markdown, 'zurura', places).map((piece) =>
    'place' in piece
      ? piece.place.id
      : 'html' in piece
        ? piece.html.replace(/<[^>]*>/g, '').trim()
        : 'picture',
  );

it('has a place before the first paragraph that links to it, once', () => {
  expect(
    shape(
      'Start.\n\n## One\n\n![a hill](places/hill)\n\nGo to [it](/bwindi#when).\n\nOr to [it](/bwindi).\n\nEnd, [again](/bwindi).',
    ),
  ).toEqual(['Start.\nOne', 'picture', 'Go to it.', 'bwindi', 'Or to it.', 'End, again.']);
});

it('has none for links in lists, and one for each paragraph', () => {
  expect(shape('- [it](/bwindi)\n\nFrom [one](/nile) to the [other](/bwindi).')).toEqual([
    'it',
    'nile',
    'From one to the other.',
  ]);
});

it('has none for a place that the introduction names, as long as there are parts', () => {
  const introduced = 'Steeper than [that one](/nile).\n\n## One\n\nGo to [it](/bwindi).';
  expect(shape(introduced)).toEqual(['Steeper than that one.\nOne', 'bwindi', 'Go to it.']);
  expect(shape('Steeper than [that one](/nile).')).toEqual(['nile', 'Steeper than that one.']);
});
