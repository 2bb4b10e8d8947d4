import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { tooBig } from './problems.ts';
import { unpackersOf } from './read-body.ts';

interface Bounds {
  maxBytes: number;
  host: string;
  /** Turns an error of the stream into the error for the reader. */
  reasonOf: (error: unknown) => unknown;
}

function unpacked(message: IncomingMessage, host: string): Readable {
  const unpackers = unpackersOf(message, host);
  const last = unpackers.at(-1);
  if (!last) return message;
  // Whoever reads the last of them hears of every failure; the callback only keeps it from being thrown twice.
  pipeline([message, ...unpackers], () => undefined);
  return last;
}

/** The body of an answer as a stream, unpacked as it is read; it breaks off where it grows beyond its limit. */
export function boundedBody(
  message: IncomingMessage,
  { maxBytes, host, reasonOf }: Bounds,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const source = unpacked(message, host);
  const parts: AsyncIterator<Buffer<ArrayBuffer>> = source[Symbol.asyncIterator]();
  let size = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await parts.next();
          if (done) {
            controller.close();
            return;
          }
          size += value.length;
          if (size > maxBytes) throw tooBig(host, maxBytes);
          controller.enqueue(value);
        } catch (error) {
          message.destroy();
          controller.error(reasonOf(error));
        }
      },
      cancel() {
        message.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}
