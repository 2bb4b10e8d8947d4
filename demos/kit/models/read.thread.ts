import type { ReadSpan } from '#engines/answer/answer.ts';
import { openReader } from '#engines/reader/reader.ts';
import type { ReadQuestion } from './jobs.ts';
import { serveModel } from './serve-model.server.ts';

await serveModel<ReadQuestion, ReadSpan>(async (bytes) => {
  const read = await openReader(bytes);
  return ({ question, passage: { text, headings } }) => read(question, text, headings);
});
