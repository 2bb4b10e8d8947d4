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
  /** Who stands behind the subject of such an event, by the id in it; null where nobody is to be noted. */
  knownBy?: (db: Db, id: string) => Promise<Known | null>;
  /** People who were heard of since then and have no record yet: for what was there before records were. */
  strangers?: (db: Db, since: Date, most: number) => Promise<Known[]>;
}
