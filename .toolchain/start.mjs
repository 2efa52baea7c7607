// npm start: builds the site, then serves it with its outbox.
import { build } from './build.mjs';

try {
  console.log('Building the site …');
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import('../src/server/start.ts');
