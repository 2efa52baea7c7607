import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './fixture.ts';
import { copyProject } from './project.ts';

/** A broken edit of a real file, and what the build must say of it. */
const EDITS: readonly [title: string, file: string, from: string | RegExp, to: string, issue: RegExp][] = [
  [
    'a price in words',
    'cars/superior-van.json',
    '"price": 30',
    '"price": "$30"',
    /superior-van\.json:\d+: price: "\$30" is not a number. Write 30/,
  ],
  [
    'an unknown country',
    'places/bwindi.md',
    'country: uganda',
    'country: ugnada',
    /bwindi\.md:\d+: country: .*Did you mean "uganda"\?/,
  ],
  [
    'a misspelt key',
    'places/nile.md',
    'locationTitle:',
    'locationTitel:',
    /nile\.md:\d+: .*locationTitel.*locationTitle/,
  ],
  ['a missing comma', 'team/TEAM', /",\n/, '"\n', /TEAM:\d+:\d+: .*comma/],
  ['an id of its own', 'faq/FAQ', 'question:', 'id: 7\nquestion:', /FAQ:\d+: id/],
  ['a missing picture', 'places/tsavo.md', 'places/tsavo-1', 'places/tsavo-11', /tsavo\.md:\d+: .*tsavo-11/],
  [
    'a blank alternative text',
    'articles/EA8places.md',
    /alt: .*/,
    'alt: ""',
    /EA8places\.md:\d+: header\.alt/,
  ],
  [
    'four pictures',
    'places/akagera.md',
    /  - image: places\/akagera-5\n    alt: .*\n/,
    '',
    /akagera\.md:\d*:? ?pictures/,
  ],
  [
    'a script',
    'terms/TCserve.md',
    /\n---\n/,
    '\n---\n\n<script>alert(1)</script>\n',
    /TCserve\.md:\d+: .*script/,
  ],
  ['a link to nowhere', 'articles/westernuganda.md', '](/', '](/nope/', /westernuganda\.md:\d+: .*\/nope/],
  [
    'a duration in words',
    'packages/hellsgateadventure.md',
    /duration: .*/,
    'duration: three days',
    /hellsgateadventure\.md:\d+: duration: .*3 Days \| 2 Nights/,
  ],
  ['an empty file', 'reviews/REVIEW', /[\s\S]+/, '', /REVIEW.*empty/],
];

/** The first file of a folder stands in where any one will do. */
const STAND_INS = { 'team/TEAM': 'team', 'faq/FAQ': 'faq', 'reviews/REVIEW': 'reviews' } as const;

test('a build with broken edits names each, fails and leaves the last site alone', () => {
  const folder = copyProject();
  const names = new Map<string, string>();
  try {
    writeFileSync(path.join(folder, 'dist'), 'the site of yesterday');
    for (const [title, name, from, to] of EDITS) {
      const standIn = STAND_INS[name as keyof typeof STAND_INS];
      const real = standIn ? `${standIn}/${readdirSync(path.join(folder, 'content', standIn))[0]}` : name;
      expect([...names.keys()], `${title}: a file of its own`).not.toContain(real);
      names.set(real, name);
      const file = path.join(folder, 'content', real);
      const before = readFileSync(file, 'utf8');
      const after = before.replace(from, to);
      expect(after, `${title}: the edit changes the file`).not.toBe(before);
      writeFileSync(file, after);
    }
    const { status, stderr } = spawnSync(process.execPath, ['.toolchain/build.mjs'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    const told = [...names].reduce((text, [real, name]) => text.replaceAll(`content/${real}`, name), stderr);
    for (const [title, , , , issue] of EDITS) expect.soft(told, title).toMatch(issue);
    expect(readFileSync(path.join(folder, 'dist'), 'utf8')).toBe('the site of yesterday');
    expect(existsSync(path.join(folder, '.astro')), 'Astro was never started').toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
