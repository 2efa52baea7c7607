import { fieldName, type Issue } from './issue.ts';
import { lineAt } from './position.ts';
import type { Entry } from './readEntry.ts';
import { walk } from './walk.ts';

/** A source that is marked with `trade`, and the host of its page. */
interface Marked {
  file: string;
  path: readonly PropertyKey[];
  host: string;
}
/** A text that the site may show. */
interface Text {
  text: string;
  /** None for a body. */
  path?: readonly PropertyKey[];
  /** Where an offset in it stands. */
  place(offset: number): Pick<Issue, 'file' | 'line' | 'field'>;
}

/** What in a text may be a host, such as `www.example.org`. */
const HOST = /(?:[a-z\d-]+\.)+[a-z]{2,}/gi;
/** The fields of a marked source that no page shows. */
const UNSHOWN: ReadonlySet<PropertyKey | undefined> = new Set(['name', 'label', 'url']);
/** The lists whose records can be marked. */
const MARKABLE: readonly PropertyKey[] = ['sources', 'links'];

const bare = (host: string) => host.toLowerCase().replace(/^www\./, '');

/** The marked sources of an entry; an address that is none is the schema's business. */
function markedIn({ file, data }: Entry): Marked[] {
  return [...walk(data)].flatMap(({ path, value }) => {
    const isMarked = typeof value === 'object' && value !== null && 'trade' in value && value.trade === true;
    if (!isMarked || !('url' in value) || typeof value.url !== 'string') return [];
    return URL.canParse(value.url) ? [{ file, path, host: bare(new URL(value.url).hostname) }] : [];
  });
}

/** The texts of an entry that the site may show: all but the names and addresses of its marked sources. */
function shownIn({ file, data, body, bodyLine, lineOf }: Entry, marked: readonly Marked[]): Text[] {
  const unshown = new Set(marked.map(({ path }) => fieldName(path)));
  const fields = [...walk(data)].flatMap(({ path, value }): Text[] => {
    const isUnshown = UNSHOWN.has(path.at(-1)) && unshown.has(fieldName(path.slice(0, -1)));
    if (typeof value !== 'string' || isUnshown) return [];
    return [{ text: value, path, place: () => ({ file, line: lineOf(path), field: fieldName(path) }) }];
  });
  return [...fields, { text: body, place: (at) => ({ file, line: bodyLine + lineAt(body, at) - 1 }) }];
}

/** How an editor mends a host that is shown: a record of a list can be marked too, any other text does without it. */
function howToMend(file: string, path: Text['path']): string {
  if (!path?.some((key) => MARKABLE.includes(key)))
    return 'Say what you read there without its name and without a link';
  return `Write ${file.endsWith('.md') ? 'trade: true' : '"trade": true'} beside it too`;
}

/**
 * Holds content to one mind about the pages of other travel companies: whose host is marked with `trade` in one place
 * is shown in no other, neither as a source, nor in a link, nor in words.
 * @param entries all that content/ holds
 */
export function checkTrade(entries: readonly Entry[]): Issue[] {
  const marks = entries.map(markedIn);
  const byHost = new Map(marks.flat().map((mark) => [mark.host, mark]));
  return entries.flatMap((entry, at) =>
    shownIn(entry, marks[at] ?? []).flatMap(({ text, path, place }) =>
      [...text.matchAll(HOST)].flatMap(({ 0: found, index }): Issue[] => {
        const mark = byHost.get(bare(found));
        if (!mark) return [];
        const where = `marked with trade in ${mark.file}, ${fieldName(mark.path)}`;
        const mend = `${howToMend(entry.file, path)}, or take that mark away if it is no travel company.`;
        const message = `"${found}" is ${where}, and the site neither names nor links another travel company. ${mend}`;
        return [{ ...place(index), message }];
      }),
    ),
  );
}
