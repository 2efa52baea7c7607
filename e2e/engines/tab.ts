/** What a journey does in any engine: a visitor's pointer, finger and keys, and a look at the page. */
export interface Tab {
  /** Whether it drags with a finger; else with the pointer, because the engine's driver has no touch. */
  readonly touches: boolean;
  /** Opens an address and waits until the page and its parts have loaded. */
  open(address: string): Promise<void>;
  /** Runs a function in the page and gives what it returns; it knows its arguments and nothing else from here. */
  run<Arguments extends readonly unknown[], Result>(
    script: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>>;
  /** Presses the main button at a point of the window, in px. */
  press(x: number, y: number): Promise<void>;
  /** Drags from one point to another. */
  drag(from: Point, to: Point): Promise<void>;
  /** Types text where the focus is. */
  type(text: string): Promise<void>;
  /** Presses a key by its name, such as `Enter`. */
  key(name: keyof typeof KEYS): Promise<void>;
  /** Sets the window's inner size in px; an engine may not become narrower than its own least width. */
  resize(width: number, height: number): Promise<void>;
  back(): Promise<void>;
  close(): Promise<void>;
}

export interface Point {
  x: number;
  y: number;
}

/** The keys of the journeys, as WebDriver writes them. */
export const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowRight: '\uE014',
  ArrowLeft: '\uE012',
  End: '\uE010',
  ArrowDown: '\uE015',
} as const;

/** A browser that has been started; `complaints` are the exceptions that its pages did not catch. */
export interface Engine {
  tab(): Promise<Tab>;
  complaints: string[];
  stop(): Promise<void>;
}

/** How a browser is started: without script, a page sees that there is none. */
export interface Start {
  program: string;
  script: boolean;
}

/** Longer than an engine takes for any single thing on a loaded machine, in ms: what takes longer has failed. */
export const PATIENCE_MS = 60_000;
