import { z } from 'zod';
import { sceneSchema } from '#engines/compose/layout/scene.ts';

export const longestPrompt = 400;

/** What the demo works on: all that a link carries. It may come from anybody's address, so it is checked. */
export const composerState = z.object({
  /** The example that is open; null for a visitor's own sentence. */
  example: z.string().max(40).nullable(),
  prompt: z.string().max(longestPrompt),
  /** Of the first of the four variations; the others count on from it. */
  seed: z.int().min(0).max(999_990),
  variation: z.int().min(0).max(3),
  /** Parts that stand for words by their meaning. */
  meant: z.record(z.string().max(60), z.string().max(80)),
  /** What the sentence named and no part draws, and words that parts cannot show. */
  missing: z.array(z.string().max(60)).max(160),
  skipped: z.array(z.string().max(60)).max(160),
  /** Things of which the picture has fewer than the sentence says; links made before this was noted have none. */
  crowded: z.array(z.string().max(80)).max(160).default([]),
  scene: sceneSchema,
});

export type ComposerState = z.output<typeof composerState>;
