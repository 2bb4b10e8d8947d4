import { CircleAlert, Download, Lock } from 'lucide-react';
import { useCallback, useId, useMemo, useState } from 'react';
import { counted, grouped } from '#lib/money/grouped.ts';
import { decimalOf } from '#lib/money/money.ts';
import { longDay, monthAndYear } from '#lib/time/day-words.ts';
import { lastMonths } from '#lib/time/months.ts';
import { Button } from '#ui/actions/button.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import { ConfirmDialog } from '#ui/panels/confirm-dialog.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { goTo } from '../../../app-kit/place/use-place.ts';
import { useSteps } from '../../../app-kit/steps/use-steps.ts';
import { downloadCsv } from '../../../kit/export/download.ts';
import { usePrinting } from '../../../kit/export/use-printing.ts';
import { closeMonth } from '../../actions/pay.ts';
import { many } from '../../rules/many.ts';
import { type PayLine, payLines, payTotals } from '../../rules/pay.ts';
import { PersonFace } from '../parts/person-face.tsx';
import { useAct, usePeople } from '../people-context.ts';
import { useMoney } from '../use-money.ts';
import { RulesTable } from './rules-table.tsx';

const firstShown = 60;
const rank = ({ exceptions }: PayLine) =>
  exceptions.some(({ tone }) => tone === 'warning') ? 0 : exceptions.length > 0 ? 1 : 2;

/** The months that can be run: this one and the last, and what was closed before. */
export const monthsOf = (day: string, closed: Iterable<string>): string[] =>
  [...new Set([...closed, ...lastMonths(day, 2)])].sort().slice(-4);

function csvOf(lines: readonly PayLine[], teamOf: (line: PayLine) => string, currency: string) {
  const plain = (amount: number) => decimalOf(amount, currency);
  return lines.map((line) => [
    line.person.number,
    line.person.name,
    teamOf(line),
    line.person.iban,
    line.slip ? plain(line.slip.gross) : '',
    line.slip ? plain(line.slip.gross - line.slip.net) : '',
    line.slip ? plain(line.slip.net) : '',
    line.slip ? plain(line.slip.cost) : '',
    currency,
    line.exceptions.map(({ said }) => said).join('; '),
  ]);
}

function Row({ line, month }: { line: PayLine; month: string }) {
  const { money } = useMoney();
  const { person, slip, exceptions } = line;
  return (
    <li>
      <a
        href={hrefTo(['pay', month, person.id])}
        className="group grid min-h-15 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 py-2 hover:bg-selected md:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)_7rem_8rem] md:px-2"
      >
        <PersonFace name={person.name} className="size-9" />
        <span className="min-w-0">
          <span className="block truncate font-medium leading-tight underline-offset-4 group-hover:underline">
            {person.name}
          </span>
          <span className="block truncate text-[.875rem] text-mute">{person.title}</span>
        </span>
        <span className="min-w-0 text-[.875rem] max-md:order-last max-md:col-span-2 max-md:col-start-2">
          {exceptions.map(({ tone, said }) => (
            <span
              key={said}
              className={`flex items-center gap-1.5 ${tone === 'warning' ? 'text-warning' : 'text-mute'}`}
            >
              {tone === 'warning' ? (
                <CircleAlert size={16} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
              ) : null}
              {said}
            </span>
          ))}
        </span>
        <span className="text-end font-mono text-[.875rem] text-mute tabular-nums max-md:hidden">
          {slip ? money(slip.gross) : ''}
        </span>
        <span className="text-end font-mono text-[.9375rem] font-medium tabular-nums">
          {slip ? money(slip.net) : 'Not paid'}
        </span>
      </a>
    </li>
  );
}

