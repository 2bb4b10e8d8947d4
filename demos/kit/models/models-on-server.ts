import { z } from 'zod';
import type { Models } from '#engines/answer/answer.ts';
import { onServer } from '../run/on-server.ts';
import { bounds } from './jobs.ts';
import type { ModelHooks, Opening } from './model-report.ts';
import { embedResult, unpackVector } from './packed-vector.ts';
import { readTogether } from './read-together.ts';

const readResult = z.object({
  spans: z.array(z.object({ start: z.number(), end: z.number(), score: z.number() })),
});

/** The models as the server has them, by its tools `embed` and `read`; it keeps nothing of what it is sent. */
export function modelsOnServer({ signal, report }: ModelHooks, ask?: typeof fetch): Models {
  const run = (tool: string, job: unknown) =>
    onServer<unknown, Opening, unknown>(tool, ask)(job, {
      signal,
      report: (line) => report?.(line.is === 'waiting' ? line : line.progress),
    });
  const cut = (text: string) => text.slice(0, bounds.signs);
  return {
    embed: async (texts) => {
      const vectors: Float32Array[] = [];
      for (let at = 0; at < texts.length; at += bounds.texts) {
        const job = { texts: texts.slice(at, at + bounds.texts).map(cut) };
        vectors.push(...embedResult.parse(await run('embed', job)).vectors.map(unpackVector));
      }
      return vectors;
    },
    read: readTogether(async (question, passages) => {
      const job = {
        question: question.slice(0, bounds.question),
        passages: passages.map(({ text, headings }) => ({
          text: cut(text),
          headings: headings.slice(0, bounds.headings),
        })),
      };
      return readResult.parse(await run('read', job)).spans;
    }),
  };
}
