import { type Context, Hono } from 'hono';
import { soughtWords } from '#lib/text/sought-words.ts';
import { fieldsOf } from '#server/forms/fields.ts';
import type { LimitRule } from '#server/limits/limits.ts';
import { isReader } from '#server/page-counts/visit.ts';
import { services } from '#server/services.ts';

const searchLimit: LimitRule = { purpose: 'search-in-vain', burst: 10, perSecond: 0.05 };

/** Counts a search that found nothing, if it is short and names nobody; what programs look for is left out. */
export function tallySearch(query: string, headers: Headers): void {
  const name = soughtWords(query);
  if (name && isReader(headers.get('user-agent') ?? '')) services().tallies.count({ kind: 'search', name });
}

/** POST /api/search/in-vain: what the search of the header found nothing for. */
export function searchRoutes({ clientAddress }: { clientAddress: (context: Context) => string }): Hono {
  return new Hono().post('/api/search/in-vain', async (context) => {
    await services().limits.take(searchLimit, clientAddress(context));
    const { q } = await fieldsOf(context.req.raw);
    if (typeof q === 'string') tallySearch(q, context.req.raw.headers);
    return context.body(null, 204);
  });
}
