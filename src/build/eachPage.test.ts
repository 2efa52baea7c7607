import type { AstroPrerenderer } from 'astro';
import { expect, it } from 'vitest';
import { withEachPage } from './eachPage.ts';

/** What is written of an answer that Astro renders, with `!` and its file put behind each page. */
async function written(answer: Response, isWrapped = false) {
  const standard: AstroPrerenderer = {
    name: 'test',
    getStaticPaths: async () => [],
    render: async () => (isWrapped ? { response: answer } : answer),
  };
  const { render } = withEachPage(standard, async (html, file) => Buffer.from(`${html}!${file}`));
  const options = {} as Parameters<AstroPrerenderer['render']>[1];
  const rendered = await render(new Request('https://site.invalid/a.html'), options);
  const response = rendered instanceof Response ? rendered : rendered.response;
  return { status: response.status, text: await response.text(), isWrapped: rendered !== response };
}
const html = { 'Content-Type': 'text/html; charset=utf-8' };

it.each([200, 404])('has its work done to a page that is answered with %i', async (status) => {
  const page = () => new Response('<p>é</p>', { status, headers: html });
  expect(await written(page())).toEqual({ status, text: '<p>é</p>!/a.html', isWrapped: false });
  expect(await written(page(), true)).toEqual({ status, text: '<p>é</p>!/a.html', isWrapped: true });
});

it('leaves other files, and pages that lead elsewhere, as they are', async () => {
  const json = new Response('{}', { headers: { 'Content-Type': 'application/json' } });
  expect((await written(json)).text).toBe('{}');
  const moved = new Response('moved', { status: 301, headers: { ...html, Location: '/there' } });
  expect((await written(moved)).text).toBe('moved');
  expect((await written(new Response(null, { headers: html }))).text).toBe('');
});
