/** Where a compound selector ends: at a combinator, a comma, a bracket of a function or a rule. */
const ENDS = /[\s>+~,(){};]/;
const SCOPE = /\[data-(\d+)\]/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;
/** An element's first tag, its attributes whole: a value may hold a closing bracket. */
const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:=(?:"[^"]*"|'[^']*'|[^\s>"']+))?)+)/gi;

/** One attribute; its number when it is a scope's. */
const ATTRIBUTE = /\s+(?:data-(\d+)(?=\s|$)|[^\s=>"'/]+(?:=(?:"[^"]*"|'[^']*'|[^\s>"']+))?)/g;

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

/**
 * Takes the scopes off the elements that no rule of theirs can ever be about. Astro marks every element of a component
 * that has styles; no script of ours gives an element of its markup another class.
 * @param html a built page whose scopes have short names, its styles within it
 */
export function withNeededScopes(html: string): string {
  const asked = new Map<string, Asked[]>();
  for (const [, css = ''] of html.matchAll(STYLE)) {
    for (const found of css.matchAll(SCOPE)) {
      const [whole, scope = ''] = found;
      const compound = compoundAt(css, found.index, found.index + whole.length);
      asked.set(scope, [...(asked.get(scope) ?? []), compound]);
    }
  }
  const outside = html.split(/(<(?:style|script)\b[\s\S]*?<\/(?:style|script)>)/);
  return outside
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replace(TAG, (_, tag: string, attributes: string) => {
            const own = / class="([^"]*)"/.exec(attributes)?.[1]?.split(/\s+/) ?? [];
            const isMeant = ({ tag: name, classes }: Asked) =>
              (name === '' || name === tag.toLowerCase()) && classes.every((one) => own.includes(one));
            const kept = attributes.replace(ATTRIBUTE, (attribute, scope: string | undefined) =>
              scope === undefined || asked.get(scope)?.some(isMeant) ? attribute : '',
            );
            return `<${tag}${kept}`;
          }),
    )
    .join('');
}
