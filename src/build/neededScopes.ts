/** Where a compound selector ends: at a combinator, a comma, a bracket of a function or a rule. */
const ENDS = /[\s>+~,(){};]/;
/** What the name of a scope begins with, as Astro gives it. */
const MARK = 'data-astro-cid-';
const SCOPE = /\[data-astro-cid-(\w+)\]/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;
/** What holds neither elements nor attributes. */
const TEXTS = /(<(?:style|script)\b[\s\S]*?<\/(?:style|script)>)/;
/** An element's first tag, its attributes whole: a value may hold a closing bracket. */
const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:=(?:"[^"]*"|'[^']*'|[^\s>"']+))?)+)/i;

/** One attribute; its letters when it is a scope. */
const ATTRIBUTE =
  /\s+(?:data-astro-cid-(\w+)(?:="")?(?=[\s/>]|$)|[^\s=>"'/]+(?:=(?:"[^"]*"|'[^']*'|[^\s>"']+))?)/g;

/** What a compound selector asks of an element beside its scope, as far as that never changes: tag and classes. */
interface Asked {
  tag: string;
  classes: readonly string[];
}

/** The compound selector around a place in a style sheet. */
function compoundAt(css: string, from: number, to: number): Asked {
  let [start, end] = [from, to];
  while (start > 0 && !ENDS.test(css[start - 1] ?? ' ')) start--;
  while (end < css.length && !ENDS.test(css[end] ?? ' ')) end++;
  const text = css.slice(start, end).replace(/\[[^\]]*\]/g, '');
  return {
    tag: /^[a-z][\w-]*/i.exec(text)?.[0].toLowerCase() ?? '',
    classes: [...text.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
  };
}

/** What the styles of a page ask of the elements of each scope. */
function askedIn(css: string): Map<string, Asked[]> {
  const asked = new Map<string, Asked[]>();
  for (const found of css.matchAll(SCOPE)) {
    const [whole, scope = ''] = found;
    const compound = compoundAt(css, found.index, found.index + whole.length);
    const others = asked.get(scope);
    if (others) others.push(compound);
    else asked.set(scope, [compound]);
  }
  return asked;
}

/** A tag without the scopes that no rule can be about. */
function stripped(text: string, asked: ReadonlyMap<string, readonly Asked[]>): string {
  return text.replace(TAG, (_, tag: string, attributes: string) => {
    const own = / class="([^"]*)"/.exec(attributes)?.[1]?.split(/\s+/) ?? [];
    const isMeant = ({ tag: name, classes }: Asked) =>
      (name === '' || name === tag.toLowerCase()) && classes.every((one) => own.includes(one));
    const kept = attributes.replace(ATTRIBUTE, (attribute, scope: string | undefined) =>
      scope === undefined || asked.get(scope)?.some(isMeant) ? attribute : '',
    );
    return `<${tag}${kept}`;
  });
}

/** Where a tag begins that holds a place: at the bracket that no attribute's value holds. */
function startOf(text: string, place: number, end: number): number {
  let start = text.lastIndexOf('<', place);
  while (start > 0 && (text.slice(start, end).split('"').length & 1) === 0) {
    start = text.lastIndexOf('<', start - 1);
  }
  return start;
}

/** Sheets and tags whose findings are kept: pages of a kind have the same ones. */
const SHEETS_MOST = 32;
const TAGS_MOST = 5000;
const sheets = new Map<string, (tag: string) => string>();

/** Strips the tags of pages with these styles. */
function stripperFor(css: string): (tag: string) => string {
  const known = sheets.get(css);
  if (known) return known;
  const asked = askedIn(css);
  const tags = new Map<string, string>();
  const strip = (tag: string) => {
    const before = tags.get(tag);
    if (before !== undefined) return before;
    const after = stripped(tag, asked);
    if (tags.size >= TAGS_MOST) tags.clear();
    // A piece of a page would keep the whole page in memory.
    tags.set(Buffer.from(tag).toString(), after);
    return after;
  };
  if (sheets.size >= SHEETS_MOST) sheets.clear();
  sheets.set(Buffer.from(css).toString(), strip);
  return strip;
}

/** Markup without scripts and styles, its tags stripped. */
function inTags(text: string, strip: (tag: string) => string): string {
  let [result, from] = ['', 0];
  for (let place = text.indexOf(MARK); place !== -1; place = text.indexOf(MARK, from)) {
    const end = text.indexOf('>', place);
    const start = startOf(text, place, end);
    if (start < from || end === -1) break;
    result += text.slice(from, start) + strip(text.slice(start, end));
    from = end;
  }
  return result + text.slice(from);
}

/**
 * Takes the scopes off the elements that no rule of theirs can ever be about. Astro marks every element of a component
 * that has styles; no script of ours gives an element of its markup another class.
 * @param html a built page, its styles within it, its scopes as Astro named them
 */
export function withNeededScopes(html: string): string {
  const strip = stripperFor([...html.matchAll(STYLE)].map(([, css]) => css).join('\n'));
  return html
    .split(TEXTS)
    .map((part, at) => (at % 2 === 1 ? part : inTags(part, strip)))
    .join('');
}
