import { describe, expect, it } from 'vitest';
import { isPainterTouched } from './touched.ts';

/** A git that answers from a table, by the command; what is not in it fails. */
const answering =
  (answers: Readonly<Record<string, string>>) =>
  (...args: string[]) =>
    answers[args.join(' ')];

/** A project that left its trunk at `base` and changed some files since; others git does not know yet. */
const project = (changed: readonly string[], added: readonly string[] = []) =>
  answering({
    'merge-base HEAD main': 'base\n',
    'diff --name-only --no-renames base': changed.join('\n'),
    'ls-files --others --exclude-standard': added.join('\n'),
  });

describe('the painter’s tests', () => {
  it.each([
    'src/artwork/figures/animals/lion.ts',
    'content/pictures/places/bwindi-1.svg',
    'src/lib/regionMap.ts',
    'src/check/readEntry.ts',
    'package-lock.json',
  ])('run when %s changed or is new', (file) => {
    expect(isPainterTouched(project(['README.md', file]), {})).toBe(true);
    expect(isPainterTouched(project(['README.md'], [file]), {})).toBe(true);
  });

  it('are left out when only other files changed', () => {
    expect(
      isPainterTouched(project(['src/server/start.ts', 'content/places/bwindi.md'], ['notes.md']), {}),
    ).toBe(false);
  });

  it('always run in CI, without git, without a trunk, and when nothing changed', () => {
    expect(isPainterTouched(project(['README.md']), { CI: 'true' })).toBe(true);
    expect(isPainterTouched(() => undefined, {})).toBe(true);
    expect(isPainterTouched(answering({ 'ls-files --others --exclude-standard': 'notes.md' }), {})).toBe(
      true,
    );
    expect(isPainterTouched(project([]), {})).toBe(true);
  });
});
