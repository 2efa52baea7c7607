import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { followContent } from './followContent.ts';

/** A watcher to emit changes with, a check whose answers are set, and all that was said. */
function setUp(answers: (string[] | Error)[]) {
  const watcher = new EventEmitter();
  const said: string[] = [];
  let checks = 0;
  const check = async () => {
    const answer = answers[checks++] ?? answers.at(-1) ?? [];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const logger = {
    info: (words: string) => void said.push(words),
    error: (words: string) => void said.push(`ERROR ${words}`),
  };
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return {
    said,
    checks: () => checks,
    start: () => followContent('/site/content', watcher, check, logger),
    change: async (...files: string[]) => {
      for (const file of files) watcher.emit('all', 'change', file);
      await turn();
    },
  };
}

const WRONG = ['content/cars/van.json:3: price: "$30" is not a number. Write 30.'];
const SAID = `ERROR ${WRONG[0]}\n\n1 to mend in content/.`;

it('says at the start what is wrong, and after a change that it is mended', async () => {
  const { said, start, change } = setUp([WRONG, []]);
  await start();
  expect(said).toEqual([SAID]);
  await change('/site/content/cars/van.json');
  expect(said).toEqual([SAID, 'content/ is in order again.']);
});

it('says nothing of content that is in order, and the same only once', async () => {
  const { said, start, change } = setUp([[], [], WRONG, WRONG]);
  await start();
  await change('/site/content/faq/payment.md');
  expect(said).toEqual([]);
  await change('/site/content/cars/van.json');
  await change('/site/content/cars/van.json');
  expect(said).toEqual([SAID]);
});

it('looks once more, and not ten times, for ten files that are saved together', async () => {
  const { start, change, checks } = setUp([[]]);
  await start();
  await change(...Array.from({ length: 10 }, (_, at) => `/site/content/faq/${at}.md`));
  expect(checks()).toBe(3);
});

it('leaves files outside content/ to others', async () => {
  const { start, change, checks } = setUp([[]]);
  await start();
  await change('/site/src/routes.ts', '/site/contents/a.md');
  expect(checks()).toBe(1);
});

it('outlives a check that fails itself', async () => {
  const { said, start, change } = setUp([new Error('EMFILE'), []]);
  await start();
  expect(said).toEqual(['ERROR content/ could not be checked: Error: EMFILE\n\n1 to mend in content/.']);
  await change('/site/content/faq/payment.md');
  expect(said).toHaveLength(2);
});
