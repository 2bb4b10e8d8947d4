import { setImmediate as others } from 'node:timers/promises';
import { failureOf, type ToolFailure } from './failure.ts';
import { jsonPieces } from './json-pieces.ts';

/** A line of the answer, each a piece of JSON: where the run stands, and how it ended. */
export type ToolLine =
  | { is: 'waiting'; place: number }
  | { is: 'progress'; progress: unknown }
  | { is: 'done'; result: unknown }
  | ({ is: 'failed' } & ToolFailure);

const headers = {
  'Content-Type': 'application/x-ndjson; charset=utf-8',
  // Whatever gathers an answer to pack it would hold the progress back.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** After so many signs of a line others get their turn. */
const mostAtOnce = 65_536;

/** An answer that is written while the work continues, a line at a time. When the visitor leaves, the signal ends the work. */
export function streamLines(
  work: (say: (line: ToolLine) => void, gone: AbortSignal) => Promise<unknown>,
  request: AbortSignal,
): Response {
  const left = new AbortController();
  const gone = AbortSignal.any([left.signal, request]);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      let written: Promise<void> = Promise.resolve();
      const write = async (line: ToolLine) => {
        let part = '';
        for (const piece of jsonPieces(line)) {
          part += piece;
          if (part.length < mostAtOnce) continue;
          if (gone.aborted) return;
          controller.enqueue(encoder.encode(part));
          part = '';
          await others();
        }
        if (!gone.aborted) controller.enqueue(encoder.encode(`${part}\n`));
      };
      const say = (line: ToolLine) => {
        written = written.then(() => write(line));
      };
      try {
        say({ is: 'done', result: await work(say, gone) });
      } catch (error) {
        if (!gone.aborted) say({ is: 'failed', ...failureOf(error) });
      }
      await written;
      if (!gone.aborted) controller.close();
    },
    cancel: () => left.abort(),
  });
  return new Response(body, { headers });
}
