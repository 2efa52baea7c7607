import { networkOf } from './address.ts';
import { RATE_CLIENTS } from './limits.ts';

interface Bucket {
  tokens: number;
  at: number;
}

/**
 * Counts enquiries per client, as a bucket of `perMinute` tokens that fills again evenly.
 * @param perMinute how many enquiries one client may send at once, and within a minute
 * @param now a clock in ms that never runs backwards
 * @returns a function that takes one token of an address: 0 when granted, otherwise the seconds until the next one
 */
export function createRate(perMinute: number, now: () => number = () => performance.now()) {
  const buckets = new Map<string, Bucket>();
  const perMs = perMinute / 60_000;
  return (address: string): number => {
    const key = networkOf(address);
    const old = buckets.get(key) ?? { tokens: perMinute, at: now() };
    const tokens = Math.min(perMinute, old.tokens + (now() - old.at) * perMs);
    // Deleting first moves the client to the end, so the first entry is always the one seen longest ago.
    buckets.delete(key);
    const oldest = buckets.keys().next();
    if (buckets.size >= RATE_CLIENTS && !oldest.done) buckets.delete(oldest.value);
    buckets.set(key, { tokens: tokens < 1 ? tokens : tokens - 1, at: now() });
    return tokens < 1 ? Math.ceil((1 - tokens) / perMs / 1000) : 0;
  };
}
