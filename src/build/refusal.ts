/** Ends a build over something that a person can mend; the message is all that they need to read. */
export class Refusal extends Error {
  /** Whether pages were already written, into a folder that must not be published. */
  readonly hasPages: boolean;

  constructor(message: string, hasPages: boolean) {
    super(message);
    this.name = 'Refusal';
    this.hasPages = hasPages;
    // Astro prints a stack where there is one, and this fault lies in no line of code.
    this.stack = '';
  }
}

/** What a refused build sends to the program that started it over a channel, as `npm run build` does. */
export type Refused = Pick<Refusal, 'hasPages'> & { refused: string };

/**
 * Ends the build when there is something to mend.
 * @throws Refusal with one line for each thing to mend, and how many there are
 */
export function refuse(sentences: readonly string[], hasPages: boolean): void {
  if (sentences.length === 0) return;
  const count = `${sentences.length} to mend.`;
  const end = hasPages ? count : `${count} Nothing was built.`;
  throw new Refusal(`${sentences.join('\n')}\n\n${end}`, hasPages);
}

/**
 * Does a step of the build. A refusal goes to the program that started the build too, so that it need not be picked
 * out of all that Astro prints.
 * @throws whatever the step throws
 */
export async function buildStep(step: () => Promise<unknown>): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (error instanceof Refusal) {
      process.send?.({ refused: error.message, hasPages: error.hasPages } satisfies Refused);
    }
    throw error;
  }
}
