/** Said by a tool whose models are not open yet, which takes it some seconds. */
export interface Opening {
  is: 'opening-models';
}

/**
 * What a screen is told while models work: a place in the server's line, that the server opens them, or how much of a model
 * has arrived here.
 */
export type ModelReport =
  | { is: 'waiting'; place: number }
  | Opening
  | { is: 'loading'; bytes: number; of: number };

/** How models report, and hear that nobody wants an answer any more. */
export interface ModelHooks {
  signal: AbortSignal;
  report?: (progress: ModelReport) => void;
}
