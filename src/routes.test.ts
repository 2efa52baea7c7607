import { expect, test } from 'vitest';
import { publicPath, routesFor } from './routes.ts';

test.each([
  ['/index.html', '/'],
  ['/', '/'],
  ['/ugandacarhire.html', '/ugandacarhire'],
  ['/ugandacarhire/', '/ugandacarhire'],
  ['/EA8places.html', '/EA8places'],
])('%s is known to visitors as %s', (file, path) => expect(publicPath(file)).toBe(path));

test('the short name renames both of its routes', () => {
  const { about, terms } = routesFor('roam');
  expect([about, terms]).toEqual(['/aboutroam', '/roamtermsandconditions']);
});
