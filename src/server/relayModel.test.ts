import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RELAY_JITTER, RELAY_UNANSWERED, RELAY_WAITS } from './limits.ts';
import { openMaildir } from './maildir.ts';
import { startRelay } from './relay.ts';
import { MemoryDisk } from './testing/memoryDisk.ts';
import { type Attempt, type Fault, FAULTS, LONGEST_MS, ModelServer } from './testing/modelServer.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const HORIZON = 6 * 24 * HOUR;
/** The time between two steps of the relay that wait for nothing but the disk. */
const MOMENT = 1_000;

interface Mail {
  arrives: number;
  faults: Fault[];
}
interface Outage {
  from: number;
  length: number;
}
interface World {
  mails: Mail[];
  outages?: Outage[];
  kills?: number[];
}

const fault = fc.constantFrom(...(Object.keys(FAULTS) as Fault[]));
const mail = fc.record({
  arrives: fc.oneof(fc.integer({ min: 0, max: 3 * HOUR }), fc.integer({ min: 0, max: 5 * MINUTE })),
  // Half of the mails meet no fault.
  faults: fc.oneof(fc.constant<Fault[]>([]), fc.array(fault, { minLength: 1, maxLength: 5 })),
});
const mails = fc.array(mail, { minLength: 1, maxLength: 12 });
const outages = fc.array(
  fc.record({
    from: fc.integer({ min: 0, max: 4 * HOUR }),
    length: fc.integer({ min: 0, max: 3 * HOUR }),
  }),
  { maxLength: 3 },
);
const kills = fc.array(
  fc.oneof(
    fc.integer({ min: 0, max: 5 * HOUR }),
    // Often while a mail that has just come in is in hand.
    fc.record({ mail: fc.nat(11), after: fc.integer({ min: 0, max: 2_000 }) }),
  ),
  { minLength: 1, maxLength: 4 },
);

/** The wait after so many earlier attempts, in ms, without the jitter. */
const waitOf = (tries: number) => RELAY_WAITS[Math.min(tries, RELAY_WAITS.length - 1)] ?? NaN;
const idOf = (n: number) => `5f0c1d6e-1234-4000-8000-${String(n).padStart(12, '0')}`;
const at = (time: number, action: () => void) => setTimeout(action, time - performance.now());

/** Lets a world run to its end, and gives what the mail server saw and where the mails are. */
async function run({ mails: all, outages: away = [], kills: crashes = [] }: World) {
  const begun = performance.now();
  const server = new ModelServer(
    all.map(({ faults }) => faults),
    (time) => away.some(({ from, length }) => time >= begun + from && time < begun + from + length),
  );
  let disk = new MemoryDisk();
  let generation = 0;
  const log: string[] = [];
  async function start() {
    const own = ++generation;
    const maildir = await openMaildir('/outbox', disk);
    const envelope = { from: 'website@tours.test', to: 'team@tours.test' };
    const mine = server.connect(() => own === generation);
    return {
      maildir,
      relay: await startRelay({ maildir, server: mine, ...envelope, log: (line) => log.push(line) }),
    };
  }
  let running = start();
  for (const [n, { arrives }] of all.entries()) {
    at(begun + arrives, () => {
      void running.then(async ({ maildir, relay }) => {
        relay.add(await maildir.deliver(idOf(n), '0123456789abcdef', Buffer.from(`mail ${n}`)));
      });
    });
  }
  for (const crash of crashes) {
    at(begun + crash, () => {
      // What was on the disk is all that is left; the old run goes on with a disk that nobody looks at.
      disk = disk.copy();
      running = start();
    });
  }
  await vi.advanceTimersByTimeAsync(HORIZON);
  await running.then(({ relay }) => relay.stop());
  const folders = ['new', 'sent', 'failed'] as const;
  const [waiting, sent, failed] = folders.map((folder) => disk.names(`/outbox/${folder}`));
  const find = (names: string[] | undefined, n: number) => names?.find((name) => name.includes(idOf(n)));
  return {
    begun,
    server,
    log,
    waiting,
    sent: (n: number) => find(sent, n),
    failed: (n: number) => find(failed, n),
  };
}

