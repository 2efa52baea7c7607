// What the types and the formatting do not say: promises that nobody waits for, the rules of hooks, and which folder
// may import which. Run by npm test and npm run lint.
import path from 'node:path';
import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { literalWords } from './literalWords.mjs';

const root = path.resolve(import.meta.dirname, '..');

/**
 * The flow of data, `content → schemas → lib/content → page → section → component or island → forms`, a layer a row:
 * its files, and the layers that these may import beside their own. Each file is of one layer.
 */
const LAYERS = [
  // Facts, which import nothing above them.
  { layer: 'constants', files: ['src/constants.ts'], mayImport: [] },
  { layer: 'routes', files: ['src/routes.ts'], mayImport: [] },
  {
    layer: 'schemas',
    files: ['src/schemas/**', 'src/collections.ts'],
    mayImport: ['words'],
  },
  {
    layer: 'settings',
    files: ['src/settings/**'],
    mayImport: ['schemas', 'routes', 'words', 'forms'],
  },
  // What the words of the interface are; forms and islands take their types alone.
  { layer: 'words', files: ['src/words/**'], mayImport: [] },
  { layer: 'policy', files: ['src/policy/**'], mayImport: [] },
  { layer: 'content', files: ['content/**'], mayImport: [] },
  // Content is read by a page, or by what all pages stand in, and handed down as props.
  { layer: 'reader', files: ['src/lib/{content,ways,searched}.ts'], mayImport: ['schemas', 'lib', 'search'] },
  // The share pictures are those of all pages, which only the content tells.
  { layer: 'share', files: ['src/lib/share.ts'], mayImport: ['reader', 'lib', 'browser', 'schemas'] },
  // What ships to a browser, the islands aside: rules without markup, and the forms, which the server shares.
  { layer: 'browser', files: ['src/browser/**'], mayImport: [] },
  // What comes when search is opened, and what makes its file: words of its own, since no page has them.
  {
    layer: 'search',
    files: ['src/search/**'],
    mayImport: ['browser', 'constants', 'routes', 'schemas', 'words', 'content'],
  },
  { layer: 'forms', files: ['src/forms/**'], mayImport: ['browser', 'constants', 'words'] },
  // The travel guides are made of the entries that a page shows and of what only the content tells besides.
  {
    layer: 'guides',
    files: ['src/guides/**'],
    mayImport: ['reader', 'lib', 'schemas', 'browser', 'styles', 'words'],
  },
  // What pages tell search engines, of the entries that they show.
  { layer: 'graph', files: ['src/graph/**'], mayImport: ['lib', 'schemas', 'constants'] },
  // What runs while the site is built.
  {
    layer: 'lib',
    files: ['src/lib/!(content|searched|share|ways).ts', 'src/lib/map/**'],
    mayImport: [
      'browser',
      'search',
      'forms',
      'constants',
      'routes',
      'schemas',
      'settings',
      'content',
      'styles',
      'words',
    ],
  },
  { layer: 'styles', files: ['src/styles/**', 'src/fonts/**'], mayImport: [] },
  // What a visitor meets.
  { layer: 'shell', files: ['src/shell/**'], mayImport: ['browser', 'search', 'constants', 'routes'] },
  // What forms say comes with their script: a page has the words of its own form, and none of those that all share.
  { layer: 'sharedWords', files: ['src/islands/sharedWords.ts'], mayImport: ['forms', 'content'] },
  {
    layer: 'islands',
    files: ['src/islands/!(sharedWords).{ts,tsx,css}'],
    mayImport: ['forms', 'browser', 'constants', 'words', 'sharedWords'],
  },
  {
    layer: 'components',
    files: ['src/components/**'],
    mayImport: [
      'styles',
      ...['islands', 'shell', 'search', 'guides', 'graph', 'lib'],
      ...['browser', 'constants', 'schemas', 'routes'],
    ],
  },
  {
    layer: 'sections',
    files: ['src/sections/**'],
    mayImport: [
      ...['forms', 'components', 'islands', 'shell', 'lib', 'search'],
      ...['browser', 'constants', 'schemas', 'routes'],
    ],
  },
  {
    layer: 'layouts',
    files: ['src/layouts/**'],
    mayImport: [
      'sections',
      'components',
      'styles',
      'shell',
      'reader',
      'share',
      'lib',
      'constants',
      'schemas',
      'routes',
    ],
  },
  {
    layer: 'pages',
    files: ['src/pages/**'],
    mayImport: [
      ...[
        'layouts',
        'sections',
        'components',
        'guides',
        'graph',
        'reader',
        'share',
        'lib',
        'search',
        'styles',
      ],
      ...['constants', 'schemas', 'routes'],
    ],
  },
  // What runs before, after and beside the pages.
  {
    layer: 'check',
    files: ['src/check/**'],
    mayImport: ['browser', 'lib', 'schemas', 'routes', 'settings', 'constants', 'words'],
  },
  { layer: 'refusal', files: ['src/build/refusal.ts'], mayImport: [] },
  { layer: 'pictures', files: ['src/pictures/**'], mayImport: ['lib', 'schemas', 'check', 'refusal'] },
  { layer: 'artwork', files: ['src/artwork/**'], mayImport: ['lib', 'schemas', 'check'] },
  {
    layer: 'server',
    files: ['src/server/**'],
    mayImport: [
      'forms',
      'browser',
      'policy',
      'settings',
      'constants',
      'routes',
      'styles',
      'toolchain',
      'words',
    ],
  },
  {
    layer: 'build',
    files: ['src/build/!(refusal).ts'],
    mayImport: ['refusal', 'check', 'pictures', 'policy', 'settings', 'schemas', 'routes', 'words', 'lib'],
  },
  { layer: 'contentConfig', files: ['src/content.config.ts'], mayImport: ['schemas', 'build'] },
  {
    layer: 'toolchain',
    files: ['.toolchain/**', 'astro.config.mjs'],
    mayImport: [
      ...['build', 'refusal', 'check', 'pictures', 'policy', 'server', 'settings', 'routes', 'forms'],
      ...['styles', 'artwork'],
    ],
  },
];

