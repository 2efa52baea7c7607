/**
 * What is wrong with a page once it is read to its end. Runs in the page, so it knows nothing from here. Each of its
 * waits ends by itself: a picture that does not come and a tab that is not painted are faults, not a wait for ever.
 * @returns the faults in words, none when the page is whole
 */
export async function faultsOfPage(): Promise<string[]> {
  const FRAME_MS = 20_000;
  const PICTURE_MS = 10_000;
  const TURN_MS = 250;
  /**
   * What comes of a wait, `undefined` when nothing has come in time. It is counted in turns, so that a machine that
   * stands still for a while counts as one, and does not end a wait that had no chance to.
   */
  const within = <Result>(ms: number, wait: Promise<Result>) =>
    Promise.race([
      wait,
      (async () => {
        for (let left = ms; left > 0; left -= TURN_MS)
          await new Promise((resolve) => setTimeout(resolve, TURN_MS));
        return undefined;
      })(),
    ]);
  const toHeight = (top: number) => window.scrollTo({ top, behavior: 'instant' });

  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    toHeight(y);
    if (!(await within(FRAME_MS, new Promise(requestAnimationFrame)))) return [`not painted at ${y} px`];
  }

  /** Whether something in the window is seen, and not cut off by a strip; once this is known it has been asked for. */
  const isSeen = (image: Element) =>
    within(
      FRAME_MS,
      new Promise<boolean>((resolve) =>
        new IntersectionObserver(([entry], observer) => {
          observer.disconnect();
          resolve(!!entry && entry.intersectionRatio > 0);
        }).observe(image),
      ),
    );
  /** Not on a slide beside the window. */
  const isShown = (image: Element) => {
    const { left, right } = image.getBoundingClientRect();
    return image.checkVisibility() && right > 0 && left < innerWidth;
  };
  const asked: HTMLImageElement[] = [];
  // What an island has brought since its place was passed has not been asked for: each is looked at by itself.
  for (const image of [...document.images]) {
    if (image.complete || !isShown(image)) continue;
    const { top, height } = image.getBoundingClientRect();
    toHeight(scrollY + top - (innerHeight - height) / 2);
    const seen = await isSeen(image);
    if (seen === undefined) return [`not painted at ${image.currentSrc || image.src}`];
    if (seen) asked.push(image);
  }
  const end = (image: HTMLImageElement) =>
    new Promise<void>((resolve) => {
      for (const name of ['load', 'error']) image.addEventListener(name, () => resolve());
      if (image.complete) resolve();
    });
  await Promise.all(asked.map((image) => within(PICTURE_MS, end(image))));

  const faults = asked
    .filter((image) => !image.complete)
    .map(({ currentSrc, src }) => `never came: ${currentSrc || src}`);
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && isShown(image)) faults.push(`no picture: ${image.src}`);
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) faults.push(`${wide} px wide in a window of ${innerWidth}`);
  const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
  if (headings.length !== 1) faults.push(`${headings.length} main headings`);
  return faults;
}
