import { expect, it } from 'vitest';
import { isPlainClick } from './plainClick.ts';

const NONE = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it('a press without a key is one for this page', () => expect(isPlainClick(NONE)).toBe(true));

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const)('a press with %s is for elsewhere', (key) =>
  expect(isPlainClick({ ...NONE, [key]: true })).toBe(false),
);
