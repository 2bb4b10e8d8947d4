/** What a screen is told while models work: a place in the server's line, or how much of a model has arrived here. */
export type ModelReport = { is: 'waiting'; place: number } | { is: 'loading'; bytes: number; of: number };

/** How models report, and hear that nobody wants an answer any more. */
export interface ModelHooks {
  signal: AbortSignal;
  report?: (progress: ModelReport) => void;
}
