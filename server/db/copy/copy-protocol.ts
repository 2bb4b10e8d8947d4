import type { Client, Connection, Submittable } from 'pg';

/** What a connection can do beside what its types tell; the driver's own queries use it the same way. */
type CopyConnection = Connection & {
  sendCopyFromChunk: (chunk: Uint8Array) => void;
  endCopyFrom: () => void;
  sendCopyFail: (message: string) => void;
};

/** The messages of the server that end a statement, as the driver hands them on. */
interface Ending {
  handleCommandComplete: (message: { text: string }) => void;
  handleError: (error: Error) => void;
  handleReadyForQuery: () => void;
}

/** How a statement ends: `done` gives the number of rows that went through. */
function endOfStatement(): { done: Promise<number>; fail: (error: Error) => void; ending: Ending } {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  // The reader of the rows gets the same error. This handler keeps it from ending the process first.
  promise.catch(() => {});
  let rows = 0;
  return {
    done: promise,
    fail: reject,
    ending: {
      handleCommandComplete: ({ text }) => {
        rows = Number(/^COPY (\d+)/.exec(text)?.[1] ?? 0);
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(rows),
    },
  };
}

const mostWaiting = 4 * 1024 * 1024;

/** What `COPY … TO STDOUT` gives, as it comes; `rows` is known once all of it was read. */
export function copyOut(
  client: Client,
  text: string,
): { chunks: AsyncIterable<Buffer>; rows: Promise<number> } {
  const { done, ending } = endOfStatement();
  let connection: CopyConnection | null = null;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let over = false;
  let wake = () => {};
  const end = () => {
    over = true;
    wake();
  };
  done.then(end, end);

  const statement: Submittable & Ending & { handleCopyData: (message: { chunk: Buffer }) => void } = {
    ...ending,
    submit: (to) => {
      connection = to as CopyConnection;
      connection.query(text);
    },
    handleCopyData: ({ chunk }) => {
      // The driver reads into this memory again.
      waiting.push(Buffer.from(chunk));
      waitingBytes += chunk.length;
      if (waitingBytes > mostWaiting) connection?.stream.pause();
      wake();
    },
  };

  async function* chunks(): AsyncGenerator<Buffer> {
    for (;;) {
      if (waiting.length > 0) {
        const all = Buffer.concat(waiting);
        waiting = [];
        waitingBytes = 0;
        yield all;
      } else if (over) break;
      else {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        connection?.stream.resume();
        await promise;
      }
    }
    await done;
  }

  client.query(statement);
  return { chunks: chunks(), rows: done };
}

async function sendAll(
  connection: CopyConnection,
  source: AsyncIterable<Uint8Array>,
  done: Promise<number>,
): Promise<void> {
  for await (const chunk of source) {
    connection.sendCopyFromChunk(chunk);
    if (!connection.stream.writableNeedDrain) continue;
    // A refusal ends the statement while we wait for room.
    await Promise.race([new Promise((resolve) => connection.stream.once('drain', resolve)), done]);
  }
  connection.endCopyFrom();
}

/** Feeds `COPY … FROM STDIN`; gives how many rows the server took. */
export function copyIn(client: Client, text: string, source: AsyncIterable<Uint8Array>): Promise<number> {
  const { done, fail, ending } = endOfStatement();
  const statement: Submittable & Ending & { handleCopyInResponse: (to: CopyConnection) => void } = {
    ...ending,
    submit: (to) => to.query(text),
    handleCopyInResponse: (to) => {
      sendAll(to, source, done).catch((error: unknown) => {
        to.sendCopyFail('the source broke off');
        fail(error instanceof Error ? error : new Error(String(error)));
      });
    },
  };
  client.query(statement);
  return done;
}
