import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { artworkChanged } from '../.toolchain/artworkChanged.mjs';
import { expect, test } from './fixture.ts';

test('the painter is tested where a picture could have changed, in CI, and whenever git cannot tell', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'zurura-git-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.test', ...args], { cwd: folder });
  const write = (name: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), `${Math.random()}`);
  };
  const isTested = (env = {}) => artworkChanged(folder, env);
  try {
    expect(isTested(), 'no working copy').toBe(true);
    git('init', '--quiet', '--initial-branch', 'main');
    for (const name of ['src/artwork/lion.ts', 'src/server/start.ts', 'README.md']) write(name);
    git('add', '.');
    git('commit', '--quiet', '--message', 'One');
    expect(isTested(), 'no default branch to compare with').toBe(true);
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main');
    expect(isTested(), 'nothing changed').toBe(false);
    expect(isTested({ CI: 'true' }), 'in CI').toBe(true);
    write('src/server/start.ts');
    write('e2e/new.spec.ts');
    expect(isTested(), 'the server changed').toBe(false);
    git('add', '.');
    git('commit', '--quiet', '--message', 'Two');
    expect(isTested(), 'the server changed in a commit').toBe(false);
    write('content/pictures/places/new.svg');
    expect(isTested(), 'a picture that is not added yet').toBe(true);
    rmSync(path.join(folder, 'content'), { recursive: true });
    write('src/artwork/lion.ts');
    expect(isTested(), 'the painter').toBe(true);
    git('commit', '--quiet', '--all', '--message', 'Three');
    expect(isTested(), 'the painter, in a commit').toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
