/**
 * The contents box of a page with many parts: marks the section that is being read, and takes the focus along to the one that is
 * gone to. Going there is the browser's own business.
 */
const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a')];
const sections = links.flatMap((link) => document.getElementById(link.hash.slice(1)) ?? []);

/** How far down the window a section's beginning must have come to count as being read: a third. */
const LINE = 34;

function mark() {
  // Whole pixels, as the watcher has them: a section that it reports by a fraction of one is not reported again.
  const line = Math.ceil((innerHeight * LINE) / 100);
  const read = sections.findLast((section) => section.getBoundingClientRect().top <= line);
  for (const link of links) link.ariaCurrent = read && link.hash === `#${read.id}` ? 'true' : null;
}

/** What has gone out at the top counts as seen: a jump from there to below the line is told, too. */
const ABOVE_PX = 1e6;
const watcher = new IntersectionObserver(mark, { rootMargin: `${ABOVE_PX}px 0px ${LINE - 100}% 0px` });
for (const section of sections) watcher.observe(section);
mark();

/** Takes the focus along to the heading of what the pressed link leads to. */
function follow(pressed: EventTarget | null | undefined) {
  const at = links.findIndex((link) => pressed instanceof Node && link.contains(pressed));
  const heading = sections[at]?.querySelector<HTMLElement>('h2');
  // The browser drops the focus when it follows the link, which is after the click.
  if (heading) setTimeout(() => heading.focus({ preventScroll: true }));
}
document.addEventListener('click', ({ target }) => follow(target));
// What was pressed last before this came.
follow(window.pressed?.at(-1));

export {};
