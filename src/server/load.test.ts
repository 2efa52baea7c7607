import { describe, expect, it } from 'vitest';
import { mails, namesIn } from './testing/mails.ts';
import { send, TRIP } from './testing/requests.ts';
import { startServer } from './testing/startServer.ts';

describe('a thousand enquiries at once', () => {
  it('are all answered OK, all stored, and all readable', async () => {
    const { port, settings } = await startServer();
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, n) =>
        send(port, 'trip', { ...TRIP, enquiry_ref: crypto.randomUUID(), specialRequests: `wish ${n}` }),
      ),
    );
    expect(answers.filter(({ text }) => text === 'OK')).toHaveLength(1000);
    expect(await namesIn(settings.outboxDir, 'tmp')).toEqual([]);
    const wishes = (await mails(settings.outboxDir)).map(({ text }) => /wish (\d+)$/m.exec(text ?? '')?.[1]);
    expect(new Set(wishes).size).toBe(1000);
  }, 30_000);
});
