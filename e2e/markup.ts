import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // How Astro and React write their markup, which is valid HTML.
    'void-style': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'attr-case': 'off',
    'no-inline-style': 'error',
    'long-title': 'off',
    'tel-non-breaking': 'off',
    'no-raw-characters': 'off',
    'script-type': 'off',
    // Safari drops the list from the accessibility tree where it has no bullets, unless the role says it again.
    'no-redundant-role': 'off',
  },
});

/** Astro gives each page with islands one small style sheet beside the first of them, where HTML wants none. */
const isOurs = ({ ruleId, message }: { ruleId: string; message: string }) =>
  !(ruleId === 'element-permitted-content' && message.startsWith('<style> element'));

/**
 * What is wrong with a page's markup.
 * @param file path of the built page
 * @returns a line for each fault, with its place and its rule
 */
export async function markupFaults(file: string): Promise<string[]> {
  const report = await validator.validateFile(file);
  return report.results.flatMap(({ messages }) =>
    messages
      .filter(isOurs)
      .map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}
