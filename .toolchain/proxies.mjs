// Finds the web servers that the README's recipes are for; a server's programs are not always on a user's path.
import { existsSync } from 'node:fs';
import path from 'node:path';

/** What each recipe's test needs, and how Debian installs it. */
const NEEDS = {
  nginx: { programs: ['nginx', 'openssl'], install: 'apt-get install nginx-light openssl' },
  caddy: { programs: ['caddy'], install: 'apt-get install caddy' },
};

/** The path of an installed program, or undefined. */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** The web servers whose recipes can be tested here, and for the others a line that says what is missing. */
export function findProxies() {
  const found = [];
  const missing = [];
  for (const [proxy, { programs, install }] of Object.entries(NEEDS)) {
    const lacking = programs.filter((program) => !findProgram(program));
    if (lacking.length === 0) found.push(proxy);
    else missing.push(`the README's recipes for ${proxy}: ${lacking.join(' and ')} missing (${install})`);
  }
  return { found, missing };
}
