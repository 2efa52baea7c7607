import { expect, test as base } from '@playwright/test';
import { type EngineName, startEngine } from './engines.ts';
import type { Engine, Tab } from './tab.ts';

/** How a visitor names a thing: what it is, and what it says or is called. */
interface Sought {
  css: string;
  /** Its accessible name or its text, whole. */
  says?: string;
  /** The beginning of its label's text, for a field inside `css`. */
  label?: string;
  /** At which share of its height it is taken hold of: in the middle when left out. */
  height?: number;
}

/** In the page: where the thing is to be touched once it stands still in the window and nothing covers it. */
function middleOf({ css, says, label, height: share = 0.5 }: Sought): { x: number; y: number } | undefined {
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
      const before = await this.tab.run(middleOf, sought);
      at = await this.tab.run(middleOf, sought);
      expect(at, `the place of ${JSON.stringify(sought)}`).toBeDefined();
      expect(at).toEqual(before);
    }).toPass({ timeout: 15_000 });
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
