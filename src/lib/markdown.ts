import { markdownToHtml, type HastPluginDefinition } from 'satteri';

export type MarkdownPlugin = HastPluginDefinition;

/** A picture in a body: `![what it shows](places/bwindi-1 "an optional caption")`, alone on its line. */
export const PICTURE_LINE = /^!\[(?<alt>[^\]]*)\]\((?<image>[^\s)]+)(?:\s+"(?<caption>[^"]*)")?\)[ \t]*$/;

/**
 * Turns Markdown into HTML, with typographic quotes and dashes.
 * @param options.rawHtml whether HTML in the text becomes elements that plugins see; else it stays as it is written
 * @throws Error when a plugin waits for something: the result would be a promise
 */
export function toHtml(markdown: string, options: { rawHtml: boolean; plugins?: MarkdownPlugin[] }): string {
  const result = markdownToHtml(markdown, {
    features: { rawHtml: options.rawHtml, smartPunctuation: true, frontmatter: false },
    hastPlugins: options.plugins ?? [],
  });
  if (result instanceof Promise) throw new Error('A Markdown plugin has become asynchronous.');
  return result.html;
}