type Result = Awaited<ReturnType<typeof run>>;

/** No mail is lost, none is in two places, and what may have been delivered never looks as if it was not. */
function expectEachSettled({ server, waiting, sent, failed }: Result, { mails: all }: World): void {
  expect(waiting).toEqual([]);
  for (const n of all.keys()) {
    expect([sent(n), failed(n)].filter((name) => name !== undefined)).toHaveLength(1);
    if (sent(n)) expect(server.copies[n]).toBeGreaterThan(0);
    if (failed(n) && (server.copies[n] ?? 0) > 0) expect(failed(n)).toContain('.unconfirmed.eml');
  }
}

/** The waits of a mail between its attempts: never shorter than they should be, and longer only while others are tried. */
function expectOwnWaits(own: Attempt[], all: Attempt[]): void {
  for (const [index, { end, outcome }] of own.slice(0, -1).entries()) {
    const next = own[index + 1]?.start ?? NaN;
    const stretch = outcome === 'unanswered' ? RELAY_UNANSWERED : 1;
    const wait = waitOf(index) * stretch;
    const busy = all.filter((other) => other.end > end && other.start < next);
    const held = busy.reduce((sum, other) => sum + (other.end - other.start) + MOMENT, MOMENT);
    expect(next - end).toBeGreaterThanOrEqual(wait);
    expect(next - end).toBeLessThanOrEqual(wait * (1 + RELAY_JITTER) + held);
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the relay, whatever each mail meets', () => {
  it('delivers a mail that meets nothing exactly once, before any that failed is tried again', async () => {
    await fc.assert(
      fc.asyncProperty(mails, async (all) => {
        const result = await run({ mails: all });
        const { attempts } = result.server;
        expectEachSettled(result, { mails: all });
        for (const [n, { arrives, faults }] of all.entries()) {
          const [first] = result.server.of(n);
          if (!first) throw new Error(`mail ${n} was never tried`);
          const arrived = result.begun + arrives;
          const before = attempts.filter(({ start }) => start > arrived && start < first.start);
          for (const attempt of before) expect(attempt).toBe(result.server.of(attempt.mail)[0]);
          expect(first.start - arrived).toBeLessThanOrEqual((before.length + 1) * (LONGEST_MS + MOMENT));
          if (faults.length === 0) expect(result.server.copies[n]).toBe(1);
        }
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  it('gives each mail its own waits, and no more copies than answers were lost', async () => {
    await fc.assert(
      fc.asyncProperty(mails, async (all) => {
        const { server } = await run({ mails: all });
        for (const n of all.keys()) {
          expectOwnWaits(server.of(n), server.attempts);
          expect(server.copies[n]).toBeLessThanOrEqual(1 + server.lostAnswers(n));
        }
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  it('asks a server that is away once per wait, and delivers when it is back', async () => {
    await fc.assert(
      fc.asyncProperty(mails, outages, async (all, away) => {
        const world = { mails: all, outages: away };
        const result = await run(world);
        const { server, begun } = result;
        expectEachSettled(result, world);
        for (const n of all.keys()) expect(server.copies[n]).toBeLessThanOrEqual(1 + server.lostAnswers(n));
        for (const { from, length } of away) {
          const within = (time: number) => time >= begun + from && time < begun + from + length;
          const checks = server.checks.filter(within);
          for (const [index, time] of checks.slice(1).entries())
            expect(time - (checks[index] ?? NaN)).toBeGreaterThanOrEqual(waitOf(0));
          const contacts = checks.length + server.attempts.filter(({ start }) => within(start)).length;
          // A mail that fails and the question that follows, then a question after each wait.
          let fitting = 2;
          for (let wait = 0, end = waitOf(0); end < length; end += waitOf((wait += 1))) fitting += 1;
          expect(contacts).toBeLessThanOrEqual(fitting);
        }
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  it('loses nothing when it is killed at any moment, and sends again only what was in hand', async () => {
    await fc.assert(
      fc.asyncProperty(mails, outages, kills, async (all, away, moments) => {
        const crashes = moments.map((moment) =>
          typeof moment === 'number' ? moment : (all[moment.mail % all.length]?.arrives ?? 0) + moment.after,
        );
        const world = { mails: all, outages: away, kills: crashes };
        const result = await run(world);
        const { server, begun } = result;
        expectEachSettled(result, world);
        for (const n of all.keys()) {
          const inHand = crashes.filter((crash) =>
            server.of(n).some(({ start, end }) => start <= begun + crash && begun + crash <= end + MOMENT),
          );
          expect(server.copies[n]).toBeLessThanOrEqual(1 + server.lostAnswers(n) + inHand.length);
        }
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  it('remembers over a kill that a mail was in hand: it waits, and is not filed as never sent', async () => {
    const world: World = {
      mails: [{ arrives: 0, faults: ['silence after the dot, stored', '5xx after the dot'] }],
      kills: [10_000],
    };
    const { server, begun, failed, log } = await run(world);
    const [, second, ...more] = server.of(0);
    expect(more).toEqual([]);
    expect((second?.start ?? 0) - begun).toBeGreaterThanOrEqual(10_000 + waitOf(0));
    expect(failed(0)).toContain('.unconfirmed.eml');
    expect(log.at(-1)).toMatch(/^MAIL PERHAPS SENT: /);
  });
});

describe('the relay on a disk that fails', () => {
  /** A relay with one mail and a mail server that takes it. */
  async function startWithOne() {
    const disk = new MemoryDisk();
    const server = new ModelServer([[]]);
    const maildir = await openMaildir('/outbox', disk);
    const name = await maildir.deliver(idOf(0), '0123456789abcdef', Buffer.from('mail 0'));
    const options = { from: 'website@tours.test', to: 'team@tours.test', log: vi.fn() };
    const relay = await startRelay({ maildir, server: server.connect(), ...options });
    return { disk, server, name, relay };
  }

  /** Lets one step of the disk fail until the test says otherwise. */
  function breakRename(disk: MemoryDisk, isBroken: (to: string) => boolean) {
    const works = disk.rename.bind(disk);
    const fail = () => Promise.reject(Object.assign(new Error('read-only'), { code: 'EROFS' }));
    disk.rename = (from, to) => (isBroken(to) ? fail() : works(from, to));
    return () => void (disk.rename = works);
  }

  it('sends nothing that it could not keep track of, and all of it when the disk is well', async () => {
    const { disk, server, name } = await startWithOne();
    const mend = breakRename(disk, () => true);
    await vi.advanceTimersByTimeAsync(5 * HOUR);
    expect(server.copies).toEqual([0]);
    mend();
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect([server.copies, disk.names('/outbox/sent')]).toEqual([[1], [name]]);
  });

  it('sends no second copy of a mail that it could not file as sent', async () => {
    const { disk, server, name, relay } = await startWithOne();
    const mend = breakRename(disk, (to) => to.startsWith('/outbox/sent'));
    await vi.advanceTimersByTimeAsync(5 * HOUR);
    expect([server.copies, relay.waiting()]).toEqual([[1], 1]);
    mend();
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect([server.copies, disk.names('/outbox/sent'), relay.waiting()]).toEqual([[1], [name], 0]);
  });

  it('makes the folder again that somebody deleted', async () => {
    const { disk, server, name } = await startWithOne();
    disk.folders.delete('/outbox/sent');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect([server.copies, disk.names('/outbox/sent')]).toEqual([[1], [name]]);
  });
});
