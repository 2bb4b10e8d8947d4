import type { LoaderFunctionArgs } from 'react-router';
import { clockName } from '#app/clock-name.server.ts';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { visitorOf } from '#features/identity/queries.server.ts';
import type { Visitor } from '#features/identity/schema.ts';
import { railCounts } from './rail-counts.server.ts';

/** The loader of an account page: its facts for everybody, and the result of `read` for the signed-in person. */
export const ownLoader =
  <T>(read: (visitor: Visitor, url: URL) => Promise<T>) =>
  async ({ request, url }: Pick<LoaderFunctionArgs, 'request' | 'url'>) => {
    const visitor = await visitorOf(request);
    if (!visitor) return { facts: pageFacts(url), own: null };
    const [own, counts] = await Promise.all([read(visitor, url), railCounts(visitor)]);
    return { facts: pageFacts(url), own, counts, clock: clockName(visitor) };
  };
