import { makePage } from '#app/pages.server.ts';
import { resolvePath } from '#app/site-map/resolve.server.ts';
import type { LimitRule } from '#server/limits/limits.ts';
import { services } from '#server/services.ts';
import { timed, traced } from '#server/trace/trace.ts';
import { addressOf, shownStep, type Trace, type Wish } from './trace.ts';

/** A traced page is rendered each time, so everybody gets only a few of them. */
const traceLimit: LimitRule = { purpose: 'trace', burst: 8, perSecond: 0.2 };

/** Asks this very server for a page, past the pages that are kept and as somebody without an account, and times its way. */
export async function traceRequest(wish: Wish, visitor: string): Promise<Trace> {
  await services().limits.take(traceLimit, visitor);
  const address = addressOf(wish);
  const url = new URL(address, services().env.PUBLIC_URL);
  const { value, steps, took } = await traced(async () => {
    await timed('route', url.pathname, () => resolvePath(url.pathname));
    const headers = { Accept: 'text/html', 'Accept-Encoding': 'br' };
    const answer = await makePage(new Request(url, { headers }));
    return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
  });
  return {
    id: wish.page.id,
    word: wish.word,
    address,
    ...value,
    took: Math.round(took * 100) / 100,
    steps: steps.map(shownStep),
  };
}
