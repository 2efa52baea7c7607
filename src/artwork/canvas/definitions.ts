const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What a picture defines once and refers to by a short id: tiles, clips, and things it repeats. */
export class Definitions {
  readonly #ids = new Map<string, string>();

  /** Takes markup whose first `id=""` is to be filled in, and gives its id; the same markup is kept once. */
  define(markup: string): string {
    const known = this.#ids.get(markup);
    if (known !== undefined) return known;
    const count = this.#ids.size;
    const id = (LETTERS[count % 52] ?? 'a') + (count < 52 ? '' : String(Math.floor(count / 52)));
    this.#ids.set(markup, id);
    return id;
  }

  /**
   * Takes the picture's body and gives it with its `<defs>` in front. A thing that is used a single time is set
   * where it is used, one that nothing uses is left out.
   */
  resolve(body: string): string {
    const things = new Map<string, string>();
    let defs = '';
    for (const [markup, id] of this.#ids) {
      const whole = markup.replaceAll('id=""', `id="${id}"`).replaceAll('id="+"', `id="${id}0"`);
      if (markup.startsWith('<g id')) things.set(id, whole);
      else defs += whole;
    }
    let inner = body;
    // Backwards, because a thing can hold those that were defined before it.
    for (const [id, whole] of [...things].reverse()) {
      const uses = (inner + defs).split(`href="#${id}"`).length - 1;
      if (uses === 1) {
        const use = new RegExp(`<use href="#${id}"([^>]*)/>`);
        const inline = (text: string) =>
          text.replace(use, (_, attributes: string) => whole.replace(` id="${id}"`, attributes));
        [inner, defs] = [inline(inner), inline(defs)];
      } else if (uses > 1) defs += whole;
    }
    return (defs === '' ? '' : `<defs>${defs}</defs>`) + inner;
  }
}
