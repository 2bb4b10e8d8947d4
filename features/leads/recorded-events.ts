import type { NoData, WithChanges } from '#lib/event-kinds.ts';

declare module '#lib/event-kinds.ts' {
  /** What happens to leads. */
  interface EventPayloads {
    'lead.changed': WithChanges;
    'lead.forgotten': { forgotten: number };
    'lead.imported': { file: string; added: number; changed: number };
    'lead.made': { from: string };
    'lead.merged': { with: string };
    'lead.noted': NoData;
    'lead.stage': WithChanges;
    'lead.told-apart': NoData;
    'lead.unmerged': NoData;
  }
}
