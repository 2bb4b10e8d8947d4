import { Worker } from 'node:worker_threads';
import type { KeptAnswer, KeptQuestion } from './thread-messages.ts';

interface KeptOptions {
  /** What the thread finds as its `workerData` when it starts. */
  start?: () => unknown;
  /** Ends when nobody has asked for so long; else it stays. */
  idleMs?: number;
  /** Beyond it the thread ends, and nothing else does. */
  memoryMb?: number;
}

/** A thread that stays for many questions, because starting it costs more than answering. */
interface KeptThread<Question, Answer> {
  ask: (question: Question) => Promise<Answer>;
  /** Starts it before the first question. */
  open: () => void;
  /** Whether it has answered since it started: the first answer waits for whatever the thread has to load. */
  isReady: () => boolean;
  /** Ends it at once; the next question starts a new one. */
  end: () => void;
}

interface Running<Answer> {
  thread: Worker;
  open: Map<number, PromiseWithResolvers<Answer>>;
  hasAnswered: boolean;
  idle?: NodeJS.Timeout;
}

const enders = new Set<() => void>();

/** Ends all of them; the next question starts a new one, from the sources as they are then. */
export function endKeptThreads(): void {
  for (const end of enders) end();
}

/**
 * `file` comes from `import file from './NAME.thread.ts?thread'`; its last line is `answerQuestions`. The thread starts
 * with the first question, and again with the next one after it broke.
 */
export function keptThread<Question, Answer>(
  file: URL,
  { start, idleMs, memoryMb }: KeptOptions = {},
): KeptThread<Question, Answer> {
  let running: Running<Answer> | null = null;
  let asked = 0;

  function end(ended: Running<Answer>, why: Error): void {
    if (running === ended) {
      running = null;
      enders.delete(endRunning);
    }
    clearTimeout(ended.idle);
    for (const { reject } of ended.open.values()) reject(why);
    ended.open.clear();
    void ended.thread.terminate();
  }

  function endRunning(): void {
    if (running) end(running, new Error('the thread was ended'));
  }

  function begin(): Running<Answer> {
    enders.add(endRunning);
    const thread = new Worker(file, {
      workerData: start?.(),
      resourceLimits: memoryMb === undefined ? {} : { maxOldGenerationSizeMb: memoryMb },
    });
    const begun: Running<Answer> = { thread, open: new Map(), hasAnswered: false };
    thread.unref();
    thread.on('message', (heard: KeptAnswer<Answer>) => {
      begun.hasAnswered = true;
      const question = begun.open.get(heard.id);
      begun.open.delete(heard.id);
      if ('problem' in heard) question?.reject(heard.problem);
      else question?.resolve(heard.answer);
    });
    thread.on('error', (error: Error) => end(begun, error));
    thread.on('exit', () => end(begun, new Error('the thread ended before it had answered')));
    return begun;
  }

  /** The thread, started if there is none, which from now on may be idle for its time. */
  function awake(): Running<Answer> {
    running ??= begin();
    const mine = running;
    if (idleMs !== undefined) {
      clearTimeout(mine.idle);
      mine.idle = setTimeout(() => end(mine, new Error('the thread was not needed')), idleMs).unref();
    }
    return mine;
  }

  return {
    open: () => void awake(),
    isReady: () => running?.hasAnswered ?? false,
    ask(question) {
      const { thread, open } = awake();
      const answer = Promise.withResolvers<Answer>();
      asked += 1;
      const id = asked;
      open.set(id, answer);
      try {
        thread.postMessage({ id, question } satisfies KeptQuestion<Question>);
      } catch (error) {
        // What cannot be copied to another thread is a slip of ours, and is heard by who asked.
        open.delete(id);
        answer.reject(error);
      }
      return answer.promise;
    },
    end: endRunning,
  };
}
