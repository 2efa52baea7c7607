import type { Page, Request } from '@playwright/test';

/** A phone of the middle class, as a browser context. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

type Kind = 'script' | 'picture' | 'font' | 'other';
/** An answer, with its bytes on the wire, headers left out. */
export interface Load {
  kind: Kind;
  bytes: number;
}

const kindOf = (url: string, type: string): Kind => {
  if (type === 'script' || url.endsWith('.js')) return 'script';
  if (type === 'image') return 'picture';
  return type === 'font' ? 'font' : 'other';
};

/** Notes every answer that a page gets. `settled` gives all of them when none is under way any more. */
export function watchTraffic(page: Page): { settled: () => Promise<Load[]> } {
  const loads: Promise<Load>[] = [];
  /** Requests without an end yet, each with a promise of it. */
  const underWay = new Map<Request, Promise<void>>();
  const ends = new Map<Request, () => void>();
  const end = (request: Request) => {
    underWay.delete(request);
    ends.get(request)?.();
    ends.delete(request);
  };
  page.on('request', (request) => {
    const ended = new Promise<void>((resolve) => ends.set(request, resolve));
    underWay.set(request, ended);
  });
  page.on('requestfailed', end);
  page.on('requestfinished', (request) => {
    end(request);
    const kind = kindOf(request.url(), request.resourceType());
    // The tab's icon is the browser's wish, not the page's.
    if (/favicon|icon-\d+/.test(request.url())) return;
    loads.push(request.sizes().then(({ responseBodySize }) => ({ kind, bytes: responseBodySize })));
  });
  return {
    settled: async () => {
      while (underWay.size > 0) await Promise.race([...underWay.values()]);
      return Promise.all(loads);
    },
  };
}

/** What answers weigh together, those of a kind if one is given, in kB (1,000 bytes). */
export const kilobytes = (loads: Load[], kind?: Kind) =>
  loads.filter((load) => !kind || load.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/**
 * Scrolls to the end by half a window at a time: each stop ends when all that it asks for has come. At the end it waits
 * twice, for what was asked for only by what has come.
 */
export async function readToTheEnd(page: Page, traffic: ReturnType<typeof watchTraffic>) {
  for (let left = 2; left > 0;) {
    const isAtEnd = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
      // A frame to notice what came into view, and one to ask for it.
      for (let passed = 0; passed < 3; passed++) await frame();
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    });
    await traffic.settled();
    if (isAtEnd) left--;
  }
}