/**
 * Each third-party package has one file of ours that imports it, so that replacing it is a change to one file. Astro,
 * React and zod are what the whole site is written in.
 */
const OWNERS = {
  swiper: ['src/islands/sliderCore.ts'],
  '@emailjs/browser': ['src/forms/mailer.ts'],
  '@fastify/busboy': ['src/server/parse.ts'],
  nodemailer: ['src/server/transport.ts'],
  minisearch: ['src/search/engine.ts'],
  sirv: ['src/server/static.ts'],
  satteri: ['src/lib/markdown.ts'],
  satori: ['src/lib/sharePicture.ts'],
  '@myriaddreamin/typst-ts-web-compiler': ['src/guides/typeset.ts'],
  unpdf: ['src/lib/readPdf.ts'],
  'd3-geo': ['src/lib/map/ground.ts'],
  'topojson-client': ['src/lib/map/ground.ts'],
  sax: ['src/check/checkSvg.ts'],
  yaml: ['src/check/parseFrontmatter.ts'],
  'jsonc-parser': ['src/check/parseJson.ts'],
  '@astrojs/rss': ['src/pages/rss.xml.ts'],
  // The painter's contact sheets are no part of the site.
  sharp: ['src/lib/raster.ts', 'src/artwork/sheet.ts'],
  'web-vitals': ['src/shell/vitals.client.ts'],
  lighthouse: ['e2e/bench/lighthouse.ts'],
  'puppeteer-core': ['e2e/engines/puppeteerEngine.ts'],
  webdriver: ['e2e/engines/webkitEngine.ts'],
  // Its tokenizer for what an editor wrote, its tree for what was built.
  parse5: ['src/check/readHtml.ts', 'src/check/built/readPage.ts'],
};
const owned = (file) => Object.keys(OWNERS).filter((name) => OWNERS[name].includes(file));
const importsOf = (names) => [
  'error',
  {
    patterns: names.map((name) => ({
      group: [name, `${name}/*`],
      message: `Only ${OWNERS[name].join(' and ')} may import ${name}: use what it exports.`,
    })),
  },
];

const TESTS = ['src/**/*.test.ts', 'src/**/testing/**', 'e2e/**'];

/** Rules that the compiler has no word for and that each have a fault behind them; what is taste is left to Prettier. */
const TYPED_RULES = {
  eqeqeq: 'error',
  'no-async-promise-executor': 'error',
  'no-control-regex': 'error',
  'no-self-compare': 'error',
  'no-unsafe-finally': 'error',
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/no-array-delete': 'error',
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-for-in-array': 'error',
  '@typescript-eslint/no-implied-eval': 'error',
  // A handler of React's or of an event may be async: what it rejects with is an uncaught error either way.
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
  '@typescript-eslint/only-throw-error': 'error',
  '@typescript-eslint/return-await': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

export default [
  { ignores: ['**/node_modules/', 'dist/', '.dist-*/', '.astro/', '.fixture/', 'content/', 'test-results/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['{src,e2e}/**/*.{ts,tsx}'],
    // The few lines of script inside an .astro file are no files of their own to the compiler.
    ignores: ['**/*.astro/**'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: root },
    },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: TYPED_RULES,
  },
  {
    files: ['src/**/*.{ts,tsx,astro}'],
    ignores: TESTS,
    rules: { 'no-restricted-imports': importsOf(Object.keys(OWNERS)) },
  },
  ...[...new Set(Object.values(OWNERS).flat())].map((file) => ({
    files: [file],
    rules: {
      'no-restricted-imports': importsOf(Object.keys(OWNERS).filter((name) => !owned(file).includes(name))),
    },
  })),
  {
    files: ['src/islands/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  ...astro.configs['flat/recommended'],
  { files: ['src/**/*.astro'], languageOptions: { parserOptions: { parser: tseslint.parser } } },
  literalWords,
  {
    files: ['src/**/*.{ts,tsx,astro}', '.toolchain/*.mjs', 'astro.config.mjs'],
    ignores: [...TESTS, '**/*.astro/**'],
    plugins: { boundaries },
    settings: {
      'boundaries/root-path': root,
      'boundaries/files': LAYERS.map(({ layer, files }) => ({ category: layer, pattern: files })),
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.astro', '.mjs'] } },
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: LAYERS.map(({ layer, mayImport }) => ({
            from: { file: { categories: layer } },
            allow: { to: { file: { categories: { anyOf: [layer, ...mayImport] } } } },
          })),
        },
      ],
    },
  },
];
