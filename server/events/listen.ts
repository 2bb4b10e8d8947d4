import type { EventKind, EventPayloads } from '#lib/event-kinds.ts';
import type { events } from '../db/tables.ts';

type Row = typeof events.$inferSelect;

/** An event as its listeners see it. An older version of the site may have written it, without some of the data. */
export type StoredEvent<Kind extends EventKind = EventKind> = {
  [Each in Kind]: Omit<Row, 'kind' | 'data'> & { kind: Each; data: Partial<EventPayloads[Each]> };
}[Kind];

const isOf = <Kind extends EventKind>(row: Row, kind: Kind): row is Row & StoredEvent<Kind> =>
  row.kind === kind;

/** A listener for one kind of event. */
export interface Listener {
  /** Stays as it is: jobs that wait name it. */
  name: string;
  kind: EventKind;
  hear: (row: Row) => Promise<void>;
}

/** Calls `hear` by job after an event of this kind was committed, at least once. */
export const onEvent = <Kind extends EventKind>(
  kind: Kind,
  name: string,
  hear: (event: StoredEvent<Kind>) => Promise<void>,
): Listener => ({
  name,
  kind,
  hear: async (row) => {
    if (isOf(row, kind)) await hear(row);
  },
});
