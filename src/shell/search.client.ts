/**
 * The icon in the header is a link to the page of search. With script it opens the search over the page that is open,
 * whose code comes only then; where it does not come, the link leads on.
 */
const link = document.querySelector<HTMLAnchorElement>('a.round');

link?.addEventListener('click', async (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const field = document.querySelector<HTMLElement>('#search-field[data-page]');
  if (field) return field.focus();
  link.ariaBusy = 'true';
  try {
    (await import('../search/dialog.ts')).openDialog(link);
  } catch {
    location.assign(link.href);
  }
  link.ariaBusy = null;
});
