import { AppError } from '../errors.ts';
import { FetchProblem } from '../fetch/problems.ts';
import { log } from '../log.ts';
import { advice } from './advice.ts';

/** A line of the answer, each a piece of JSON: where the run stands, and how it ended. */
export type ToolLine =
  | { is: 'waiting'; place: number }
  | { is: 'progress'; progress: unknown }
  | { is: 'done'; result: unknown }
  | { is: 'failed'; code: string; message: string };

const headers = {
  'Content-Type': 'application/x-ndjson; charset=utf-8',
  // Whatever gathers an answer to pack it would hold the progress back.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** How a run ended that gave no result, in words that the visitor may read. */
function failureOf(error: unknown): Extract<ToolLine, { is: 'failed' }> {
  if (error instanceof FetchProblem) {
    const message = `${error.message} ${advice[error.kind]}`.trim();
    return { is: 'failed', code: error.kind, message };
  }
  if (error instanceof AppError) return { is: 'failed', code: error.code, message: error.message };
  log().error({ err: error }, 'a tool failed');
  const message = 'This broke on our side and was written down. What you typed is still here; try again.';
  return { is: 'failed', code: 'broken', message };
}

/** An answer that is written while the work goes on, a line at a time. Whoever leaves ends the work by its signal. */
export function streamLines(
  work: (say: (line: ToolLine) => void, gone: AbortSignal) => Promise<unknown>,
  request: AbortSignal,
): Response {
  const left = new AbortController();
  const gone = AbortSignal.any([left.signal, request]);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const say = (line: ToolLine) => {
        if (!gone.aborted) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      };
      try {
        say({ is: 'done', result: await work(say, gone) });
      } catch (error) {
        if (!gone.aborted) say(failureOf(error));
      }
      if (!gone.aborted) controller.close();
    },
    cancel: () => left.abort(),
  });
  return new Response(body, { headers });
}
