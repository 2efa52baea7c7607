import { isIPv4, isIPv6 } from 'node:net';

/** `1.2.3.4`, `1.2.3.4:5678`, `2001:db8::1`, `[2001:db8::1]`, `[2001:db8::1]:443`, with or without a zone. */
const FORWARDED =
  /^(?:(?<v4>[\d.]{7,15})(?::\d{1,5})?|\[?(?<v6>[\da-f:.]{2,45})(?:%[\w.-]+)?(?:\](?::\d{1,5})?)?)$/i;
const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/**
 * One spelling for each address (RFC 5952), so that a client is the same however a proxy writes it; an IPv4 address
 * inside an IPv6 one is that IPv4 address. A port is left out: it changes with every connection.
 * @param text an address, as a socket or a proxy writes it
 * @returns undefined when it is none
 */
export function canonicalAddress(text: string): string | undefined {
  const { v4, v6 } = FORWARDED.exec(text.trim())?.groups ?? {};
  if (v4 !== undefined) return isIPv4(v4) ? v4 : undefined;
  if (v6 === undefined || !isIPv6(v6)) return undefined;
  const short = new URL(`http://[${v6}]`).hostname.slice(1, -1);
  const [, high, low] = MAPPED.exec(short) ?? [];
  if (high === undefined || low === undefined) return short;
  const bytes = Buffer.from(high.padStart(4, '0') + low.padStart(4, '0'), 'hex');
  return bytes.join('.');
}

/**
 * The address of the network that counts as one client: a household has a whole /64 of IPv6 addresses.
 * @param text an address; what is none stands for itself
 */
export function networkOf(text: string): string {
  const address = canonicalAddress(text) ?? text;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

/** Whether an address in its canonical spelling is this machine's own. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}
