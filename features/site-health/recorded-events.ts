declare module '#lib/event-kinds.ts' {
  /** What staff do about failed jobs. */
  interface EventPayloads {
    'job.retried': { queue: string };
  }
}

export {};
