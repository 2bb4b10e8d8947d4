import { auths, groups, type Integration } from '#content/indexes/integrations/integration.ts';
import { matching } from '#ui/fields/matching.ts';

/** What somebody is looking for; the empty text stands for all. */
export interface Wanted {
  words: string;
  group: string;
  auth: string;
  state: string;
}

export const states = { running: 'Running here', estimated: 'With an estimate' } as const;

const among = (value: string | null, known: readonly string[]): string =>
  value !== null && known.includes(value) ? value : '';

/** What an address asks for; names that do not exist ask for all. */
export const wantedIn = (query: URLSearchParams): Wanted => ({
  words: (query.get('q') ?? '').slice(0, 80),
  group: among(query.get('group'), groups),
  auth: among(query.get('auth'), auths),
  state: among(query.get('state'), Object.keys(states)),
});

/** Those that fit, in their order. */
export function filtered(all: readonly Integration[], { words, group, auth, state }: Wanted): Integration[] {
  const labelled = all.map((one) => ({
    one,
    label: one.name,
    note: `${one.group} ${one.use} ${one.auth} ${'set' in one ? one.set : one.why}`,
  }));
  return matching(labelled, words)
    .map(({ one }) => one)
    .filter(
      (one) =>
        (!group || one.group === group) &&
        (!auth || one.auth === auth) &&
        (!state || ('set' in one ? 'running' : 'estimated') === state),
    );
}
