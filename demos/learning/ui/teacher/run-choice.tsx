import { goTo } from '../../../app-kit/place/use-place.ts';
import { courseOf } from '../../lookup.ts';
import type { LearningRows, Run } from '../../records.ts';

/** The group that the address names, or the first. */
export const chosenRun = (rows: LearningRows, asked: URLSearchParams): Run | undefined =>
  rows.runs.get(asked.get('run') ?? '') ?? [...rows.runs.values()][0];

interface RunChoiceProps {
  rows: LearningRows;
  run: Run;
  path: readonly string[];
}

/** Which group is looked at. */
export function RunChoice({ rows, run, path }: RunChoiceProps) {
  return (
    <select
      aria-label="Group"
      value={run.id}
      onChange={(event) => goTo(path, { run: event.currentTarget.value })}
      className="min-h-11 max-w-full rounded-full border border-outline bg-raised px-4 text-[.9375rem] font-medium"
    >
      {[...rows.runs.values()].map((each) => (
        <option key={each.id} value={each.id}>
          {`${courseOf(rows, each)?.title}: ${each.name}`}
        </option>
      ))}
    </select>
  );
}
