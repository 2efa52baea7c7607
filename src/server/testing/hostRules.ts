type Rule = [pattern: string, headers: [name: string, value: string][]];

/** Reads a `_headers` file as static hosts do. @throws on a line that one of them would leave out */
function parse(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    const header = /^ {2}([A-Za-z-]+): (.+)$/.exec(line);
    if (/^\/\S*$/.test(line)) rules.push([line, []]);
    else if (header) rules.at(-1)?.[1].push([header[1]?.toLowerCase() ?? '', header[2] ?? '']);
    else if (line !== '') throw new Error(`no static host understands "${line}"`);
  }
  return rules;
}

const escape = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** How the two hosts find out whether a rule is about an address. */
const HOSTS = {
  // One splat takes everything, a placeholder one segment; upper and lower case differ.
  cloudflare: (pattern: string) =>
    new RegExp(`^${escape(pattern).replace('*', '.*').replace(/:\w+/g, '[^/]+')}$`),
  // Case does not count, nor does a slash at the end; a splat that is a whole segment may be missing with its slash.
  netlify: (pattern: string) => {
    const parts = pattern.split('/').filter(Boolean);
    const read = parts.map((part) =>
      part === '*' ? '?.*' : part.startsWith(':') ? '[^/]+' : escape(part).replaceAll('*', '.*'),
    );
    return new RegExp(`^/${read.join('/')}/?$`, 'i');
  },
};
export type Host = keyof typeof HOSTS;
export const HOST_NAMES = Object.keys(HOSTS) as Host[];

/**
 * The headers that a static host adds to an address.
 * @param text the `_headers` file
 * @returns name in lower case to every value that a rule gives it
 */
export function headersOn(host: Host, text: string, pathname: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [pattern, headers] of parse(text)) {
    if (!HOSTS[host](pattern).test(pathname)) continue;
    for (const [name, value] of headers) found.set(name, [...(found.get(name) ?? []), value]);
  }
  return found;
}
