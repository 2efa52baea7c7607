import { readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openMaildir } from './maildir.ts';
import { temporaryFolder } from './testing/startServer.ts';

const ID = '5f0c1d6e-1234-4000-8000-000000000001';
const HASH = '0123456789abcdef';
const message = Buffer.from('a mail');

async function startWithOne() {
  const folder = await temporaryFolder();
  const maildir = await openMaildir(folder);
  return { folder, maildir, name: await maildir.deliver(ID, HASH, message) };
}

describe('a stored mail', () => {
  it('says in its name all that a restart has to know', async () => {
    const { folder, name } = await startWithOne();
    const again = await openMaildir(folder);
    expect(await again.list()).toEqual([
      { name, mailFolder: 'new', order: 1, id: ID, hash: HASH, isUnconfirmed: false },
    ]);
  });

  it('keeps the mark of a delivery that nobody confirmed until it is sent', async () => {
    const { folder, maildir, name } = await startWithOne();
    const marked = await maildir.mark(name, true);
    expect([marked, await maildir.mark(marked, true)]).toEqual([marked, marked]);
    expect(await (await openMaildir(folder)).list()).toMatchObject([{ name: marked, isUnconfirmed: true }]);
    expect(await maildir.mark(marked, false)).toBe(name);
    await maildir.move(await maildir.mark(name, true), 'sent');
    expect(await readdir(path.join(folder, 'sent'))).toEqual([name]);
  });

  it('is found wherever it has gone, and only then', async () => {
    const { folder, maildir, name } = await startWithOne();
    const read = async () => String(await maildir.read('new', name));
    const marked = await maildir.mark(name, true);
    expect([await read(), await maildir.age(name)]).toEqual(['a mail', expect.any(Number)]);
    await rename(path.join(folder, 'new', marked), path.join(folder, 'cur', `${name}:2,RS`));
    expect([await read(), await maildir.age(name)]).toEqual(['a mail', expect.any(Number)]);
    await rename(path.join(folder, 'cur', `${name}:2,RS`), path.join(folder, 'mine.eml'));
    await expect(read()).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await maildir.age(name)).toBeUndefined();
  });

  it('cannot be marked when it is gone', async () => {
    const { maildir, name } = await startWithOne();
    await maildir.move(name, 'sent');
    for (const isUnconfirmed of [true, false])
      await expect(maildir.mark(name, isUnconfirmed)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
