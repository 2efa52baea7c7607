import { createHash } from 'node:crypto';
import { hashOf, POLICY } from './policyHashes.ts';

/** What is inside a template is asked for by what uses the template, if ever. */
const TEMPLATES = /(<template\b[\s\S]*?<\/template>)/;
const MODULE = /<script type="module" src="([^"]+)"><\/script>/g;
/** What Astro writes into each page with an island: the element, and when each kind of island hydrates. */
const RUNTIME = /self\.Astro|customElements\.define/;
const SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** A page, and the file that it now asks for besides, for which its folder is `_astro`. */
export interface Late {
  html: string;
  runtime?: { file: string; code: string };
}

/** In ms: what is still on its way after so long, such as a picture of a slow server, is waited for no longer. */
const PATIENCE_MS = 3000;

/**
 * The script that brings the others: when the page and the pictures of its first view have been painted, or at a press
 * before that. What is pressed before they are there is theirs to answer (`src/shell/booking.client.ts`).
 */
const loader = (imports: string) =>
  [
    'self.pressed=[];{',
    `let begin=()=>{begin=Boolean;${imports}};`,
    // What opens elsewhere is nobody's to answer here: as in isPlainClick, which is not there yet.
    'addEventListener("click",e=>{e.altKey||e.ctrlKey||e.metaKey||e.shiftKey||pressed.push(e.target);begin()});',
    // The first frame after everything has come paints it, and the second comes when that is done.
    'addEventListener("load",()=>requestAnimationFrame(()=>requestAnimationFrame(()=>begin())));',
    `setTimeout(()=>begin(),${PATIENCE_MS})}`,
  ].join('');

/**
 * A page that asks for its scripts once its first view has been painted, with one short script in their place. What
 * they do is there without them, as a link or a popover, and what they add may come a moment later; before the first
 * paint they would take the line and the processor from it. What Astro writes into every page to run islands becomes a
 * file that all pages share.
 * @param page a built page, whose policy names the hashes of its own scripts
 */
export function withLateScripts(page: string): Late {
  const files: string[] = [];
  const runtime: string[] = [];
  const take = (part: string) =>
    part
      .replace(SCRIPT, (script, code: string) => {
        if (!RUNTIME.test(code)) return script;
        runtime.push(code);
        return '';
      })
      .replace(MODULE, (_, file: string) => {
        files.push(file);
        return '';
      });
  const parts = page.split(TEMPLATES).map((part, at) => (at % 2 === 1 ? part : take(part)));
  const code = runtime.join(';\n');
  const name = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const file = `_astro/islands.${name}.js`;
  if (code) files.push(`/${file}`);
  if (files.length === 0) return { html: page };
  const imports = files.map((address) => `import(${JSON.stringify(address)})`).join(';');
  const script = loader(imports);
  const html = parts
    .join('')
    .replace('</body>', () => `<script>${script}</script></body>`)
    .replace(POLICY, (whole) => whole.replace("script-src 'self'", `script-src 'self' ${hashOf(script)}`));
  return { html, ...(code ? { runtime: { file, code } } : {}) };
}
