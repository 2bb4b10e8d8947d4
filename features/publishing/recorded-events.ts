import type { WithChanges } from '#lib/event-kinds.ts';

declare module '#lib/event-kinds.ts' {
  /** What happens to texts, pictures and redirects. */
  interface EventPayloads {
    'entry.added': WithChanges;
    'entry.moved': WithChanges & { name: string };
    'entry.published': { name: string; version: number; address: string };
    'entry.saved': WithChanges & { name: string; version: number };
    'entry.scheduled': { name: string; version: number; at: string };
    'entry.unpublished': { name: string };
    'entry.unscheduled': { name: string };
    'picture.added': WithChanges;
    'picture.saved': WithChanges;
    'redirect.put': WithChanges;
    'redirect.removed': WithChanges;
  }
}
