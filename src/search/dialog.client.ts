/** Opens the search at a press on the icon in the header, once all that it takes has come. */
import { openDialog } from './dialog.ts';

const link = document.querySelector<HTMLAnchorElement>('a[data-search-link]');

link?.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openDialog(link);
});
