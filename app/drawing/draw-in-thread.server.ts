import { buffer } from 'node:stream/consumers';
import type { EntryContext } from 'react-router';
import { keptThread } from '#server/tools/kept-thread.ts';
import type { DrawnPage, PageQuestion } from './page-message.ts';
import file from './pages.thread.ts?thread';

const thread = keptThread<PageQuestion, DrawnPage>(file, { memoryMb: 384 });

/**
 * Draws a page in a thread of its own. Drawing is the longest step of a request, tens of milliseconds for a large page,
 * and whoever asks for something small should not wait for it.
 */
export async function drawInThread(
  context: EntryContext,
  { url, nonce, reading }: Pick<PageQuestion, 'url' | 'nonce' | 'reading'>,
): Promise<DrawnPage> {
  const { basename, location, loaderData, actionData, errors, statusCode, matches } =
    context.staticHandlerContext;
  const stream = context.serverHandoffStream;
  const data = stream ? await buffer(stream) : Buffer.alloc(0);
  return thread.ask({
    url,
    nonce,
    reading,
    state: { basename, location, loaderData, actionData, errors, statusCode },
    matches: matches.map(({ route, params, pathname, pathnameBase }) => ({
      id: route.id,
      params,
      pathname,
      pathnameBase,
    })),
    handoff: { settings: context.serverHandoffString ?? '', data },
  });
}
