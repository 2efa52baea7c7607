import path from 'node:path';
import { readSettings, SettingsError, type Settings } from '../settings/settings.ts';
import { SHUTDOWN_MS } from './limits.ts';
import { createServer } from './server.ts';

/** A failed start as one line that says what to do; the words of the system are for those who write programs. */
function explain(error: NodeJS.ErrnoException, settings: Settings | undefined): string {
  if (error instanceof SettingsError || !settings) return error.message;
  const { port, host, distDir, outboxDir } = settings;
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`;
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `This machine has no address ${host} to listen on. Set HOST=127.0.0.1, or HOST=0.0.0.0 for all of them.`;
  }
  if (error.code === 'EACCES' && error.syscall === 'listen') {
    return `Port ${port} needs more rights than this program has. Choose another one: PORT=4321 npm start`;
  }
  if (error.path?.startsWith(distDir))
    return `The site is not built yet: ${distDir} is missing. Run: npm run build`;
  if (error.path?.startsWith(outboxDir)) {
    return `The outbox ${outboxDir} cannot be written (${error.code}). Give this user the right to, or set OUTBOX_DIR.`;
  }
  return `The server could not start: ${error.message}`;
}

function whereEnquiriesGo({ emailjs, smtpUrl, mailTo, outboxDir }: Settings): string {
  const folder = path.relative(process.cwd(), outboxDir) || outboxDir;
  if (emailjs) return `Enquiries go to EmailJS at ${emailjs.origin}; those sent here are kept in ${folder}`;
  if (smtpUrl) return `Enquiries are kept in ${folder} and mailed to ${mailTo}`;
  return `Enquiries are kept in ${folder}; read them with: npm run outbox`;
}

// Another build than dist/ can be looked at by naming its folder.
const folder = process.argv[2];
let settings: Settings | undefined;
try {
  settings = { ...readSettings(), ...(folder === undefined ? {} : { distDir: path.resolve(folder) }) };
  const server = await createServer(settings);
  const port = await server.listen();
  const host = /^(?:127\.|0\.0\.0\.0$|::1?$|localhost$)/.test(settings.host) ? 'localhost' : settings.host;
  console.log(`${settings.site.shortName} is ready on http://${host}:${port}`);
  console.log(whereEnquiriesGo(settings));
  const stop = () => {
    // A mail server that hangs must not keep the program; the mail stays in the queue.
    setTimeout(() => process.exit(0), SHUTDOWN_MS + 500).unref();
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  console.error(explain(error as NodeJS.ErrnoException, settings));
  process.exit(1);
}
