/** A window's height above and below what is shown: nobody scrolls further in a frame. */
const isFar = (section: Element) => {
  const { top, bottom } = section.getBoundingClientRect();
  return top > 2 * innerHeight || bottom < -innerHeight;
};

/** The room that the content of a section takes, in px: to a fraction of one, which `clientHeight` is not. */
function contentHeight(section: Element): number {
  const style = getComputedStyle(section);
  const around = [style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth];
  return around.reduce((rest, part) => rest - parseFloat(part), section.getBoundingClientRect().height);
}

/**
 * Leaves alone what is far from the window while a dialogue makes all of the page inert, which would have each of its
 * elements styled anew. Those sections can be left that were put off when the page came (`laterSections.ts`): with or
 * without their content they take the same room.
 * @returns what brings them back, one at a time when the browser has nothing else to do; a page that is scrolled
 * meanwhile, or a press on a link, which may lead to a part of it, has them back at once
 */
export function leaveFarSections(): () => void {
  const far: HTMLElement[] = [];
  for (const section of document.querySelectorAll<HTMLElement>('.whole'))
    if (!far.at(-1)?.contains(section) && isFar(section)) far.push(section);
  const heights = far.map(contentHeight);
  for (const [at, { style }] of far.entries()) {
    style.containIntrinsicBlockSize = `${heights[at]}px`;
    style.contentVisibility = 'hidden';
  }
  const end = new AbortController();
  const bringNext = () => {
    far.pop()?.style.removeProperty('content-visibility');
    if (far.length === 0) end.abort();
  };
  const bringAll = () => {
    while (far.length > 0) bringNext();
  };
  const onPress = ({ target }: Event) => {
    if ((target as Element).closest('a')) bringAll();
  };
  addEventListener('scroll', bringAll, { signal: end.signal });
  addEventListener('click', onPress, { signal: end.signal, capture: true });
  const bringLater = () => {
    bringNext();
    if (far.length > 0) requestIdleCallback(bringLater);
  };
  return bringLater;
}
