import type { AstroPrerenderer } from 'astro';

/**
 * A prerenderer that has something done to every page before it is written.
 * @param standard what renders the pages
 * @param work gives what is written instead of the page, told the path of its file on the site
 */
export const withEachPage = (
  standard: AstroPrerenderer,
  work: (html: string, pathname: string) => Promise<Uint8Array<ArrayBuffer>>,
): AstroPrerenderer => ({
  ...standard,
  render: async (request, options) => {
    const rendered = await standard.render(request, options);
    const response = rendered instanceof Response ? rendered : rendered.response;
    const { status, headers } = response;
    if (!response.body || !headers.get('Content-Type')?.startsWith('text/html')) return rendered;
    // What leads elsewhere is written by Astro itself.
    if (status >= 300 && status < 400) return rendered;
    const page = new Response(await work(await response.text(), new URL(request.url).pathname), {
      status,
      headers,
    });
    return rendered instanceof Response ? page : { ...rendered, response: page };
  },
});
