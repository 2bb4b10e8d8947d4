import type { FromWorker } from './messages.ts';
import type { Work } from './work.ts';

/** Where a run on the server stands: in the line, at a place, or at work. */
export type ServerReport<Progress> = { is: 'waiting'; place: number } | { is: 'working'; progress: Progress };

type Line<Progress, Result> = { is: 'waiting'; place: number } | FromWorker<Progress, Result>;

const unreachable =
  'We cannot be reached at the moment. What you typed is still here: look at the connection, then try again.';
const brokenOff = 'The answer broke off on its way. What you typed is still here: please try again.';

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

/** What a refusal says: the server's own words, where it found any. */
async function refusalOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as { error?: { message?: string } } | null;
  return body?.error?.message ?? unreachable;
}

/** Work for `useRun` that one of the server's tools does (`POST /api/tools/NAME`); cancelling ends it there, too. */
export function onServer<Job, Progress, Result>(
  tool: string,
  ask: typeof fetch = (...given) => fetch(...given),
): Work<Job, ServerReport<Progress>, Result> {
  return async (job, { report, signal }) => {
    const response = await ask(`/api/tools/${tool}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/x-ndjson' },
      body: JSON.stringify(job),
      signal,
    }).catch(() => {
      throw new Error(unreachable);
    });
    if (!response.ok || !response.body) throw new Error(await refusalOf(response));
    try {
      for await (const text of linesOf(response.body)) {
        const line = JSON.parse(text) as Line<Progress, Result>;
        if (line.is === 'failed') throw new ToolFailed(line.message);
        if (line.is === 'done') return line.result;
        report(line.is === 'waiting' ? line : { is: 'working', progress: line.progress });
      }
    } catch (error) {
      throw error instanceof ToolFailed ? error : new Error(brokenOff, { cause: error });
    }
    throw new Error(brokenOff);
  };
}

/** The server's own words of why there is no result. */
class ToolFailed extends Error {}
