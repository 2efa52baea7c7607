import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, MADE_BY, PAGES, test } from './fixture.ts';
import { ROOT } from './project.ts';

test('a page of each kind is looked at: every template of src/pages/ has one', () => {
  const templates = readdirSync(path.join(ROOT, 'src/pages'), { recursive: true, encoding: 'utf8' });
  expect(Object.keys(MADE_BY).toSorted()).toEqual(
    templates.filter((name) => name.endsWith('.astro')).toSorted(),
  );
  expect(PAGES).toEqual(expect.arrayContaining(Object.values(MADE_BY)));
});
