import type { NoData } from '#lib/event-kinds.ts';

declare module '#lib/event-kinds.ts' {
  /** What happens to schedules of accounts. */
  interface EventPayloads {
    'schedule.changed': { pace: string };
    'schedule.deleted': NoData;
    'schedule.made': { work: string };
    'schedule.news': { run: string };
    'schedule.paused': { by: string };
    'schedule.resumed': NoData;
    'schedule.unreadable': { run: string };
  }
}
