import type { CrawlAnswer } from '#server/fetch/robots.ts';
import type { Reader } from '#server/tools/reader.ts';

/**
 * What robots.txt says of an address. A site that cannot be reached forbids everything, too; then its own problem is
 * thrown instead, because that is what can be mended.
 */
export async function askRobots(
  { mayCrawl, fetch }: Pick<Reader, 'mayCrawl' | 'fetch'>,
  address: string,
): Promise<CrawlAnswer> {
  const answer = await mayCrawl(address);
  if (!answer.allowed) await fetch(new URL('/robots.txt', address).href, { cut: true, maxBytes: 512_000 });
  return answer;
}
