import type { LeafletAnswer } from './answer-leaflet.ts';
import stored from './first-answer.json' with { type: 'json' };

/** The answer that the page begins with, made by `npm run example-vectors`; a test asks again. */
export const firstAnswer: LeafletAnswer = {
  ...stored,
  warning: null,
  quote: { ...stored.quote, verdict: 'sure' },
};
