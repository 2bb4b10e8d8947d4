import type { Columns, ReadStatement } from '#engines/bank/bank-line.ts';
import type { Given, Problem } from '../../../kit/import/reader.ts';
import { inWorkers } from '../../../kit/run/in-workers.ts';
import type { StatementJob } from '../../statement.worker.ts';

/** A statement that was brought: what was read of it, or what somebody has to say of its columns first. */
export interface BroughtStatement {
  given: Given;
  answer: ReadStatement;
}

/** Reads statements in a worker: one that was made to keep a parser busy stops nothing but itself. */
const read = inWorkers<StatementJob, never, ReadStatement>(
  () => new Worker(new URL('../../statement.worker.ts', import.meta.url), { type: 'module' }),
);

/** Reads it again with what somebody said of its columns. */
export async function readAgain(given: Given, chosen: Columns, signal: AbortSignal): Promise<ReadStatement> {
  try {
    const [answer] = await read([{ given, chosen }], { report: () => {}, signal });
    return answer ?? { problem: 'We found nothing to read.' };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Reads a file or a paste for the first time. A file with columns is looked through even when none of them is known. */
export async function readStatementFile(
  given: Given,
  signal: AbortSignal,
): Promise<BroughtStatement | Problem> {
  const answer = await readAgain(given, {}, signal);
  return 'problem' in answer && !answer.columns ? { problem: answer.problem } : { given, answer };
}
