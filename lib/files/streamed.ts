import { refusalOf } from '../forms/answer.ts';

/** How a run on the server reports its progress and learns that it was cancelled. */
interface StreamHooks<Progress> {
  waiting: (place: number) => void;
  progress: (progress: Progress) => void;
  signal: AbortSignal;
}

type Line<Progress, Result> =
  | { is: 'waiting'; place: number }
  | { is: 'progress'; progress: Progress }
  | { is: 'done'; result: Result }
  | { is: 'failed'; message: string };

const unreachable =
  'We can’t reach the site at the moment. What you typed is still here, so check your connection and try again.';
const brokenOff =
  'The connection was lost before the answer was complete. What you typed is still here, so please try again.';

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter(Boolean);
  }
}

/** The server's message that says why there is no result. */
class RunFailed extends Error {}

/**
 * Asks for a run that the server answers line by line, and gives its result. A rejection's message is in words for
 * people. Aborting the signal ends the run there, too.
 */
export async function postStreamed<Progress, Result>(
  address: string,
  body: unknown,
  { waiting, progress, signal }: StreamHooks<Progress>,
  ask: typeof fetch = (...given) => fetch(...given),
): Promise<Result> {
  const response = await ask(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/x-ndjson' },
    body: JSON.stringify(body),
    signal,
  }).catch(() => {
    throw new Error(unreachable);
  });
  if (!response.ok || !response.body) {
    const { message = unreachable } = await refusalOf(response);
    throw new Error(message);
  }
  try {
    for await (const text of linesOf(response.body)) {
      const line = JSON.parse(text) as Line<Progress, Result>;
      if (line.is === 'failed') throw new RunFailed(line.message);
      if (line.is === 'done') return line.result;
      if (line.is === 'waiting') waiting(line.place);
      else progress(line.progress);
    }
  } catch (error) {
    throw error instanceof RunFailed ? error : new Error(brokenOff, { cause: error });
  }
  throw new Error(brokenOff);
}
