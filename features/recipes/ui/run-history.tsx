import { useEffect, useState } from 'react';
import { grouped } from '#lib/money/grouped.ts';
import { clockAt, shortDayAt } from '#lib/time/words-of-time.ts';
import { Alert } from '#ui/data/alert.tsx';
import { Spinner } from '#ui/data/spinner.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { changesText, isNews } from '../changes.ts';
import { listRuns, openRun } from '../client/recipes.ts';
import type { RunDetail, RunLine } from '../recipes.ts';
import { ChangesTable } from './changes-table.tsx';

interface RunHistoryProps {
  recipeId: string;
  zone: string;
}

/** What a run is called in the list of runs. */
function runText({ startedAt, ok, counts, by }: RunLine, zone: string): string {
  const outcome = ok ? (counts ? changesText(counts) : 'first run') : 'failed';
  return `${shortDayAt(startedAt, zone)}, ${clockAt(startedAt, zone)}: ${outcome}${by === 'hand' ? ', started by you' : ''}`;
}

/** What one run found different, or why it can say nothing about that. */
function RunChanges({ run }: { run: RunDetail }) {
  if (!run.ok) return <p className="text-pretty">{run.said}</p>;
  if (!run.changes)
    return (
      <p className="text-pretty">
        {run.said} There was no earlier run to compare it with. Changes will appear here from the next run on.
      </p>
    );
  if (!isNews(run.changes.counts)) return <p>{run.said} Nothing has changed since the previous run.</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p>
        {run.said} Since the previous run: {changesText(run.changes.counts)},{' '}
        {grouped(run.changes.counts.same)} the same.
      </p>
      <ChangesTable changes={run.changes} />
    </div>
  );
}

/** The runs of a recipe and what each found different, the latest first. */
export function RunHistory({ recipeId, zone }: RunHistoryProps) {
  const [runs, setRuns] = useState<RunLine[] | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [run, setRun] = useState<RunDetail | null>(null);
  const [problem, setProblem] = useState('');

  useEffect(() => {
    listRuns(recipeId).then(
      (found) => {
        const ended = found.filter(({ endedAt }) => endedAt !== null);
        setRuns(ended);
        setChosen(ended[0]?.id ?? null);
      },
      (error: Error) => setProblem(error.message),
    );
  }, [recipeId]);
  useEffect(() => {
    if (chosen) openRun(recipeId, chosen).then(setRun, (error: Error) => setProblem(error.message));
  }, [recipeId, chosen]);

  if (problem) return <Alert tone="danger" heading={problem} />;
  if (runs?.length === 0)
    return <p>This recipe hasn’t run yet. After two runs, you’ll see here what changed between them.</p>;
  if (!runs || !run) return <Spinner label="Loading its runs" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 text-[.9375rem]">
      {runs.length > 1 ? (
        <SelectField
          required
          label="Run"
          value={chosen ?? ''}
          onChange={(event) => setChosen(event.currentTarget.value)}
          className="max-w-md"
        >
          {runs.map((each) => (
            <option key={each.id} value={each.id}>
              {runText(each, zone)}
            </option>
          ))}
        </SelectField>
      ) : null}
      <RunChanges run={run} />
    </div>
  );
}
