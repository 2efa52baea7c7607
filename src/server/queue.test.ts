import { describe, expect, it } from 'vitest';
import { createQueue, type Waiting } from './queue.ts';

const waiting = (name: string, tries: number, due: number): Waiting => ({
  ...{ name, tries, due },
  isUnconfirmed: false,
  isTaken: false,
});

describe('whose turn it is', () => {
  it('is first that of what was never tried, in the order it came, then of what has been due longest', () => {
    let time = 0;
    const queue = createQueue(() => time);
    const mails = [waiting('b', 1, 20), waiting('a', 3, 10), waiting('new', 0, 15), waiting('newer', 0, 5)];
    for (const mail of mails) queue.put(mail);
    time = 15;
    const turns: (string | undefined)[] = [];
    for (let mail = queue.next(); mail; mail = queue.next()) {
      turns.push(mail.name);
      queue.remove(mail);
    }
    expect(turns).toEqual(['new', 'newer', 'a']);
    expect([queue.dueAt(), queue.size()]).toEqual([20, 1]);
  });

  it('is nobody’s for good when nothing waits', () => {
    const queue = createQueue(() => 0);
    expect([queue.next(), queue.dueAt(), queue.size()]).toEqual([undefined, Infinity, 0]);
  });
});
