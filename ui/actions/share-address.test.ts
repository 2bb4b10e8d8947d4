import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ShareSite, shareAddress, shareMail } from './share-address.ts';

const sites: ShareSite[] = ['bluesky', 'hackerNews', 'reddit', 'telegram', 'whatsapp', 'x'];

test('what a site reads out of the address is what was given, whatever letters it has', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...sites),
      fc.webUrl({ size: 'small' }),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      (site, url, title) => {
        const address = new URL(shareAddress(site, { url, title }));
        expect(address.protocol).toBe('https:');
        const read = [...address.searchParams.values()].join('\n');
        expect(read).toContain(url);
        expect(read).toContain(title.toWellFormed());
      },
    ),
  );
});

test('a mail has subject and body, with spaces as mail programs read them', () => {
  const mail = shareMail({ url: 'https://example.org/a?b=c&d', title: 'Five vans, not six' });
  expect(mail).toBe(
    'mailto:?subject=Five%20vans%2C%20not%20six&body=https%3A%2F%2Fexample.org%2Fa%3Fb%3Dc%26d',
  );
});
