import { type Changes, changesSince } from '#engines/scrape/changes.ts';
import { counted } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { FactStrip } from '#ui/data/fact-strip.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import type { Run } from '../runs.ts';

interface ChangesViewProps {
  run: Run | null;
  /** The other runs that this browser remembers. */
  others: readonly Run[];
  against: Run | null;
  onAgainst: (at: string) => void;
  /** Collects the example of a week later, so that there are two to compare. */
  onExample: () => void;
  when: (run: Run) => string;
}

const tableOf = ({ recipe, rows }: Run) => ({ columns: recipe.fields.map(({ name }) => name), rows });
const mostShown = 100;

/** A row in one line: what it says, without addresses. */
const lineOf = (row: readonly string[]): string =>
  row
    .filter((text) => text && !/^https?:\/\//.test(text))
    .join(' · ')
    .slice(0, 300);

function Rows({ heading, rows, sign }: { heading: string; rows: readonly string[][]; sign: '+' | '−' }) {
  if (rows.length === 0) return null;
  return (
    <Collapse summary={`${heading} (${rows.length})`} open>
      <ul className="border-t border-line">
        {rows.slice(0, mostShown).map((row) => (
          <li
            key={row.join('\n')}
            className="flex gap-3 border-b border-line py-2 text-[.9375rem] last:border-0"
          >
            <span aria-hidden="true" className={sign === '+' ? 'text-done' : 'text-danger'}>
              {sign}
            </span>
            <span className="min-w-0 wrap-anywhere">{lineOf(row)}</span>
          </li>
        ))}
      </ul>
    </Collapse>
  );
}

function ChangedRows({ changed }: Pick<Changes, 'changed'>) {
  if (changed.length === 0) return null;
  return (
    <Collapse summary={`Changed (${changed.length})`} open>
      <ul className="border-t border-line">
        {changed.slice(0, mostShown).map(({ row, cells }) => (
          <li key={row.join('\n')} className="border-b border-line py-2 text-[.9375rem] last:border-0">
            <p className="truncate font-medium">{lineOf(row)}</p>
            <ul className="mt-0.5 grid gap-0.5">
              {cells.map(({ column, before, after }) => (
                <li key={column} className="wrap-anywhere">
                  <span className="text-mute">{column}:</span>{' '}
                  <del className="text-mute">{before || 'nothing'}</del>{' '}
                  <ins className="font-medium no-underline">{after || 'nothing'}</ins>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Collapse>
  );
}

/** This run held against an earlier one: rows that came, went and changed. */
export function ChangesView({ run, others, against, onAgainst, onExample, when }: ChangesViewProps) {
  if (!run || others.length === 0)
    return (
      <div className="max-w-[42rem]">
        <p className="text-pretty">
          You need two runs to compare. Collect now and again later to see what was added, removed and
          changed. This browser remembers your last eight runs.
        </p>
        <Button variant="ghost" size="small" className="mt-4" onClick={onExample}>
          Open the sample bookshop a week later
        </Button>
      </div>
    );
  const changes = against ? changesSince(tableOf(against), tableOf(run)) : null;
  return (
    <div className="grid max-w-[52rem] grid-cols-[minmax(0,1fr)] gap-5">
      <SelectField
        required
        label="Compared with"
        value={against?.at ?? ''}
        placeholder={against ? undefined : 'Choose an earlier run'}
        onChange={(event) => onAgainst(event.currentTarget.value)}
        className="max-w-md"
      >
        {others.map((other) => (
          <option key={other.at} value={other.at}>
            {`${other.name}, ${counted(other.rows.length, 'row')}, ${when(other)}`}
          </option>
        ))}
      </SelectField>
      {changes ? (
        <>
          <FactStrip
            facts={[
              { label: 'Added', value: <span className="font-mono">{changes.added.length}</span> },
              { label: 'Removed', value: <span className="font-mono">{changes.gone.length}</span> },
              { label: 'Changed', value: <span className="font-mono">{changes.changed.length}</span> },
              { label: 'Unchanged', value: <span className="font-mono">{changes.same}</span> },
            ]}
          />
          <p className="text-sm text-mute">
            {changes.key.length > 0
              ? `Rows are matched by ${changes.key.map((name) => `“${name}”`).join(' and ')}.`
              : 'The two runs have no column in common.'}
          </p>
          <ChangedRows changed={changes.changed} />
          <Rows heading="Added" rows={changes.added} sign="+" />
          <Rows heading="Removed" rows={changes.gone} sign="−" />
        </>
      ) : null}
    </div>
  );
}
