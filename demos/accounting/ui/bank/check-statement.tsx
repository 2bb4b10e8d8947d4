import { useEffect, useRef, useState } from 'react';
import type { Columns, Meaning, ReadStatement } from '#engines/bank/bank-line.ts';
import { counted } from '#lib/money/grouped.ts';
import { longDay } from '#lib/time/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { Dialog } from '#ui/panels/dialog.tsx';
import { toast } from '#ui/panels/toast.ts';
import { ColumnChoices } from '../../../app-kit/import/column-choices.tsx';
import type { ImportField, Matched } from '../../../app-kit/import/match-columns.ts';
import { RowPreview } from '../../../app-kit/import/row-preview.tsx';
import { WrongLines } from '../../../app-kit/import/wrong-lines.tsx';
import { importStatement } from '../../actions/import-statement.ts';
import { currencyOf } from '../../books/currency.ts';
import type { Rows } from '../../records.ts';
import type { Change } from '../change.ts';
import { moneyIn } from '../money.tsx';
import { type BroughtStatement, readAgain } from './read-statement-file.ts';

const fields: readonly ImportField<Meaning>[] = [
  { name: 'day', label: 'Date', kind: 'date' },
  { name: 'amount', label: 'Amount', kind: 'money', hint: 'Or the two columns for money out and money in.' },
  { name: 'out', label: 'Money out', kind: 'money' },
  { name: 'in', label: 'Money in', kind: 'money' },
  { name: 'side', label: 'Out or in', kind: 'text', hint: 'If the amount has no plus or minus sign.' },
  { name: 'name', label: 'Who paid or was paid', kind: 'text' },
  { name: 'text', label: 'Reference', kind: 'text' },
  { name: 'account', label: 'Their account', kind: 'text' },
];
const mostPreviewed = 5;

const matchedIn = (found: Columns): Matched =>
  Object.fromEntries(fields.map(({ name }) => [name, found[name] ?? -1]));

interface CheckStatementProps {
  brought: BroughtStatement;
  rows: Rows;
  change: Change;
  onClose: () => void;
}

/** What a statement says before it is taken: its columns, its first lines, and the lines that can't be read. */
export function CheckStatement({
  brought: { given, answer: first },
  rows,
  change,
  onClose,
}: CheckStatementProps) {
  const [answer, setAnswer] = useState<ReadStatement>(first);
  const [matched, setMatched] = useState(() => matchedIn(first.columns?.found ?? {}));
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
  const statement = 'statement' in answer ? answer.statement : null;
  const done = statement ? importStatement(rows, statement) : null;
  const columns = answer.columns ?? first.columns;
  const name = typeof given === 'string' ? 'the pasted lines' : given.name;

  async function choose(next: Matched) {
    reading.current?.abort();
    const own = new AbortController();
    reading.current = own;
    setMatched(next);
    const read = await readAgain(given, next, own.signal);
    if (!own.signal.aborted) setAnswer(read);
  }
  const isMissing = (field: Meaning) => statement === null && (matched[field] ?? -1) < 0;
  const errors = {
    ...(isMissing('day') ? { day: 'Choose the column that holds the date.' } : {}),
    ...(isMissing('amount') && (isMissing('out') || isMissing('in'))
      ? { amount: 'Choose the column that holds the amount, or money out and money in.' }
      : {}),
  };
  const notes = [...(statement?.notes ?? []), ...(done && 'said' in done ? (done.notes ?? []) : [])];
  const problem = 'problem' in answer ? answer.problem : done && 'problem' in done ? done.problem : null;
  return (
    <Dialog
      id="check-statement"
      size="wide"
      heading={statement ? `${counted(statement.lines.length, 'line')} in ${name}` : `Columns of ${name}`}
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button
            size="small"
            disabled={!done || 'problem' in done}
            onClick={() => {
              if (!done || 'problem' in done) return;
              change(done.said, done.edits);
              toast({ title: done.said, tone: 'done', text: (done.notes ?? []).join(' ') || undefined });
              onClose();
            }}
          >
            {done && 'said' in done
              ? `Import ${counted(done.edits.length, 'line')}`
              : 'Nothing to import yet'}
          </Button>
          <Button size="small" variant="ghost" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      {columns ? (
        <ColumnChoices
          table={{ columns: columns.names, rows: [columns.example] }}
          fields={fields}
          matched={matched}
          onChange={choose}
          isRequired={({ name: field }) => field === 'day' || field === 'amount'}
          errors={errors}
        />
      ) : null}
      {problem && Object.keys(errors).length === 0 ? (
        <div className="mt-4">
          <Alert tone="danger" heading={problem} />
        </div>
      ) : null}
      {notes.map((note) => (
        <p key={note} className="mt-4 text-[.9375rem] text-mute">
          {note}
        </p>
      ))}
      {statement ? (
        <RowPreview
          of={statement.lines.length}
          rows={statement.lines.slice(0, mostPreviewed).map((line, at) => ({
            id: String(at),
            title: `${longDay(line.day)}  ${moneyIn(currencyOf(rows), line.cents)}`,
            facts: [
              { label: line.cents < 0 ? 'To' : 'From', value: line.name },
              { label: 'Reference', value: line.text },
            ].filter(({ value }) => value !== ''),
          }))}
        />
      ) : null}
      {statement && statement.unread.length > 0 ? (
        <WrongLines
          columns={[]}
          lines={statement.unread.map(({ line, why }) => ({ line, said: why, cells: [] }))}
        />
      ) : null}
    </Dialog>
  );
}
