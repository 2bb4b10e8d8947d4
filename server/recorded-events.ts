import type { NoData } from '#lib/event-kinds.ts';

declare module '#lib/event-kinds.ts' {
  /** What the parts of the server record. */
  interface EventPayloads {
    'account.purged': NoData;
    'bin.deleted': { label: string; goesAt: string };
    'bin.purged': NoData;
    'bin.restored': { label: string };
    'mail.bounced': { permanent: boolean; status: string | null };
    'mail.complained': { permanent: boolean; status: string | null };
    'mail.suppressed': { reason: string };
    'mail.suppression-lifted': NoData;
    'notice.made': NoData;
    'undo.used': NoData;
  }
}
