import type { ListWish } from '../schema.ts';

/** Where the buttons of a registration post to: its own page, which needs the token to show itself again. */
export const actionAddress = (token: string): string =>
  `/events/registration?${new URLSearchParams({ token })}`;

/** What of a list's address is kept when something else is chosen: what is usual is not written. */
export function keptOf({ when, kind, topic, q }: ListWish): Record<string, string> {
  return {
    ...(when === 'past' ? { when } : {}),
    ...(kind ? { kind } : {}),
    ...(topic ? { topic } : {}),
    ...(q ? { q } : {}),
  };
}

/** The address of the list with some of its choices changed. */
export function listWith(asked: ListWish, change: Partial<ListWish>): string {
  const query = new URLSearchParams(keptOf({ ...asked, ...change })).toString();
  return query ? `/events?${query}` : '/events';
}
