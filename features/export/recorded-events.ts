import type { NoData } from '#lib/event-kinds.ts';

declare module '#lib/event-kinds.ts' {
  /** What happens to exports. */
  interface EventPayloads {
    'export.asked': NoData;
    'export.downloaded': NoData;
    'export.made': { bytes: number };
  }
}
