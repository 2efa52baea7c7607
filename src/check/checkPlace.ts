import { placeText, wordsIn } from '../lib/placeText.ts';
import type { Issue } from './issue.ts';
import type { Entry } from './readEntry.ts';

/** How many words the text of a place's page has: enough to plan with, and no more than one reads on a phone. */
const LEAST = 400;
const MOST = 600;

/** Whether the body of a place has a text for its slide and one of the right length for its page. */
export function checkPlace({ file, collection, body, bodyLine }: Entry): Issue[] {
  if (collection !== 'places' || !body.trim()) return [];
  const { slide, page } = placeText(body);
  const issues: Issue[] = [];
  const add = (line: number, message: string) => issues.push({ file, line, message });
  if (!slide.trim())
    add(bodyLine, 'the text begins with a heading: write the paragraph of the slide above the first ##.');
  if (!page)
    add(
      bodyLine,
      'has the text of the slide alone: write that of the page under it, each part with a ## heading.',
    );
  const words = wordsIn(page);
  const line = bodyLine + slide.split('\n').length - 1;
  if (page && words < LEAST)
    add(
      line,
      `the page’s text has ${words} words from its first heading on: write ${LEAST} to ${MOST}, ${LEAST - words} more.`,
    );
  if (words > MOST)
    add(
      line,
      `the page’s text has ${words} words from its first heading on: write ${LEAST} to ${MOST}, ${words - MOST} fewer.`,
    );
  return issues;
}
