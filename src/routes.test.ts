import { expect, test } from 'vitest';
import { COLLECTIONS } from './collections.ts';
import { PAGE_FILES, publicPath, routesFor } from './routes.ts';

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

test('each file of content/pages/ has a path, but that of lost visitors, who are anywhere', () => {
  expect([...Object.values(PAGE_FILES), 'notfound'].toSorted()).toEqual(COLLECTIONS.pages.files.toSorted());
});
