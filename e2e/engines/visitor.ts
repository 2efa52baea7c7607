import { expect, test as base } from '@playwright/test';
import { LIVING_SHELL } from '../fixture.ts';
import { type EngineName, startEngine } from './engines.ts';
import { middleOf, type Sought } from './sought.ts';
import type { Engine, Tab } from './tab.ts';

/** A tab in the hands of a visitor of the fixture's site. */
export class Visitor {
  readonly tab: Tab;
  readonly base: string;

  constructor(tab: Tab, base: string) {
    this.tab = tab;
    this.base = base;
  }

  open = (address: string) => this.tab.open(new URL(address, this.base).href);

  /** Where a thing stands still and free, in px of the window. */
  async find(sought: Sought): Promise<{ x: number; y: number }> {
    let at: { x: number; y: number } | undefined;
    await expect(async () => {
      const before = at;
      at = await this.tab.run(middleOf, sought);
      expect(at, `the place of ${JSON.stringify(sought)}`).toBeDefined();
      expect(at, `${JSON.stringify(sought)} stands still`).toEqual(before);
    }).toPass({ timeout: 15_000, intervals: [50] });
    return at ?? { x: 0, y: 0 };
  }

  async press(css: string, says?: string): Promise<void> {
    const { x, y } = await this.find(says === undefined ? { css } : { css, says });
    await this.tab.press(x, y);
  }

  /** Writes into a field that is empty. */
  async fill(form: string, label: string, text: string): Promise<void> {
    const { x, y } = await this.find({ css: form, label });
    await this.tab.press(x, y);
    await this.tab.type(text);
    const value = () =>
      this.tab.run(
        (within, words) =>
          [...document.querySelectorAll<HTMLLabelElement>(`${within} label`)]
            .filter(({ textContent }) => textContent?.trim().startsWith(words))
            .map(({ control }) => control instanceof HTMLInputElement && control.value)[0],
        form,
        label,
      );
    await expect.poll(value, `what stands in ${label}`).toBe(text);
  }

  /** Chooses a day, as a picker does: each engine draws its own. */
  setDate = (form: string, label: string, day: string) =>
    this.tab.run(
      (within, words, value) => {
        const labels = [...document.querySelectorAll<HTMLLabelElement>(`${within} label`)];
        const control = labels.find(({ textContent }) => textContent?.trim().startsWith(words))?.control;
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        set?.call(control, value);
        control?.dispatchEvent(new Event('input', { bubbles: true }));
        control?.dispatchEvent(new Event('change', { bubbles: true }));
      },
      form,
      label,
      day,
    );

  /** Drags something sideways by so many px, at this share of its height. */
  async swipe(css: string, by: number, height = 0.5): Promise<void> {
    const { x, y } = await this.find({ css, height });
    await this.tab.drag({ x: x - by / 2, y }, { x: x + by / 2, y });
  }

  /** The texts of what is shown of these. */
  texts = (css: string) =>
    this.tab.run(
      (selector) =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ').trim()),
      css,
    );

  async sees(css: string, expected: readonly string[]): Promise<void> {
    await expect.poll(() => this.texts(css)).toEqual(expected);
  }

  /** Waits until a page of this path has come; while it comes, an engine answers nothing. */
  async arrives(pathname: string): Promise<void> {
    await expect(async () => expect(await this.tab.run(() => location.pathname)).toBe(pathname)).toPass({
      timeout: 15_000,
    });
  }

  /** Waits until the page's scripts answer a press; before that a link leads on. */
  async answers(): Promise<void> {
    const isThere = () => this.tab.run((selector) => document.querySelector(selector) !== null, LIVING_SHELL);
    await expect.poll(isThere, { timeout: 15_000 }).toBe(true);
  }

  /** Presses a field until the focus is in it: while one page fades into the next, it takes none. */
  async enter(css: string): Promise<void> {
    const isIn = () => this.tab.run((selector) => document.activeElement?.matches(selector), css);
    await expect(async () => {
      await this.press(css);
      expect(await isIn(), `the focus is in ${css}`).toBe(true);
    }).toPass({ timeout: 15_000 });
  }

  /** Waits until an island has taken over what the page brought. */
  async lives(css: string): Promise<void> {
    await this.find({ css });
    await expect
      .poll(() =>
        this.tab.run(
          (selector) => document.querySelector(selector) !== null,
          `${css} [data-hydrated], ${css}[data-hydrated]`,
        ),
      )
      .toBe(true);
  }
}

interface Given {
  visitor: Visitor;
  /** The same without script, in a browser of its own. */
  withoutScript: Visitor;
}
interface Shared {
  engineName: EngineName;
  engine: Engine;
}

/** A test in one engine, started once a worker. A page's uncaught exception fails it, where the engine tells. */
export const test = base.extend<Given, Shared>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ engine, baseURL }, use) => {
    const tab = await engine.tab();
    await tab.resize(1280, 900);
    await use(new Visitor(tab, baseURL ?? ''));
    await tab.close();
    expect(engine.complaints.splice(0), 'exceptions of the page').toEqual([]);
  },
  withoutScript: async ({ engineName, baseURL }, use) => {
    const engine = await startEngine(engineName, false);
    await use(new Visitor(await engine.tab(), baseURL ?? ''));
    await engine.stop();
  },
});

export { expect };
