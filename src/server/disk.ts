import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';

/** The few things an outbox asks of a disk; a test can put a failing one in its place. */
export interface Disk {
  /** Makes a folder that only its owner can enter. */
  makeFolder(folder: string): Promise<void>;
  /** Writes a new file that only its owner can read; when this returns, its bytes survive a power cut. */
  write(file: string, data: Buffer): Promise<void>;
  read(file: string): Promise<Buffer>;
  rename(from: string, to: string): Promise<void>;
  /** When this returns, the names in the folder survive a power cut. */
  syncFolder(folder: string): Promise<void>;
  remove(file: string): Promise<void>;
  list(folder: string): Promise<string[]>;
  /** When a file or the names in a folder were last changed, in ms since 1970. */
  changedAt(file: string): Promise<number>;
}

export const disk: Disk = {
  async makeFolder(folder) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK);
  },
  write: (file, data) => writeFile(file, data, { flag: 'wx', mode: 0o600, flush: true }),
  read: (file) => readFile(file),
  rename,
  async syncFolder(folder) {
    // Windows keeps names safe by itself and refuses to open a folder.
    if (process.platform === 'win32') return;
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
  remove: (file) => rm(file, { force: true }),
  list: readdir,
  changedAt: async (file) => (await stat(file)).mtimeMs,
};
