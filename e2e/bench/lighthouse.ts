import lighthouse from 'lighthouse';

/** Lighthouse's categories, in the order of its reports. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** What Lighthouse says of a page: times in ms, scores from 0 to 100, and the ids of the audits that it fails. */
export interface Judgement {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Without SEO where a page is kept from search engines. */
  scores: Partial<Record<Category, number>>;
  faults: string[];
}

/**
 * Has Lighthouse judge an address as a phone on slow 4G, both simulated.
 * @param port on which the browser takes orders
 * @param isListed whether search engines may show the page; if not, its SEO is not asked for
 * @returns the judgement; throws an Error when Lighthouse could not load the page
 */
export async function judge(port: number, url: string, isListed: boolean): Promise<Judgement> {
  const categories = CATEGORIES.filter((name) => isListed || name !== 'seo');
  const result = await lighthouse(url, {
    port,
    onlyCategories: categories,
    logLevel: 'silent',
    disableFullPageScreenshot: true,
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not load ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { audits, categories: judged } = result.lhr;
  const valueOf = (id: string) => audits[id]?.numericValue ?? NaN;
  const isFailed = ({ id, weight }: { id: string; weight: number }) => {
    const score = audits[id]?.score ?? null;
    return weight > 0 && score !== null && score < 1;
  };
  const scores = categories.map((name) => [name, Math.round((judged[name]?.score ?? NaN) * 100)]);
  return {
    fcp: valueOf('first-contentful-paint'),
    lcp: valueOf('largest-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    scores: Object.fromEntries(scores) as Judgement['scores'],
    // Those of performance are times, which the table has.
    faults: categories
      .filter((name) => name !== 'performance')
      .flatMap((name) => judged[name]?.auditRefs.filter(isFailed).map(({ id }) => id) ?? []),
  };
}
