import { Worker } from 'node:worker_threads';
import { AppError } from '../errors.ts';
import { log } from '../log.ts';
import type { FromThread, ToThread } from './thread-messages.ts';

interface ThreadHooks<Progress, Question> {
  signal: AbortSignal;
  report?: (progress: Progress) => void;
  /** Answers what the thread asks for; what it throws is thrown there, by its message. */
  answer?: (question: Question) => Promise<unknown>;
  /** Beyond it the thread ends, and nothing else does. */
  memoryMb?: number;
}

const tooMuch = (cause: unknown) =>
  new AppError({
    status: 422,
    code: 'too_much',
    message: 'This is too much to read at once. Try a smaller page, or a part of it.',
    cause,
  });

/**
 * Does a job in a thread of its own, so that parsing and calculating never hold up the server. `file` comes from
 * `import file from './NAME.thread.ts?thread'`; its last line is `serveThread`. Ends with the signal, at once.
 */
export function inThread<Result, Progress = unknown, Question = unknown>(
  file: URL,
  job: unknown,
  { signal, report, answer, memoryMb = 256 }: ThreadHooks<Progress, Question>,
): Promise<Result> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const thread = new Worker(file, { workerData: job, resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  const tell = (message: ToThread) => thread.postMessage(message);
  thread.on('message', (heard: FromThread) => {
    if (heard.is === 'progress') report?.(heard.progress as Progress);
    else if (heard.is === 'done') resolve(heard.result as Result);
    else if (heard.is === 'failed')
      reject(
        heard.told
          ? new AppError({ status: 422, code: 'failed', message: heard.message })
          : new Error(heard.message),
      );
    else {
      const { id } = heard;
      (answer ?? (() => Promise.reject(new Error('nobody answers here'))))(heard.question as Question).then(
        (given) => tell({ id, answer: given }),
        (error: unknown) => tell({ id, refused: error instanceof Error ? error.message : String(error) }),
      );
    }
  });
  thread.on('error', (error) => {
    log().warn({ err: error }, 'a thread of a tool broke');
    reject(tooMuch(error));
  });
  thread.on('exit', () => reject(tooMuch(undefined)));
  return promise.finally(() => {
    signal.removeEventListener('abort', stop);
    void thread.terminate();
  });
}
