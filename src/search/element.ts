/** What an attribute can be set to; `undefined` and `false` leave it out. */
type Value = string | number | boolean | undefined;

/**
 * Makes an element. The policy of the pages lets nobody write markup, so everything is made this way.
 * @param attributes by their names in HTML
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, Value>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : String(value));
  made.append(...children);
  return made;
}
