import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './networks.ts';
import { checkAddress } from './public-address.ts';

describe('addresses of our own machine and networks are not the public internet', () => {
  it.each([
    '127.0.0.1',
    '127.255.1.2',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.0.8',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'localhost',
    '',
  ])('%s', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700:4700::1111',
    '2a00:1450:4001:81b::200e',
  ])('%s is', (address) => expect(isPublicAddress(address)).toBe(true));
});

const leads =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

describe('an address that was typed', () => {
  it.each([
    ['http://example.com/', /https/],
    ['ftp://example.com/', /https/],
    ['https://user:word@example.com/', /password/],
    ['https://example.com:22/', /ports/],
    ['nonsense', /isn’t a web address/],
    ['https://127.0.0.1/', /private/],
    ['https://[::1]/', /private/],
    ['https://2130706433/', /private/],
    ['https://0x7f.1/', /private/],
  ])('%s is refused', async (text, why) => {
    await expect(checkAddress(text, [], leads('8.8.8.8'))).rejects.toThrow(why);
  });

  it('is refused where its name leads into a private network, even by one address of several', async () => {
    await expect(checkAddress('https://a.example/', [], leads('10.0.0.1'))).rejects.toThrow(/private/);
    await expect(checkAddress('https://a.example/', [], leads('8.8.8.8', '::1'))).rejects.toThrow(/private/);
    await expect(
      checkAddress('https://a.example/', [], async () => {
        throw new Error('ENOTFOUND');
      }),
    ).rejects.toThrow(/doesn’t exist/);
  });

  it('is taken with the address that was looked at', async () => {
    expect(await checkAddress('https://a.example:8443/hook', [], leads('8.8.8.8'))).toMatchObject({
      address: '8.8.8.8',
      family: 4,
    });
  });
});
