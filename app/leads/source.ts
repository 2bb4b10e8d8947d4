import type { Known } from '#features/leads/commands/ensure-lead.server.ts';
import type { TimelineEntry } from '#features/leads/source.ts';
import type { EventKind } from '#lib/event-kinds.ts';
import type { Db } from '#server/db/transaction.ts';

/** What a part of the site knows of people, offered to their records. */
export interface LeadSource {
  /** In the record's history: where somebody came from. */
  id: string;
  /** What was done under some addresses; times in the words are by the clock of a zone. */
  entries: (db: Db, emailKeys: readonly string[], zone: string) => Promise<TimelineEntry[]>;
  /** The kinds of events by which somebody becomes known. */
  heard?: readonly EventKind[];
  /** The person that such an event is about, found by the id in its subject; null if nobody should be recorded. */
  knownBy?: (db: Db, id: string) => Promise<Known | null>;
  /** People since then who have no lead record yet, for data that is older than the leads. */
  strangers?: (db: Db, since: Date, most: number) => Promise<Known[]>;
}
