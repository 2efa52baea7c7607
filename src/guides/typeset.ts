import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  initSync,
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
  type TypstCompiler,
} from '@myriaddreamin/typst-ts-web-compiler';
import { lang, site } from '../lib/site.ts';
import { tokensOf } from '../styles/tokens.ts';
import type { Files, Guide } from './guide.ts';
import { codePointsOf, spell } from './letters.ts';

const ROOT = process.cwd();
/** What the typesetter says of a typeface, as far as it is asked. */
interface FontInfo {
  info: [{ coverage: number[] }];
}
/** How much a fault of the template is told of: with file and line. */
const FULL = 3;

/** The colours of a guide by what they are for; paper has no dusk, and a guide one region. */
function coloursOf(region: string): Record<string, string> {
  const token = tokensOf(ROOT);
  const names = ['ink', 'line', 'tint', 'sun', 'link', 'success', 'error', 'on-region'];
  const own = { soft: token('--color-ink-soft'), region: token(`--color-${region}`) };
  return { ...Object.fromEntries(names.map((name) => [name, token(`--color-${name}`)])), ...own };
}

interface Typesetter {
  compiler: TypstCompiler;
  /** The code points that every cut of the typefaces has. */
  letters: ReadonlySet<number>;
}

async function makeTypesetter(): Promise<Typesetter> {
  const require = createRequire(import.meta.url);
  initSync({ module: readFileSync(require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const sets: ReadonlySet<number>[] = [];
  for (const cut of ['display', 'text', 'text-strong', 'text-italic']) {
    const bytes = readFileSync(path.join(ROOT, `src/fonts/${cut}.ttf`));
    const { info } = new TypstFontResolverBuilder().get_font_info(bytes) as FontInfo;
    sets.push(codePointsOf(info[0].coverage));
    await builder.add_raw_font(bytes);
  }
  const [first = new Set<number>(), ...others] = sets;
  const letters = new Set([...first].filter((letter) => others.every((other) => other.has(letter))));
  return { compiler: await builder.build(), letters };
}

let typesetter: Promise<Typesetter> | undefined;

/**
 * Sets a guide: a tagged PDF with its title, language, bookmarks and the letters that it uses, the same bytes of the
 * same guide.
 * @param files what the guide names: its pictures and the logo
 * @throws Error with what the typesetter says, when the template or a picture is at fault
 */
export async function typeset(guide: Guide, files: Files): Promise<Uint8Array> {
  const { compiler: typst, letters } = await (typesetter ??= makeTypesetter());
  const [language, country] = lang.split('-');
  const [year, month, day] = guide.date.split('-').map(Number);
  const data = {
    ...guide,
    ...{ lang: language, country: country?.toLowerCase(), author: site.name },
    day: { year, month, day },
    colours: coloursOf(guide.region),
  };
  typst.reset();
  typst.reset_shadow();
  for (const [name, bytes] of files) typst.map_shadow(`/${name}`, bytes);
  typst.map_shadow('/guide.json', new TextEncoder().encode(spell(JSON.stringify(data), letters)));
  typst.add_source('/guide.typ', readFileSync(path.join(ROOT, 'src/guides/guide.typ'), 'utf8'));
  const { result, diagnostics } = typst.compile('/guide.typ', undefined, 'pdf', FULL) as {
    result?: Uint8Array;
    diagnostics?: unknown;
  };
  if (!result) throw new Error(`The guide "${guide.title}" could not be set: ${JSON.stringify(diagnostics)}`);
  return result;
}
