import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lastChangedIn } from './lastChanged.ts';

const root = mkdtempSync(path.join(tmpdir(), 'last-changed-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
for (const [file, text] of [
  ['pages/home.md', 'title: Home'],
  ['pages/carhire.md', 'title: Cars'],
  ['pages/wildlife.md', 'updated: 2026-02-03'],
  ['articles/EA8places.md', 'updated: "2026-03-04"'],
  ['packages/longroad.md', 'title: The long road'],
  ['packages/fresh.md', 'title: In no commit yet'],
] as const) {
  const to = path.join(root, 'content', file);
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, `---\n${text}\n---\n`);
}

const LOG = `/2026-05-02

content/packages/longroad.md
content/articles/EA8places.md
/2026-01-01

content/pages/home.md
content/pages/carhire.md
content/packages/longroad.md
`;
const gitOf =
  (isShallow: boolean, log: string | undefined = LOG) =>
  async (command = '') =>
    command === 'log' ? log : `${isShallow}\n`;

describe('when a page last changed', () => {
  it.each([
    ['/EA8places', '2026-03-04'],
    ['/longroad', '2026-05-02'],
    ['/', '2026-01-01'],
    ['/ugandacarhire', '2026-01-01'],
    ['/wildlife', '2026-02-03'],
    ['/fresh', undefined],
    ['/nope', undefined],
    ['/enquiryreceived', undefined],
  ])('%s: %s', async (address, day) => {
    expect(await lastChangedIn(root, 'small', gitOf(false))(address)).toBe(day);
  });

  it('is not told by a clone that was cut short, nor without git, except where the text says it', async () => {
    for (const git of [gitOf(true), async () => undefined]) {
      const lastChanged = lastChangedIn(root, 'small', git);
      const days = [await lastChanged('/longroad'), await lastChanged('/EA8places')];
      expect(days).toEqual([undefined, '2026-03-04']);
    }
  });
});
