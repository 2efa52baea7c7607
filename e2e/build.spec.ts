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

const KEYS = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_TRIP', 'TEMPLATE_CAR', 'TEMPLATE_NEWSLETTER'];
const KEPT = ['recent.aaaa.js', 'recent.aaaa.js.br', 'recent.cccc.css', 'recent.dddd.woff2'];
const DROPPED = [
  'withdrawn.eeee.jpg',
  'withdrawn.eeee_x.avif',
  'repainted.ffff.svg',
  'repainted.ffff.svg.gz',
];

// One copy of the project and one good build of it for all; then an editor's mistake in the same copy.
test.describe('a build', () => {
  test.describe.configure({ mode: 'default' });
  let folder = '';
  let printed = '';
  const inDist = (name: string) => path.join(folder, 'dist', name);
  const build = () =>
    spawnSync(process.execPath, ['.toolchain/build.mjs'], { cwd: folder, encoding: 'utf8' });

  test.beforeAll(() => {
    test.setTimeout(240_000);
    folder = copyProject();
    const now = Date.now() / 1000;
    mkdirSync(inDist('_astro'), { recursive: true });
    for (const [name, age] of [
      ...[...KEPT, ...DROPPED].map((recent) => [recent, 6 * DAY] as const),
      ['ancient.bbbb.js', 8 * DAY],
    ] as const) {
      writeFileSync(inDist(`_astro/${name}`), '');
      utimesSync(inDist(`_astro/${name}`), now - age, now - age);
    }
    for (const [at, key] of KEYS.entries()) {
      const file = at < 3 ? '.env.local' : '.env.production.local';
      appendFileSync(path.join(folder, file), `PUBLIC_EMAILJS_${key}=" my-${key} "\n`);
    }
    const { status, stdout, stderr } = build();
    expect(status, `${stdout}\n${stderr}`).toBe(0);
    printed = stdout;
  });

  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('keeps what an open page of the last week may still run, nothing older and no picture', () => {
    const isThere = (name: string) => existsSync(inDist(`_astro/${name}`));
    expect(KEPT.filter((name) => !isThere(name))).toEqual([]);
    expect([...DROPPED, 'ancient.bbbb.js'].filter(isThere)).toEqual([]);
    expect(existsSync(inDist('_headers')), 'for hosts that read it').toBe(true);
    expect(readdirSync(folder).filter((name) => name.startsWith('.dist-'))).toEqual([]);
  });

  test('has the keys of the e-mail provider, in any file that Astro reads, in the policy of the pages too', () => {
    expect(printed).toContain('Forms send to EmailJS at https://api.emailjs.com');
    const page = readFileSync(inDist('index.html'), 'utf8');
    expect(page).toContain("connect-src 'self' https://api.emailjs.com");
    expect(page).toContain('action="https://api.emailjs.com/');
    for (const key of KEYS.slice(0, 3)) expect(page).toContain(`my-${key}&quot;`);
    expect(readFileSync(inDist('_headers'), 'utf8')).toContain("connect-src 'self' https://api.emailjs.com");
  });

  test('is stopped by what is wrong on the built pages alone, with the line of content that holds it', () => {
    test.setTimeout(120_000);
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
    writeFileSync(article, `${readFileSync(article, 'utf8').trimEnd()}\n${lines.join('\n')}\n`);
    writeFileSync(inDist('yesterday'), 'the site of yesterday');
    const { status, stderr } = build();
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
    expect(readFileSync(inDist('yesterday'), 'utf8')).toBe('the site of yesterday');
    expect(readdirSync(folder).filter((name) => name.startsWith('.dist-'))).toEqual([]);
  });
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
    expect(stderr).toContain('Set all of them');
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
