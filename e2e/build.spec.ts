import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { readSite } from '../src/check/built/readSite.ts';
import { readContent } from '../src/check/checkContent.ts';
import { DIST, expect, test } from './fixture.ts';
import { copyProject } from './project.ts';

const DAY = 24 * 60 * 60;

test('a new build keeps what an open page of the last week may still run, nothing older and no picture', () => {
  test.setTimeout(240_000);
  const folder = copyProject();
  const scripts = path.join(folder, 'dist/_astro');
  const now = Date.now() / 1000;
  try {
    mkdirSync(scripts, { recursive: true });
    const kept = ['recent.aaaa.js', 'recent.aaaa.js.br', 'recent.cccc.css', 'recent.dddd.woff2'];
    const dropped = [
      'withdrawn.eeee.jpg',
      'withdrawn.eeee_x.avif',
      'repainted.ffff.svg',
      'repainted.ffff.svg.gz',
    ];
    for (const [name, age] of [
      ...[...kept, ...dropped].map((recent) => [recent, 6 * DAY] as const),
      ['ancient.bbbb.js', 8 * DAY],
    ] as const) {
      writeFileSync(path.join(scripts, name), '');
      utimesSync(path.join(scripts, name), now - age, now - age);
    }
    const { status, stderr, stdout } = spawnSync(process.execPath, ['.toolchain/build.mjs'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status, `${stdout}\n${stderr}`).toBe(0);
    const isThere = (name: string) => existsSync(path.join(scripts, name));
    expect(kept.filter((name) => !isThere(name))).toEqual([]);
    expect([...dropped, 'ancient.bbbb.js'].filter(isThere)).toEqual([]);
    expect(existsSync(path.join(folder, 'dist/_headers')), 'for hosts that read it').toBe(true);
    expect(readdirSync(folder).filter((name) => name.startsWith('.dist-'))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('some but not all keys of the e-mail provider stop the build with a sentence that says what to set', () => {
  const folder = copyProject();
  try {
    const { status, stderr } = spawnSync(process.execPath, ['.toolchain/build.mjs'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PUBLIC_EMAILJS_PUBLIC_KEY: 'abc' },
    });
    expect(status).toBe(1);
    expect(stderr).toContain('PUBLIC_EMAILJS_SERVICE_ID');
    expect(stderr).toContain('Set all five');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('what is wrong on the built pages alone stops the build, with the line of content that holds it', () => {
  test.setTimeout(120_000);
  const folder = copyProject();
  const article = path.join(folder, 'content/articles/westernuganda.md');
  const from = readFileSync(article, 'utf8').trimEnd().split('\n').length;
  const lines = [
    '',
    '[Our team](/#team), [our cars](/ugandacarhire#cars), [all trips](/eastafricatravelpackages#catalogue),',
    '[the map](/eastafricatraveldestinations#map), [each price](/eastafricatravelpackages?max=700#faq).',
    '',
    '[Nobody](/#teem) and [nowhere](https://www.zurura.example/ugandacarhire#carz).',
    '',
    '## Main',
  ];
  try {
    writeFileSync(path.join(folder, 'dist'), 'the site of yesterday');
    writeFileSync(article, `${readFileSync(article, 'utf8').trimEnd()}\n${lines.join('\n')}\n`);
    const { status, stderr } = spawnSync(process.execPath, ['.toolchain/build.mjs'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    const [first, second, third, ...rest] = stderr.trim().split('\n');
    const at = (line: number) => `content/articles/westernuganda.md:${from + line}`;
    expect(first).toContain(`${at(5)}: the link "/#teem": there is no #teem on /. The nearest are #team, `);
    expect(second).toContain(
      `${at(5)}: the link "https://www.zurura.example/ugandacarhire#carz": there is no #carz on /ugandacarhire. The nearest are #cars, `,
    );
    expect(third).toBe(
      `${at(7)}: there is an anchor #main on its page already: word this heading differently.`,
    );
    expect(rest).toEqual(['', '3 to mend. The last site was left as it was.']);
    expect(readFileSync(path.join(folder, 'dist'), 'utf8')).toBe('the site of yesterday');
    expect(readdirSync(folder).filter((name) => name.startsWith('.dist-'))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('keys of the e-mail provider in any file that Astro reads are in the policy of the pages too', () => {
  test.setTimeout(120_000);
  const folder = copyProject();
  const keys = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_TRIP', 'TEMPLATE_CAR', 'TEMPLATE_NEWSLETTER'];
  try {
    for (const [at, key] of keys.entries()) {
      const file = at < 3 ? '.env.local' : '.env.production.local';
      appendFileSync(path.join(folder, file), `PUBLIC_EMAILJS_${key}=" my-${key} "\n`);
    }
    const { status, stdout, stderr } = spawnSync(process.execPath, ['.toolchain/build.mjs'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status, stderr).toBe(0);
    expect(stdout).toContain('Forms send to EmailJS at https://api.emailjs.com');
    const page = readFileSync(path.join(folder, 'dist/index.html'), 'utf8');
    expect(page).toContain("connect-src 'self' https://api.emailjs.com");
    expect(page).toContain('action="https://api.emailjs.com/');
    for (const key of keys.slice(0, 3)) expect(page).toContain(`my-${key}&quot;`);
    const headers = readFileSync(path.join(folder, 'dist/_headers'), 'utf8');
    expect(headers).toContain("connect-src 'self' https://api.emailjs.com");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the check before a build knows every page that the build makes', async () => {
  const { addresses } = await readContent(path.resolve(DIST, '..'));
  const { pages } = await readSite(DIST);
  expect([...addresses.pages].toSorted()).toEqual(
    [...pages.keys()].filter((page) => page !== '/404').toSorted(),
  );
});
