/** What an edit changed, by field: before and after. */
export type Changes = Record<string, [before: unknown, after: unknown]>;

/** For kinds that need no data beside their subject and actor. */
export type NoData = Record<string, never>;

/** For kinds that `recordChange` writes. */
export type WithChanges = { changes: Changes };

/**
 * Every kind of event with the data that it holds. Those that several parts record stand here; each part adds its own
 * in its `recorded-events.ts`, so that no part has to know another one. Kinds and data are stored: a field can be
 * added, but not renamed.
 */
export interface EventPayloads {
  'identity.email-verified': NoData;
  'settings.changed': WithChanges & { changed?: string[] };
}

/** The kinds of events that can be recorded. */
export type EventKind = keyof EventPayloads;
