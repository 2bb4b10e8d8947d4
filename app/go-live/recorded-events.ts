declare module '#lib/event-kinds.ts' {
  /** What going live records. */
  interface EventPayloads {
    'samples.removed': { count: number };
  }
}

export {};
