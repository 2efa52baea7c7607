/** How a visitor names a thing: what it is, and what it says or is called. */
export interface Sought {
  css: string;
  /** Its accessible name or its text, whole. */
  says?: string;
  /** The beginning of its label's text, for a field inside `css`. */
  label?: string;
  /** At which share of its height it is taken hold of: in the middle when left out. */
  height?: number;
}

/** In the page: where the thing is to be touched once it stands still in the window and nothing covers it. */
export function middleOf({
  css,
  says,
  label,
  height: share = 0.5,
}: Sought): { x: number; y: number } | undefined {
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const all = [...document.querySelectorAll<HTMLElement>(label === undefined ? css : `${css} label`)];
  const found = all.find((element) => {
    if (label !== undefined) return clean(element.textContent).startsWith(label);
    if (element.getClientRects().length === 0 || element.closest('[inert]')) return false;
    return says === undefined || clean(element.ariaLabel ?? element.textContent) === says;
  });
  const element = found instanceof HTMLLabelElement && label !== undefined ? found.control : found;
  if (!element) return undefined;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height * share };
  const top = document.elementFromPoint(middle.x, middle.y);
  return top && (element.contains(top) || top.contains(element)) ? middle : undefined;
}
