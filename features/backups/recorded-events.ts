import type { NoData } from '#lib/event-kinds.ts';

declare module '#lib/event-kinds.ts' {
  /** What happens to backups. */
  interface EventPayloads {
    'backup.asked': NoData;
    'backup.copied': { bytes: number };
    'backup.downloaded': NoData;
    'backup.made': { bytes: number; rows: number; files: number };
    'backup.removed': NoData;
    'backup.trial-failed': { rows: number | null; files: number | null };
    'backup.tried': { rows: number | null; files: number | null };
  }
}
