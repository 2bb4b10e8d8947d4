import { z } from 'zod';

/** What the leaflet is asked. */
export const leafletJob = z.object({
  question: z
    .string()
    .trim()
    .min(3, { error: 'Enter a question.' })
    .max(300, { error: 'Ask in 300 characters or fewer.' }),
});

export type LeafletJob = z.output<typeof leafletJob>;
