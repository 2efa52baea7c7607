/** The five measures of a visit: milliseconds, except CLS, which is a share of the window (https://web.dev/articles/vitals). */
export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

/** How wide a window is, roughly enough that it tells nobody apart. */
export const WIDTH_CLASSES = ['phone', 'tablet', 'desktop'] as const;
/** The connection as browsers name it; `unknown` where they do not. */
export const CONNECTIONS = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const;

/** What a page reports of a visit: nothing that tells who came, or when one visitor came back. */
export interface VitalsReport {
  /** The page's address without what follows it. */
  route: string;
  width: (typeof WIDTH_CLASSES)[number];
  connection: (typeof CONNECTIONS)[number];
  /** What was measured until the visitor left the page. */
  vitals: Partial<Record<Vital, number>>;
}

/** The class of a window's width in px. */
export const widthClass = (px: number): VitalsReport['width'] =>
  px < 700 ? 'phone' : px < 1100 ? 'tablet' : 'desktop';

/** Whether a visitor has asked for less: to save data, or not to be measured (Global Privacy Control). */
export const wantsLess = (navigator: object): boolean => {
  const { connection, globalPrivacyControl } = navigator as {
    connection?: { saveData?: boolean };
    globalPrivacyControl?: boolean;
  };
  return connection?.saveData === true || globalPrivacyControl === true;
};

/** The connection's class, as far as the browser tells. */
export const connectionClass = (navigator: object): VitalsReport['connection'] => {
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  return CONNECTIONS.find((name) => name === connection?.effectiveType) ?? 'unknown';
};
