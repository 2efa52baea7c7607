/** Opens the search at a press on the icon in the header, once all that it takes has come. */
import { isPlainClick } from '../browser/plainClick.ts';
import { openDialog } from './dialog.ts';

const link = document.querySelector<HTMLAnchorElement>('a[data-search-link]');

link?.addEventListener('click', (event) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  openDialog(link);
});
