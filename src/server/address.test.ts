import { describe, expect, it } from 'vitest';
import { canonicalAddress, networkOf } from './address.ts';

describe('the address of a client', () => {
  it.each([
    ['203.0.113.1', '203.0.113.1'],
    [' 203.0.113.1\t', '203.0.113.1'],
    ['203.0.113.1:5678', '203.0.113.1'],
    ['::ffff:203.0.113.1', '203.0.113.1'],
    ['::FFFF:cb00:7101', '203.0.113.1'],
    ['[::ffff:203.0.113.1]:80', '203.0.113.1'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['2001:0db8::0001', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('written as %j is %j', (text, address) => {
    expect(canonicalAddress(text)).toBe(address);
  });

  it.each([
    '',
    'unknown',
    '_hidden',
    '203.0.113',
    '203.0.113.256',
    '203.0.113.1:',
    '203.0.113.1:1:1',
    '2001:db8::1::2',
    '[2001:db8::1]:port',
    '[203.0.113.1]',
    'a'.repeat(100_000),
    '1'.repeat(100_000),
  ])('is not %j', (text) => {
    expect(canonicalAddress(text)).toBeUndefined();
  });

  it('stands for its network: one machine of IPv4, a /64 of IPv6', () => {
    expect(networkOf('203.0.113.1:99')).toBe('203.0.113.1');
    expect(networkOf('[2001:db8:1:2::1]:443')).toBe(networkOf('2001:DB8:1:2:ffff::9'));
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
  });
});
