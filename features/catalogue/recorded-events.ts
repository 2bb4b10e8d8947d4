import type { WithChanges } from '#lib/event-kinds.ts';

declare module '#lib/event-kinds.ts' {
  /** What happens to applications of the catalogue and to those that are submitted. */
  interface EventPayloads {
    'application.added': WithChanges | { slug: string; status: string };
    'application.changed': { slug: string; status: string };
    'application.edited': WithChanges;
    'application.hidden': { slug: string; status: string };
    'application.shown': { slug: string; status: string };
    'submission.changes': { slug: string | null };
    'submission.publish': { slug: string | null };
    'submission.reject': { slug: string | null };
    'submission.reopen': { slug: string | null };
    'submission.send': { slug: string | null };
    'submission.withdraw': { slug: string | null };
  }
}