/** The payroll of a month: what it comes to, what to look at first, everybody’s pay, and its end. */
export function RunScreen({ month }: { month: string }) {
  const { rows, viewer, day } = usePeople();
  const { money, currency } = useMoney();
  const act = useAct();
  const ask = useId();
  const [asks, setAsks] = useState(false);
  const [all, setAll] = useState(false);
  const printing = usePrinting();
  const run = rows.runs.get(month);
  const work = useCallback(() => payLines(rows, month), [rows, month]);
  const made = useSteps(work, rows.people.size > many);
  const lines = useMemo(
    () =>
      (made ?? []).toSorted(
        (one, other) => rank(one) - rank(other) || (one.person.name < other.person.name ? -1 : 1),
      ),
    [made],
  );
  if (!made)
    return (
      <p role="status" className="text-mute">
        Calculating {grouped(rows.people.size)} payslips…
      </p>
    );
  const totals = payTotals(lines);
  const warned = lines.filter((line) => rank(line) === 0).length;
  const name = monthAndYear(`${month}-01`);
  const save = () =>
    downloadCsv(
      `payroll-${month}.csv`,
      [
        'Number',
        'Name',
        'Team',
        'Bank account',
        'Gross',
        'Deductions',
        'Paid out',
        'Cost',
        'Currency',
        'Notes',
      ],
      csvOf(lines, ({ person }) => rows.teams.get(person.teamId)?.name ?? '', currency),
    );
  return (
    <div className="@container">
      <div className="mb-4 flex flex-wrap items-center gap-3 print:hidden">
        <Segmented
          label="Month"
          showLabel={false}
          options={monthsOf(day, rows.runs.keys()).map((value) => ({
            value,
            label: monthAndYear(`${value}-01`),
          }))}
          value={month}
          onValueChange={(next) => goTo(['pay', next], {}, { replace: true })}
        />
        <div className="ms-auto flex flex-wrap gap-2">
          <Button size="small" variant="ghost" onClick={save}>
            <Download size={18} strokeWidth={1.5} aria-hidden="true" />
            Download CSV
          </Button>
          {run ? null : (
            <Button size="small" onClick={() => setAsks(true)}>
              Close {name}
            </Button>
          )}
        </div>
      </div>
      <section
        aria-label={`Payroll of ${name}`}
        data-hue="lilac"
        className="@container rounded-card bg-hue p-5 text-on-hue sm:p-7"
      >
        <p className="flex items-center gap-2 text-[.9375rem]">
          {run ? <Lock size={18} strokeWidth={1.5} aria-hidden="true" /> : null}
          {run ? `Closed on ${longDay(run.closedOn)}` : `Open: changes to records still affect this month`}
        </p>
        <p className="mt-1 font-display text-[clamp(2.25rem,8cqi,4.5rem)] leading-none font-semibold tracking-[-.055em] tabular-nums">
          {money(totals.net)}
        </p>
        <p className="mt-2">
          paid out to {counted(totals.paid, 'person', 'people')}
          {warned > 0 ? `; ${counted(warned, 'payslip needs', 'payslips need')} a look first` : ''}
        </p>
        <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3 border-t border-current/25 pt-4">
          {(
            [
              ['Gross', totals.gross],
              ['Tax and insurance', totals.deducted],
              ['Cost to the company', totals.cost],
            ] as const
          ).map(([term, amount]) => (
            <div key={term}>
              <dt className="text-[.875rem]">{term}</dt>
              <dd className="font-mono text-lg tabular-nums">{money(amount)}</dd>
            </div>
          ))}
        </dl>
      </section>
      {lines.length === 0 ? (
        <p className="mt-6 text-mute">No one was employed this month.</p>
      ) : (
        <ul className="mt-6 divide-y divide-line border-y border-line">
          {(all || printing ? lines : lines.slice(0, firstShown)).map((line) => (
            <Row key={line.person.id} line={line} month={month} />
          ))}
        </ul>
      )}
      {all || printing || lines.length <= firstShown ? null : (
        <Button size="small" variant="ghost" className="mt-3" onClick={() => setAll(true)}>
          Show all {lines.length}
        </Button>
      )}
      <div className="mt-12">
        <RulesTable />
      </div>
      <ConfirmDialog
        id={ask}
        heading={`Close ${name}?`}
        confirm={`Close ${name}`}
        keep="Keep it open"
        tone="plain"
        open={asks}
        onOpenChange={setAsks}
        onConfirm={() => {
          act(closeMonth(rows, viewer, month, day));
          // Without a month in the address the next open one would take its place.
          goTo(['pay', month], {}, { replace: true });
        }}
      >
        <p>
          {counted(totals.paid, 'payslip', 'payslips')} will be kept as they are now, and people can see their
          own.
          {warned > 0 ? ` ${counted(warned, 'of them still needs', 'of them still need')} a look.` : ''} Undo
          opens the month again.
        </p>
      </ConfirmDialog>
    </div>
  );
}
