import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SHORT_TAGS } from '../lib/allowedHtml.ts';
import { toHtml } from '../lib/markdown.ts';
import { longProse, shortProse } from '../lib/prose.ts';
import { checkMarkup } from './checkMarkup.ts';
import { piecesOf } from './pieces.ts';
import { readMarkup } from './readMarkup.ts';

const tags = 'mark b script p ul li a iframe svg em'.split(' ').flatMap((tag) => [`<${tag}>`, `</${tag}>`]);
const odd = [
  '<p class="x">',
  '<em onclick=x>',
  '<a href="/b">',
  "<a href='javascript:x'>",
  '<img src=x>',
  '<!-- c -->',
];
const broken = [
  '<',
  '>',
  '<p',
  '</',
  '<!',
  '<?x?>',
  '<script',
  '"',
  '&lt;b&gt;',
  '<scr<script>ipt>',
  '<p <b>',
];
const signs = [
  'word',
  ' ',
  '\n',
  '\n\n',
  '    ',
  '`',
  '**',
  '*',
  '# ',
  '- ',
  '> ',
  '| a |\n|---|\n',
  '[a](/b)',
  '![a](b)',
  '[ ] ',
  '---',
];
const markdown = fc
  .array(fc.constantFrom(...tags, ...odd, ...broken, ...signs), { maxLength: 12 })
  .map((parts) => parts.join(''));

it('finds whatever the renderer would take away without a word', () => {
  fc.assert(
    fc.property(markdown, (text) => {
      // Signs left in a text are shown, not taken away.
      const tokens = readMarkup(text).filter(({ kind }) => kind !== 'text');
      fc.pre(!checkMarkup(tokens, SHORT_TAGS).length);
      expect(shortProse(text, 'small')).toBe(toHtml(text, { rawHtml: true }).trim());
    }),
    { numRuns: 2000 },
  );
});

it('takes the same lines for pictures as the renderer does', () => {
  const line = fc.constantFrom(
    '![a](b/c)',
    '![a](b/c "d")',
    ' ![a](b)',
    '![a](b) word',
    '![a](b)  ',
    '![](b)',
    'word',
    '',
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), fc.constantFrom('\n', '\r\n'), (lines, end) => {
      const body = lines.join(end);
      const entry = {
        file: '',
        collection: 'articles',
        id: '',
        data: {},
        body,
        bodyLine: 1,
        lineOf: () => 1,
      } as const;
      const found = piecesOf(entry).pictures.map(({ line: _, ...picture }) => picture);
      expect(found).toEqual(longProse(body, 'small').filter((block) => 'image' in block));
    }),
  );
});
