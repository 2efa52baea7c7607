/**
 * A picture in a link with `data-enlarge` opens large in the page. Until somebody presses one, this is all of it; without
 * script, or where the rest does not arrive, the link leads to the picture's file.
 */
const rest = document.querySelector<HTMLTemplateElement>('template.large')?.content.querySelector('script');

function open(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-enlarge]');
  // Another tab or window was asked for: as in isPlainClick, which would be one more file to fetch.
  if (!link || !rest || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  // Its address is read off the page: the bundler would have every page fetch a helper for one that it knew.
  import(/* @vite-ignore */ rest.getAttribute('src') ?? '').then(
    () => {
      document.removeEventListener('click', open);
      link.click();
    },
    () => location.assign(link.href),
  );
}
document.addEventListener('click', open);

export {};
