import type { Read, ReadSpan } from '#engines/answer/answer.ts';
import { keptThread } from '#server/tools/kept-thread.ts';
import type { ReadQuestion } from './jobs.ts';
import { modelPaths } from './model-paths.server.ts';
import readThread from './read.thread.ts?thread';

const model = keptThread<ReadQuestion, ReadSpan>(readThread, {
  start: () => modelPaths('reader'),
  idleMs: 600_000,
});

/** Whether it answers at once, without a model to open first. */
export const isReaderReady = (): boolean => model.isReady();

/** Answers from the reader in its own thread, one passage at a time, until the signal ends it. */
export const reader =
  (signal: AbortSignal): Read =>
  (question, text, headings = []) => {
    signal.throwIfAborted();
    return model.ask({ question, passage: { text, headings: [...headings] } });
  };
