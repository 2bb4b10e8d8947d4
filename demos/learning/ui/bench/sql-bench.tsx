import { Play, Square } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import type { SqlExercise } from '../../lesson.ts';
import { type SqlOutcome, useSql } from '../../run-sql/use-sql.ts';
import { BenchHelp } from './bench-help.tsx';
import { CodeEditor } from './code-editor.tsx';
import { RowsTable } from './rows-table.tsx';
import { TableList } from './table-list.tsx';
import { useTyped } from './use-typed.ts';

const keys = [
  'select ',
  'from ',
  'where ',
  'order by ',
  'group by ',
  'join ',
  ' = ',
  "''",
  '()',
  ', ',
  '*',
  ';',
];

interface SqlBenchProps {
  exercise: SqlExercise;
  isSolved: boolean;
  onTry: (isRight: boolean) => void;
  /** Goes on to the next exercise; null after the last. */
  onNext: (() => void) | null;
}

interface OutcomeProps {
  outcome: SqlOutcome;
  onNext: (() => void) | null;
}

const rowsSaid = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

function Outcome({ outcome, onNext }: OutcomeProps) {
  if (outcome.is === 'none') return null;
  if (outcome.is === 'stopped') return <Alert heading="Stopped. What you typed is still there." />;
  if (outcome.is === 'failed') return <Alert tone="danger" heading={outcome.message} />;
  const { verdict, given } = outcome.answer;
  if (verdict.right)
    return (
      <Alert
        tone="done"
        heading={`Right: ${rowsSaid(given?.rows.length ?? 0)}, exactly as asked.`}
        actions={
          onNext ? (
            <Button size="small" variant="ink" onClick={onNext}>
              Next exercise
            </Button>
          ) : undefined
        }
      />
    );
  const [first = '', ...more] = verdict.differences;
  return (
    <Alert tone="warning" heading={first}>
      {more.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Alert>
  );
}

/** Write a query, run it on the office’s books, and see how its rows differ from those asked for. */
export function SqlBench({ exercise, isSolved, onTry, onNext }: SqlBenchProps) {
  const { typed, type, startAgain } = useTyped(exercise.id, exercise.starter);
  const [outcome, setOutcome] = useState<SqlOutcome>({ is: 'none' });
  const sql = useSql();

  async function run() {
    if (sql.runs) return;
    const next = await sql.run({ typed, exercise });
    setOutcome(next);
    if (next.is === 'answered') onTry(next.answer.verdict.right);
  }
  const answer = outcome.is === 'answered' ? outcome.answer : null;
  return (
    <>
      <CodeEditor label="Your query" value={typed} onValueChange={type} onRun={run} keys={keys} />
      <div className="flex flex-wrap items-center gap-3 border-t border-line px-5 py-3">
        <Button busy={sql.runs} onClick={run}>
          {sql.runs ? null : <Play size={18} strokeWidth={1.5} aria-hidden="true" />}
          {sql.runs ? 'Running' : 'Run query'}
        </Button>
        {sql.runs ? (
          <Button variant="ghost" onClick={sql.stop}>
            <Square size={16} strokeWidth={1.5} aria-hidden="true" />
            Stop
          </Button>
        ) : (
          <span className="text-[.875rem] text-mute pointer-coarse:hidden">
            {isSolved ? 'Solved. Run it again as often as you like.' : 'or Ctrl + Enter'}
          </span>
        )}
      </div>
      <AlertPlace className={outcome.is === 'none' ? '' : 'px-5 pb-4'}>
        <Outcome outcome={outcome} onNext={onNext} />
      </AlertPlace>
      {answer?.given && answer.given.columns.length > 0 ? (
        <RowsTable
          caption={`Your result, ${rowsSaid(answer.given.rows.length)}`}
          rows={answer.given}
          wrong={answer.verdict.extra}
        />
      ) : null}
      {answer?.cut ? (
        <p className="border-t border-line px-5 py-3 text-[.875rem] text-mute">
          We read only the first 2,000 rows.
        </p>
      ) : null}
      <TableList />
      <BenchHelp
        exercise={exercise}
        onStartAgain={() => {
          startAgain();
          setOutcome({ is: 'none' });
        }}
      />
    </>
  );
}
