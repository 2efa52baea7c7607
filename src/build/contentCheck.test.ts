import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { body, FAQ, lookAt, type Edit } from '../check/testing/edits.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LAST = 'dist/index.html';

/** What `npm run build` says of a small site with an edit, whose only page holds a piece of HTML. */
const built = (edit: Edit, html: string) =>
  lookAt(edit, async (root) => {
    const files: Record<string, string> = {
      'package.json': '{ "type": "module" }',
      'astro.config.mjs': [
        `import { checkPages, contentCheck } from '${pathToFileURL(path.join(ROOT, 'src/build/contentCheck.ts')).href}';`,
        "const done = ({ dir, logger }) => checkPages('.', dir.pathname, 'https://www.small.example', logger);",
        "const pages = { name: 'pages', hooks: { 'astro:build:done': done } };",
        "export default { build: { format: 'file' }, integrations: [contentCheck(), pages] };",
      ].join('\n'),
      'src/pages/index.astro': `<html lang="en"><body><h1 id="top">Home</h1>${html}</body></html>`,
      [LAST]: 'the site of yesterday',
    };
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(root, name)), { recursive: true });
      await writeFile(path.join(root, name), text);
    }
    await symlink(path.join(ROOT, 'src/settings'), path.join(root, 'src/settings'));
    await mkdir(path.join(root, 'node_modules'));
    await symlink(path.join(ROOT, 'node_modules/astro'), path.join(root, 'node_modules/astro'));
    await cp(path.join(ROOT, '.toolchain/build.mjs'), path.join(root, '.toolchain/build.mjs'));
    const { status, stderr } = spawnSync(process.execPath, ['.toolchain/build.mjs'], {
      cwd: root,
      encoding: 'utf8',
    });
    const rest = (await readdir(root)).filter((name) => name.startsWith('.dist-'));
    return { status, stderr, published: await readFile(path.join(root, LAST), 'utf8'), rest };
  });

describe('the check of content in a build', () => {
  it('stops it over the finished pages, with the line of content that holds the mistake', async () => {
    const says = await built(body(FAQ, 'See [nobody](/#teem).'), '<a href="/#teem">nobody</a>');
    expect(says).toEqual({
      status: 1,
      stderr: `${FAQ}:5: the link "/#teem": there is no #teem on /. The nearest are #top.\n\n1 to mend. The last site was left as it was.\n`,
      published: 'the site of yesterday',
      rest: [],
    });
  });

  it('lets a sound site through', async () => {
    const { status, stderr, published } = await built(() => {}, '<a href="/#top">up</a>');
    expect([status, stderr]).toEqual([0, '']);
    expect(published).toContain('<a href="/#top">');
  });
});
