import type { ReactNode } from 'react';
import type { Payslip } from '#engines/payroll/payslip.ts';
import { useMoney } from '../use-money.ts';

interface LinesProps {
  heading: string;
  lines: Payslip['earnings'];
  /** Deductions are shown with a minus. */
  sign?: 1 | -1;
  sum: ReactNode;
}

function Lines({ heading, lines, sign = 1, sum }: LinesProps) {
  const { money } = useMoney();
  return (
    <section>
      <h3 className="text-lg">{heading}</h3>
      <ul className="mt-1">
        {lines.map(({ label, amount, working }) => (
          <li key={label} className="flex items-baseline justify-between gap-6 border-t border-line py-2">
            <span className="min-w-0">
              {label}
              {working ? <span className="block text-[.875rem] text-mute">{working}</span> : null}
            </span>
            <span className="font-mono text-[.9375rem] whitespace-nowrap tabular-nums">
              {money(sign * amount)}
            </span>
          </li>
        ))}
      </ul>
      {sum}
    </section>
  );
}

function Sum({ label, amount, large = false }: { label: string; amount: number; large?: boolean }) {
  const { money } = useMoney();
  return (
    <p
      className={`flex items-baseline justify-between gap-6 border-t-2 border-ink py-2 font-semibold ${large ? 'font-display text-2xl tracking-[-.03em]' : ''}`}
    >
      <span>{label}</span>
      <span className={large ? '' : 'font-mono text-[.9375rem] tabular-nums'}>{money(amount)}</span>
    </p>
  );
}

/** A payslip from gross to net, each line with its working. */
export function PayslipView({ slip }: { slip: Payslip }) {
  return (
    <div className="grid gap-6">
      <Lines heading="Earnings" lines={slip.earnings} sum={<Sum label="Gross" amount={slip.gross} />} />
      <Lines
        heading="Deductions"
        lines={slip.deductions}
        sign={-1}
        sum={<Sum label="Paid out" amount={slip.net} large />}
      />
      <Lines
        heading="Employer contributions"
        lines={slip.employer}
        sum={<Sum label="Total cost for the month" amount={slip.cost} />}
      />
    </div>
  );
}
