import { z } from 'zod';

const SLOT = /\{([^{}]*)\}/g;

/** What is wrong with the slots of a text, if anything. */
function slotFault(text: string, slots: readonly string[]): string | undefined {
  const found = [...text.matchAll(SLOT)].map(([, name = '']) => name);
  const known = slots.length ? `It has ${slots.map((slot) => `{${slot}}`).join(', ')}` : 'It has none';
  const stray = found.find((name) => !slots.includes(name));
  if (stray !== undefined) return `{${stray}} is filled in by nothing. ${known}`;
  const missing = slots.find((slot) => !found.includes(slot));
  return missing === undefined ? undefined : `Write {${missing}} where it is to be filled in`;
}

/**
 * The schema of a text that visitors see or hear.
 * @param description where it stands, for an editor
 * @param slots the names of what is filled into it: each must stand in it as `{name}`, and no other
 */
export const text = (description: string, ...slots: string[]) =>
  z
    .string()
    .trim()
    .min(1)
    .superRefine((value, context) => {
      const message = slotFault(value, slots);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .describe(
      slots.length ? `${description}, with ${slots.map((slot) => `{${slot}}`).join(', ')}` : description,
    );

/**
 * The schema of a text about a number of things, in the forms that English has.
 * @param description where it stands, for an editor
 * @param slots what is filled in; the text for one thing needs no {count}
 */
export const counted = (description: string, ...slots: string[]) =>
  z.strictObject({
    one: text(`${description}, when it is one`, ...slots.filter((slot) => slot !== 'count')),
    other: text(`${description}, when it is none or several`, ...slots),
  });

/** The schema of what stands for pages of other travel companies, which the site never names. */
export const unnamedPages = z.strictObject({
  also: text('Behind the pages that are named, where pages of other travel companies were read too'),
  only: text('In their place, where nothing else was read'),
});
