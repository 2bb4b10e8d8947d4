import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDocument } from '#engines/documents/read-document.ts';
import type { PageSource } from '../scrape/job.ts';
import { scrapeTool } from '../scrape/tool.server.ts';
import { openHostileSite } from './testing/hostile-site.server.ts';

let hostile: Awaited<ReturnType<typeof openHostileSite>>;
beforeAll(async () => {
  hostile = await openHostileSite();
});
afterAll(() => hostile.close());

const at = (path: string, text = '') => `${hostile.origin}${path}?text=${encodeURIComponent(text)}`;

/** What a visitor is told of an address: the words of the page, or why it is not read. */
async function told(address: string): Promise<string> {
  try {
    const signal = new AbortController().signal;
    const { run } = scrapeTool.prepare({ is: 'page', address });
    const page = (await run({ visitor: '192.0.2.1', signal, report: () => {} })) as PageSource;
    const document = await readDocument('page', new TextEncoder().encode(page.source));
    const text = document.parts.flatMap(({ blocks }) => blocks.map((block) => block.text)).join(' ');
    return `read ${text.length} letters: ${text.slice(0, 60)}`;
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem);
  }
}

const inside = /^The address leads into a private network\.$/;
const noScheme = /^The address must start with https:\/\/ or http:\/\/\.$/;
const broken = /^127\.0\.0\.1 can’t be reached, or closed the connection\.$/;
/** No more of a page is read, however much comes. */
const beginning = /^read 4000000 letters: /;

/** No address may hold a visitor up for longer, on a machine that does other things, too. */
const limitMs = 20_000;

it.each<[what: string, address: () => string, words: RegExp]>([
  ['this machine by its name', () => 'http://localhost/', inside],
  ['this machine by its number', () => 'http://127.0.0.1/', inside],
  ['the database of this machine', () => 'http://127.0.0.1:5432/', /^We only connect to the ports /],
  ['this machine by a number in one piece', () => 'http://2130706433/', inside],
  ['this machine in IPv6', () => 'http://[::1]/', inside],
  ['this machine behind IPv4 in IPv6', () => 'http://[::ffff:127.0.0.1]/', inside],
  ['the secrets of a cloud machine', () => 'http://169.254.169.254/latest/meta-data/', inside],
  ['a private network', () => '10.0.0.1', inside],
  ['a file of the server', () => 'file:///etc/passwd', noScheme],
  ['a script', () => 'javascript:alert(1)', noScheme],
  ['another scheme', () => 'gopher://example.com/', noScheme],
  [
    'a name and a password',
    () => 'https://ann:secret@example.com/',
    /can’t contain a user name or password\.$/,
  ],
  ['another port', () => 'https://example.com:22/', /^We only connect to the ports /],
  ['a redirect to a private machine', () => at('/to', 'http://169.254.169.254/'), inside],
  ['a redirect to a file', () => at('/to', 'file:///etc/passwd'), noScheme],
  ['redirects without end', () => at('/steps', '0'), /redirects more than 10 times\.$/],
  ['an endless answer', () => at('/endless'), beginning],
  ['ten megabytes in gzip', () => at('/bomb', 'gzip'), beginning],
  ['ten megabytes in gzip in gzip', () => at('/bomb', 'gzip, gzip'), beginning],
  ['a hundred megabytes in gzip, one file behind the other', () => at('/big-bomb'), beginning],
  [
    'an answer that is packed wrongly',
    () => at('/packed', 'gzip'),
    /compressed wrongly and can’t be unpacked\.$/,
  ],
  [
    'a wrong kind of content',
    () => at('/type', 'application/zip'),
    /sends application\/zip, but we can read only text\/html,/,
  ],
  ['no HTTP at all', () => `${hostile.rawOrigin}/nonsense`, broken],
  ['headers without end', () => `${hostile.rawOrigin}/headers`, broken],
  ['an answer that breaks off', () => `${hostile.rawOrigin}/short`, broken],
])('%s', async (_what, address, words) => {
  const began = performance.now();
  expect(await told(address())).toMatch(words);
  expect(performance.now() - began).toBeLessThan(limitMs);
});
