import { TeamMember } from '../schemas/teamMember.ts';
import { fieldName, type Issue } from './issue.ts';
import { signsIn } from './checkPlain.ts';
import { closest } from './nearest.ts';
import type { PictureLine } from './pieces.ts';
import type { Entry } from './readEntry.ts';
import { NAME, PHOTOGRAPH } from './readPictures.ts';
import { walk } from './walk.ts';

function absent(name: string, names: ReadonlySet<string>): string {
  const near = closest(name, names, 3);
  const bare = PHOTOGRAPH.test(name) || name.endsWith('.svg') ? ' Leave the ending out.' : '';
  return `there is no picture "${name}" in content/pictures/.${bare}${near.length ? ` The nearest are ${near.join(', ')}.` : ''}`;
}

/** Checks the pictures that an entry's fields and the picture lines of its body name. */
export function checkPictures(
  entry: Entry,
  lines: readonly PictureLine[],
  names: ReadonlySet<string>,
): Issue[] {
  const { file } = entry;
  const issues: Issue[] = [];
  for (const { path: way, value } of walk(entry.data)) {
    // A name in another form is what the schema complains about.
    if (way.at(-1) !== 'image' || typeof value !== 'string' || names.has(value) || !NAME.test(value))
      continue;
    issues.push({ file, line: entry.lineOf(way), field: fieldName(way), message: absent(value, names) });
  }
  for (const { line, image, alt, caption } of lines) {
    const violations =
      TeamMember.shape.picture.safeParse({ image, alt, ...(caption ? { caption } : {}) }).error?.issues ?? [];
    const wrong = violations.find(({ path: [key] }) => key !== 'image')?.message;
    if (!names.has(image)) issues.push({ file, line, message: absent(image, names) });
    if (entry.collection === 'places') {
      issues.push({
        file,
        line,
        message: 'a place shows its five pictures and no others: delete this line.',
      });
    }
    for (const words of [alt, caption]) {
      const message = words && signsIn(words);
      if (message) issues.push({ file, line, message });
    }
    if (wrong) issues.push({ file, line, message: `![${alt}](${image}): ${wrong}.` });
  }
  return issues;
}
