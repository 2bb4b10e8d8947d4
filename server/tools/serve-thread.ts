import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from './lower-priority.ts';
import type { FromThread, ToThread } from './thread-messages.ts';

interface ThreadHooks {
  report: (progress: unknown) => void;
  /** Asks the server for something that only it may do, such as fetching. */
  ask: (question: unknown) => Promise<unknown>;
}

/**
 * The last line of a thread's file (`NAME.thread.ts`): does the one job that it was started with. A plain `Error`
 * that is thrown reaches the visitor, so its message says in plain words what to do.
 */
export function serveThread<Job>(work: (job: Job, hooks: ThreadHooks) => Promise<unknown>): void {
  const port = parentPort;
  if (!port) throw new Error('this file is run as a thread');
  // The site itself goes first.
  lowerPriority('low');
  const say = (message: FromThread) => port.postMessage(message);
  const open = new Map<number, PromiseWithResolvers<unknown>>();
  port.on('message', (heard: ToThread) => {
    const asked = open.get(heard.id);
    open.delete(heard.id);
    if ('refused' in heard) asked?.reject(new Error(heard.refused));
    else asked?.resolve(heard.answer);
  });
  let questions = 0;
  const ask = (question: unknown) => {
    const asked = Promise.withResolvers<unknown>();
    questions += 1;
    open.set(questions, asked);
    say({ is: 'ask', id: questions, question });
    return asked.promise;
  };
  work(workerData as Job, { ask, report: (progress) => say({ is: 'progress', progress }) })
    .then(
      (result) => say({ is: 'done', result }),
      (error: unknown) => {
        // What the engine itself throws are slips of ours, such as a TypeError.
        const told = error instanceof Error && error.constructor === Error;
        say({ is: 'failed', message: error instanceof Error ? error.message : String(error), told });
      },
    )
    .finally(() => port.close());
}
