/**
 * A picture in a link with `data-enlarge` opens large in the page. Until somebody presses one, this is all of it; without
 * script, or where the rest does not arrive, the link leads to the picture's file.
 */
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-enlarge]');
  // Another tab or window was asked for.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  import('./largePictures.ts').then(
    ({ open }) => open(link),
    () => location.assign(link.href),
  );
});
