/**
 * The icon in the header is a link to the page of search. With script it opens the search over the page that is open,
 * whose code comes only then; where it does not come, the link leads on.
 */
const link = document.querySelector<HTMLAnchorElement>('a[data-search-link]');
const rest = document.querySelector<HTMLTemplateElement>('template.search')?.content.querySelector('script');

async function open(event: MouseEvent) {
  // Another tab or window was asked for: as in isPlainClick, which would be one more file to fetch.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const field = document.querySelector<HTMLElement>('#search-field');
  if (field) return field.focus();
  link.ariaBusy = 'true';
  try {
    // Its address is read off the page: the bundler would have every page fetch a helper for one that it knew.
    await import(/* @vite-ignore */ rest?.getAttribute('src') ?? '');
    link.removeEventListener('click', open);
    link.click();
  } catch {
    location.assign(link.href);
  }
  link.ariaBusy = null;
}
link?.addEventListener('click', open);

export {};
