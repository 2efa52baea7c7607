import { expect, it } from 'vitest';
import { articlePieces, atFirstPart } from './articlePieces.ts';

const places = [{ id: 'bwindi' }, { id: 'nile' }];
const shape = (markdown: string, heading = 'Eight places') =>
  articlePieces(heading, markdown, 'zurura', places).map((piece) =>
    'place' in piece
      ? piece.place.id
      : 'html' in piece
        ? piece.html.replace(/<[^>]*>/g, '').trim()
        : 'picture',
  );

it('has a place before the first paragraph that links to it, once', () => {
  expect(
    shape(
      'Start.\n\n## To Bwindi\n\n![a hill](places/hill)\n\nGo to [it](/bwindi#when).\n\nOr to [it](/bwindi).\n\nEnd, [again](/bwindi).',
    ),
  ).toEqual(['Start.\nTo Bwindi', 'picture', 'Go to it.', 'bwindi', 'Or to it.', 'End, again.']);
});

it('has none for links in lists, and one for each paragraph', () => {
  expect(shape('- [it](/bwindi)\n\nFrom [one](/nile) to the [other](/bwindi).')).toEqual([
    'it',
    'nile',
    'From one to the other.',
  ]);
});

it('has none for a place that the introduction names, as long as there are parts', () => {
  const introduced = 'Steeper than [that one](/nile).\n\n## Bwindi\n\nGo to [it](/bwindi).';
  expect(shape(introduced, 'Bwindi and the Nile')).toEqual([
    'Steeper than that one.\nBwindi',
    'bwindi',
    'Go to it.',
  ]);
  expect(shape('Steeper than [that one](/nile).')).toEqual(['nile', 'Steeper than that one.']);
});

it('has none in a part whose heading names something else, unless the article is about the place', () => {
  const aside = 'Start.\n\n## The lake\n\nIt lies beside [Bwindi](/bwindi).';
  expect(shape(aside)).toEqual(['Start.\nThe lake', 'It lies beside Bwindi.']);
  expect(shape(aside, 'What to know of Bwindi')).toEqual([
    'Start.\nThe lake',
    'bwindi',
    'It lies beside Bwindi.',
  ]);
});

it('knows the part by the last heading before a paragraph', () => {
  expect(
    shape('Start.\n\n## Bwindi\n\n- A list\n\n## 2. The N-i&l*e*\n\nTo [it](/nile), from [it](/bwindi).'),
  ).toEqual(['Start.\nBwindi\n\nA list\n\n2. The N-i&amp;le', 'nile', 'To it, from it.']);
});

it('is cut at the heading of its first part, in the middle of a piece too', () => {
  const cut = (markdown: string) => {
    const { before, parts } = atFirstPart(articlePieces('Eight places', markdown, 'zurura', places));
    return [before, parts].map((some) =>
      some.map((piece) => ('html' in piece ? piece.html.replace(/<[^>]*>/g, '').trim() : 'other')),
    );
  };
  expect(cut('One.\n\n![a hill](places/hill)\n\nTwo.\n\n## A part\n\nThree.\n\n## Another')).toEqual([
    ['One.', 'other', 'Two.'],
    ['A part', 'Three.\nAnother'],
  ]);
  expect(cut('## A part\n\nOne.')).toEqual([[], ['A part', 'One.']]);
  expect(cut('One.')).toEqual([['One.'], []]);
});
