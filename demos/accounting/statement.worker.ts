import type { Columns, ReadStatement } from '#engines/bank/bank-line.ts';
import { readStatement } from '#engines/bank/read-statement.ts';
import { decoded } from '#lib/files/decoded.ts';
import type { Given } from '../kit/import/reader.ts';
import { serveJob } from '../kit/run/serve-job.ts';

/** A file or a paste, and what somebody said of its columns. */
export interface StatementJob {
  given: Given;
  chosen?: Columns;
}

const mostBytes = 40_000_000;

async function read({ given, chosen }: StatementJob): Promise<ReadStatement> {
  if (typeof given === 'string') return readStatement(given, chosen);
  if (given.size > mostBytes)
    return { problem: `${given.name} is too large for a bank statement, so we didn’t open it.` };
  const { text, notes } = decoded(new Uint8Array(await given.arrayBuffer()));
  const answer = readStatement(text, chosen);
  if ('problem' in answer) return answer;
  return { ...answer, statement: { ...answer.statement, notes: [...answer.statement.notes, ...notes] } };
}

serveJob<StatementJob, never, ReadStatement>(read);
