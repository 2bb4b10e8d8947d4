import { Document, textOf, tidy } from './tags.ts';
import type { Answer } from './trail.ts';

/** A path that no site has. */
export const madeUpPath = '/a-page-that-is-not-there-7f3c91/';

/** What an answer shows, without the address that was asked for. */
function shown({ address, body }: Answer): string {
  const document = new Document(body);
  const text = tidy(
    document
      .elements('html')
      .map((element) => textOf(element))
      .join(' '),
  );
  return text.replaceAll(new URL(address).pathname, '');
}

/**
 * Knows the site's error page when it comes with 200: whatever shows the same as a made-up address is missing.
 * A site that shows one page for every address, its start included, cannot be told apart like that.
 */
export function missingKnower(madeUp: Answer, start: Answer): (answer: Answer) => boolean {
  if (madeUp.status !== 200 || shown(madeUp) === shown(start)) return () => false;
  const wanted = shown(madeUp);
  return (answer) => answer.status === 200 && answer.body.length > 0 && shown(answer) === wanted;
}
