import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { standIns } from './standIns.ts';
import { wantedPictures } from './wanted.ts';

/** A project with nothing but these files of content. */
function project(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'zurura-wanted-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(root, 'content', path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, 'content', file), text);
  }
  return root;
}

describe('the stand-ins', () => {
  it('paint every name that content has and nobody painted', async () => {
    const content = await wantedPictures(fileURLToPath(new URL('../../..', import.meta.url)));
    const painted = new Set(content.keys());
    painted.delete('places/bwindi-1');
    painted.delete('team/twiga');
    const names = (await standIns(painted)).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['places/bwindi-1', 'team/twiga']);
  });

  it('paint a name in its entry’s own region', async () => {
    const [bwindi, zanzibar] = await standIns(new Set()).then((pictures) =>
      ['places/bwindi-1', 'places/zanzibar-1'].map((wanted) =>
        pictures.find(({ name }) => name === wanted)?.paint(),
      ),
    );
    expect(zanzibar).toBeDefined();
    expect(zanzibar).not.toBe(bwindi);
  });
});

describe('the pictures that content wants', () => {
  it('are those of the fields and the picture lines, not a path in a sentence', async () => {
    const root = project({
      'places/marsh.md':
        '---\nregion: kenya\npictures:\n  - image: places/marsh-1\n    alt: like places/marsh-2\n---\n',
      'articles/walk.md': '---\nregion: uganda\n---\nSee articles/none.\n\n![Rain](articles/rain "In May")\n',
      'team/heron.json': '{ "picture": { "image": "team/heron" }, "role": "heroes/none" }',
    });
    expect([...(await wantedPictures(root))]).toEqual([
      ['places/marsh-1', 'kenya'],
      ['team/heron', undefined],
      ['articles/rain', 'uganda'],
    ]);
  });

  it('belong to the region before the country, and to the entry before the article that borrows them', async () => {
    const image = 'pictures:\n  - image: packages/beach-1\n';
    const root = project({
      'articles/beach.md': `---\nregion: kenya\n${image}---\n`,
      'packages/beach.md': `---\ncountry: tanzania\nregion: zanzibar\n${image}---\n`,
    });
    expect([...(await wantedPictures(root))]).toEqual([['packages/beach-1', 'zanzibar']]);
  });

  it('cannot be read from an entry that does not parse, whose file and line are named', async () => {
    const root = project({ 'team/heron.json': '{\n  "order": 1\n  "name": "Heron"\n}' });
    await expect(wantedPictures(root)).rejects.toThrow('content/team/heron.json:2:');
  });
});
