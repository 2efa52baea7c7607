import path from 'node:path';
import type { Disk } from '../disk.ts';

interface File {
  data: Buffer;
  changedAt: number;
}

const missing = () => Object.assign(new Error('no such file or folder'), { code: 'ENOENT' });

/** A disk in memory, on which a test counts calls, and of which it takes a copy as a crash would leave it. */
export class MemoryDisk implements Disk {
  /** How often each step was asked for. */
  readonly calls: Record<keyof Disk, number> = {
    makeFolder: 0,
    write: 0,
    read: 0,
    rename: 0,
    syncFolder: 0,
    remove: 0,
    list: 0,
    changedAt: 0,
  };
  readonly files: Map<string, File>;
  readonly folders: Map<string, number>;

  constructor(files = new Map<string, File>(), folders = new Map<string, number>()) {
    this.files = files;
    this.folders = folders;
  }

  copy(): MemoryDisk {
    return new MemoryDisk(new Map(this.files), new Map(this.folders));
  }

  /** The names in a folder. */
  names(folder: string): string[] {
    return [...this.files.keys()]
      .filter((file) => path.dirname(file) === folder)
      .map((file) => path.basename(file))
      .sort();
  }

  makeFolder(folder: string): Promise<void> {
    this.calls.makeFolder += 1;
    if (!this.folders.has(folder)) this.folders.set(folder, Date.now());
    return Promise.resolve();
  }

  async write(file: string, data: Buffer): Promise<void> {
    this.calls.write += 1;
    await this.touch(file);
    this.files.set(file, { data, changedAt: Date.now() });
  }

  read(file: string): Promise<Buffer> {
    this.calls.read += 1;
    const found = this.files.get(file);
    return found ? Promise.resolve(found.data) : Promise.reject(missing());
  }

  async rename(from: string, to: string): Promise<void> {
    this.calls.rename += 1;
    const found = this.files.get(from);
    if (!found) throw missing();
    await this.touch(to);
    await this.touch(from);
    this.files.set(to, found);
    if (to !== from) this.files.delete(from);
  }

  syncFolder(folder: string): Promise<void> {
    this.calls.syncFolder += 1;
    return this.folders.has(folder) ? Promise.resolve() : Promise.reject(missing());
  }

  async remove(file: string): Promise<void> {
    this.calls.remove += 1;
    if (this.files.delete(file)) await this.touch(file);
  }

  list(folder: string): Promise<string[]> {
    this.calls.list += 1;
    return this.folders.has(folder) ? Promise.resolve(this.names(folder)) : Promise.reject(missing());
  }

  changedAt(file: string): Promise<number> {
    this.calls.changedAt += 1;
    const time = this.files.get(file)?.changedAt ?? this.folders.get(file);
    return time === undefined ? Promise.reject(missing()) : Promise.resolve(time);
  }

  private touch(file: string): Promise<void> {
    const folder = path.dirname(file);
    if (!this.folders.has(folder)) return Promise.reject(missing());
    this.folders.set(folder, Date.now());
    return Promise.resolve();
  }
}
