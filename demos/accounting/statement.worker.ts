import type { ReadStatement, Statement } from '#engines/bank/bank-line.ts';
import { readStatement } from '#engines/bank/read-statement.ts';
import { decoded } from '#lib/files/decoded.ts';
import type { Given, Problem } from '../kit/import/reader.ts';
import { serveJob } from '../kit/run/serve-job.ts';

const mostBytes = 40_000_000;

async function read(given: Given): Promise<{ statement: Statement } | Problem> {
  if (typeof given === 'string') return readStatement(given);
  if (given.size > mostBytes)
    return { problem: `${given.name} is larger than any statement. It was not opened.` };
  const { text, notes } = decoded(new Uint8Array(await given.arrayBuffer()));
  const answer: ReadStatement = readStatement(text);
  if ('problem' in answer) return answer;
  return { statement: { ...answer.statement, notes: [...answer.statement.notes, ...notes] } };
}

serveJob<Given, never, { statement: Statement } | Problem>(read);
