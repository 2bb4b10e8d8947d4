import type { Listed, RequestSeen } from './requests.ts';

/** Finds the list that a request of a page is on. */
export type Lookup = (request: RequestSeen, page: string) => Listed | null;

/** The requests, each with the list that it is on. */
export function lookedUp(
  requests: readonly RequestSeen[],
  page: string,
  lookup: Lookup | null,
): RequestSeen[] {
  if (!lookup) return [...requests];
  return requests.map((request) => {
    const listed = lookup(request, page);
    return listed ? { ...request, listed } : request;
  });
}

/** The names of the lists that any of the requests is on. */
export const listsOf = (requests: readonly RequestSeen[]): string[] => [
  ...new Set(requests.flatMap(({ listed }) => (listed ? [listed.list] : []))),
];
