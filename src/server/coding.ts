/** How a text can be coded on its way, the smallest first, and the ending of the file beside it that is. */
const ENDINGS = { br: '.br', gzip: '.gz', identity: '' } as const;
export type Coding = keyof typeof ENDINGS;
const CODINGS = Object.keys(ENDINGS) as Coding[];

/** A coding and its weight. The old `x-gzip` is gzip. */
const ENTRY = /^\s*(?:x-)?([^\s;]+)(?:.*;\s*q\s*=\s*([^\s;]*))?/;
/** What a text as it is weighs, if nothing is said of it: any coding that is named comes before it. */
const LEAST = Number.MIN_VALUE;

function weightsIn(accepted: string): Map<string, number> {
  const entries = accepted.toLowerCase().split(',');
  return new Map(
    entries.map((entry) => {
      const [, coding = '', weight = '1'] = ENTRY.exec(entry) ?? [];
      return [coding, Number(weight)];
    }),
  );
}

/**
 * In which coding a file is sent (RFC 9110, 12.5.3): of what there is the one that weighs most with the client, of
 * several the smallest, and none that weighs nothing. When nothing is left, the file is sent as it is.
 * @param accepted the request's Accept-Encoding
 * @param has whether there is a file of the same name with an ending behind it
 */
export function codingFor(accepted: string, has: (ending: string) => boolean): Coding {
  const weights = weightsIn(accepted);
  const weightOf = (coding: Coding) =>
    weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? LEAST : 0);
  const ranked = CODINGS.toSorted((a, b) => weightOf(b) - weightOf(a));
  return ranked.find((coding) => weightOf(coding) > 0 && has(ENDINGS[coding])) ?? 'identity';
}
