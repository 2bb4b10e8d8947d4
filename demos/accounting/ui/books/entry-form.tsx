import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { goTo } from '../../../app-kit/place/use-place.ts';
import { enterEntry } from '../../actions/enter-entry.ts';
import { accounts } from '../../books/chart.ts';
import type { Rows } from '../../records.ts';
import type { Change } from '../change.ts';
import { useMoney } from '../money.tsx';
import { typedCents } from '../typed-cents.ts';
import { useDraft } from '../use-draft.ts';

interface LineDraft {
  key: number;
  account: string;
  debit: string;
  credit: string;
}

const empty = (key: number): LineDraft => ({ key, account: '', debit: '', credit: '' });
const centsOf = (typed: string): number | null => (typed.trim() === '' ? null : (typedCents(typed) ?? 0));

/** Writes a journal entry by hand: as many lines as it takes, until both sides agree. */
export function EntryForm({ rows, day, change }: { rows: Rows; day: string; change: Change }) {
  const { money, sign } = useMoney();
  const { typed, put, refuse, errorOf, problem } = useDraft({ day, text: '' });
  const [lines, setLines] = useState([empty(0), empty(1)]);
  const sum = (side: 'debit' | 'credit') => lines.reduce((all, line) => all + (centsOf(line[side]) ?? 0), 0);
  const [debit, credit] = [sum('debit'), sum('credit')];

  function putLine(key: number, next: Partial<LineDraft>) {
    setLines(lines.map((line) => (line.key === key ? { ...line, ...next } : line)));
    refuse(null);
  }
  function post() {
    const done = enterEntry(rows, {
      ...typed,
      lines: lines.map((line) => ({
        account: line.account,
        debit: centsOf(line.debit),
        credit: centsOf(line.credit),
      })),
    });
    if ('problem' in done) return refuse(done);
    change(done.said, done.edits);
    goTo(['books'], { entry: done.edits[0]?.id ?? null }, { replace: true });
  }

  return (
    <Form
      noValidate
      className="grid max-w-4xl gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        post();
      }}
    >
      <div className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <TextField
          label="Day"
          type="date"
          required
          value={typed.day}
          error={errorOf('day')}
          onChange={(event) => put({ day: event.currentTarget.value })}
        />
        <TextField
          label="What it is about"
          required
          maxLength={500}
          value={typed.text}
          error={errorOf('text')}
          autoComplete="off"
          onChange={(event) => put({ text: event.currentTarget.value })}
        />
      </div>
      <fieldset className="grid gap-3">
        <legend className="mb-3 font-display text-lg font-semibold tracking-[-.02em]">Lines</legend>
        {lines.map((line, place) => (
          <div
            key={line.key}
            className="grid grid-cols-2 items-start gap-3 rounded-input border border-line p-3 sm:grid-cols-[minmax(0,1fr)_8rem_8rem_auto]"
          >
            <SelectField
              label="Account"
              required
              placeholder="Choose an account"
              className="max-sm:col-span-2"
              value={line.account}
              error={errorOf(`account ${place}`)}
              onChange={(event) => putLine(line.key, { account: event.currentTarget.value })}
            >
              {accounts.map(({ id, name }) => (
                <option key={id} value={id}>
                  {`${id} ${name}`}
                </option>
              ))}
            </SelectField>
            {(['debit', 'credit'] as const).map((side) => (
              <TextField
                key={side}
                label={`${side === 'debit' ? 'Debit' : 'Credit'}, ${sign}`}
                inputMode="decimal"
                placeholder="0.00"
                value={line[side]}
                error={errorOf(`${side} ${place}`)}
                autoComplete="off"
                onChange={(event) => putLine(line.key, { [side]: event.currentTarget.value })}
              />
            ))}
            {lines.length > 2 ? (
              <IconButton
                label={`Remove line ${place + 1}`}
                icon={Trash2}
                className="sm:mt-7"
                onClick={() => {
                  setLines(lines.filter(({ key }) => key !== line.key));
                  refuse(null);
                }}
              />
            ) : null}
          </div>
        ))}
        <Button
          size="small"
          variant="ghost"
          className="justify-self-start"
          onClick={() => setLines([...lines, empty(Math.max(...lines.map(({ key }) => key)) + 1)])}
        >
          <Plus size={20} strokeWidth={1.5} aria-hidden="true" />
          Add a line
        </Button>
      </fieldset>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
        <div>
          <p aria-live="polite" className="flex flex-wrap gap-x-6 gap-y-1">
            <span>
              <span className="text-mute">Debit</span>{' '}
              <span className="font-mono font-medium tabular-nums">{money(debit)}</span>
            </span>
            <span>
              <span className="text-mute">Credit</span>{' '}
              <span className="font-mono font-medium tabular-nums">{money(credit)}</span>
            </span>
            {debit !== credit ? (
              <span>
                <span className="text-mute">Difference</span>{' '}
                <span className="font-mono font-medium tabular-nums">{money(Math.abs(debit - credit))}</span>
              </span>
            ) : null}
          </p>
          {errorOf('sides') || problem ? (
            <p role="alert" className="mt-2 font-medium text-danger">
              {errorOf('sides') ?? problem}
            </p>
          ) : null}
        </div>
        <Button type="submit">Post the entry</Button>
      </div>
    </Form>
  );
}
