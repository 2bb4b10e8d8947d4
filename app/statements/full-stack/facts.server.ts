import { isListed } from '#app/site-map/areas.server.ts';
import { AppError } from '#server/errors.ts';
import { type Trace, traceables, wishIn } from './trace.ts';
import { traceRequest } from './trace-request.server.ts';

/** What the page that traces begins with. */
export interface TraceFacts {
  choices: string[];
  traced: Trace | null;
  refused: string;
}

/** The pages that can be traced and, where the address asks for it without scripts, a request that was. */
export async function traceFacts({ url, visitor }: { url: URL; visitor: string }): Promise<TraceFacts> {
  const choices = traceables.filter(({ path }) => isListed(path)).map(({ id }) => id);
  const wish = wishIn(url.searchParams);
  if (!wish) return { choices, traced: null, refused: '' };
  try {
    return { choices, traced: await traceRequest(wish, visitor), refused: '' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { choices, traced: null, refused: error.message };
  }
}
