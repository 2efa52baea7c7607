import path from 'node:path';
import { ESLint, Linter } from 'eslint';
import astro from 'eslint-plugin-astro';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';
import { literalWords } from '../../.toolchain/literalWords.mjs';

const linter = new Linter({ configType: 'flat' });
const ISLAND = 'src/islands/Planted.tsx';
const PAGE = 'src/pages/planted.astro';
const parsers: Linter.Config[] = [
  ...(astro.configs['flat/base'] as Linter.Config[]),
  { files: ['**/*.astro'], languageOptions: { parserOptions: { parser: tseslint.parser } } },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parser: tseslint.parser as Linter.Parser,
      parserOptions: { ecmaFeatures: { jsx: true } },
    },
  },
];

/** How many literals the rule finds in a file. */
function found(code: string, file: string): number {
  const messages = linter.verify(code, [...parsers, literalWords as Linter.Config], file);
  expect(messages.filter(({ ruleId }) => ruleId !== 'words/no-literals')).toEqual([]);
  return messages.length;
}

it.each([
  ['a text between tags', '<p>Book a trip</p>'],
  ['one lower-case word between tags', '<p>before {name}</p>'],
  ['a connecting sign', '<p>{name}: {price}</p>'],
  ['a currency', '<p>${price}</p>'],
  ['a choice between tags', "<p>{open ? 'close' : name}</p>"],
  ['a template between tags', '<p>{`${left}s`}</p>'],
  ['a label', '<nav aria-label="pages" />'],
  ['a chosen label', "<nav aria-label={open ? 'pages' : name} />"],
  ['a put-together label', '<nav aria-label={`pages of ${name}`} />'],
  ['what a thing is called to screen readers', '<div aria-roledescription="carousel" />'],
  ['a picture’s description', '<img alt="a lion" />'],
  ['a tooltip', '<p title={name || "a lion"} />'],
  ['a placeholder', '<input placeholder="name" />'],
  ['a button’s value', '<input type="submit" value="Send" />'],
  ['a heading handed to a component', '<Section heading="pages" />'],
])('%s is found in an island and on a page', (_, markup) => {
  expect(found(`export const Planted = ({ name, open, left, price }: Props) => ${markup};`, ISLAND)).toBe(1);
  expect(found(`---\nconst { name, open, left, price } = Astro.props;\n---\n\n${markup}\n`, PAGE)).toBe(1);
});

it.each([
  ['a sentence', "const text = 'We will answer soon';"],
  ['two words', "const text = 'sent already';"],
  ['a capitalised word', "const names = { uganda: 'Uganda' };"],
  ['a lower-case label in a record', "const facts = [{ label: 'seats' }];"],
  ['a put-together text', 'const text = `${count} pages`;'],
  ['a text set by a script', "node.textContent = 'gone';"],
  ['a chosen text set by a script', "node.textContent = paused ? 'play' : name;"],
  ['a number with its unit set by a script', 'node.textContent = `${left}s`;'],
  ['a label set by a script', "node.ariaLabel = 'pages';"],
  ['a label set as an attribute', "node.setAttribute('aria-label', 'pages');"],
  ['the page’s title', "document.title = 'wrong';"],
])('%s is found in a script', (_, code) => {
  expect(found(code, 'src/shell/planted.client.ts')).toBe(1);
  expect(found(`---\n${code}\n---\n\n<p></p>\n`, PAGE)).toBe(1);
});

it('what programs read is no word', () => {
  const script = `
    import { Catalogue } from './Catalogue.tsx';
    type Status = 'Being Used' | 'Available';
    const path = 'M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0';
    const selector = 'a[href], button, input';
    const wide = '(min-width: 768px)';
    const isUsed = status === 'Being Used';
    const headers = { 'Content-Type': 'application/json' };
    addEventListener('click', () => node.setAttribute('aria-hidden', 'true'));
    node.style.translate = \`0 \${-up}px\`;
    document.querySelector('main section');
    console.warn('The mail service answered', status);
    throw new Error('Nothing here is for visitors');
  `;
  expect(found(script, 'src/shell/planted.client.ts')).toBe(0);
  const markup =
    '<p className={`${styles.head} no print`} role="status">{number + 1} / {count} · {words.next}</p>';
  expect(found(`export const Planted = () => ${markup};`, ISLAND)).toBe(0);
  const page = '<img class="wide art" sizes="100vw" loading="lazy" src={src} {alt} />';
  expect(found(`---\nimport { src, alt } from './picture';\n---\n\n${page}\n`, PAGE)).toBe(0);
});

it.each(['pages/index.astro', 'sections/Hero.astro', 'islands/Pager.tsx', 'forms/trip.ts', 'lib/site.ts'])(
  'npm run lint looks into src/%s',
  async (file) => {
    const root = path.resolve(import.meta.dirname, '../..');
    const eslint = new ESLint({ cwd: root, overrideConfigFile: '.toolchain/eslint.config.mjs' });
    const config = (await eslint.calculateConfigForFile(`src/${file}`)) as Linter.Config;
    expect(config.rules?.['words/no-literals']).toEqual([2]);
  },
);
