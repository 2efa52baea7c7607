// npm run check: looks through content/ as every build does, and also says what is merely worth a look.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from './checkContent.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const { issues, notes, files } = await inspect(root);
for (const note of notes) console.log(`Note: ${note}`);
if (issues.length) {
  console.error(`${issues.join('\n')}\n\n${issues.length} to mend in content/.`);
  process.exitCode = 1;
} else {
  console.log(`content/ is in order: ${files} files. Links to anchors (#…) are checked by the build.`);
}
