import { expect, it } from 'vitest';
import { connectionClass, wantsLess, widthClass } from './vitals.ts';

it.each([
  [360, 'phone'],
  [699, 'phone'],
  [700, 'tablet'],
  [1440, 'desktop'],
] as const)('a window of %i px is a %s', (px, name) => expect(widthClass(px)).toBe(name));

it('is not measured who saves data or asks for privacy', () => {
  expect(wantsLess({})).toBe(false);
  expect(wantsLess({ connection: { saveData: false }, globalPrivacyControl: false })).toBe(false);
  expect(wantsLess({ connection: { saveData: true } })).toBe(true);
  expect(wantsLess({ globalPrivacyControl: true })).toBe(true);
});

it('knows the classes of connections, and no other words', () => {
  expect(connectionClass({ connection: { effectiveType: '3g' } })).toBe('3g');
  expect(connectionClass({ connection: { effectiveType: '5g' } })).toBe('unknown');
  expect(connectionClass({})).toBe('unknown');
});
