import { Download, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { grouped } from '#lib/money/grouped.ts';
import { downloadCsv } from '../../kit/export/download.ts';
import { forgetState, keepState, keptState } from '../../kit/share/kept-state.ts';
import { Curve } from './curve.tsx';
import { fields, fieldTrouble, numberIn, planFrom } from './fields.ts';
import { type Plan, yearsOf } from './grow.ts';
import { Slider } from './slider.tsx';
import { sample, words } from './words.ts';
import { euros, turningPoint, written } from './written.ts';
import { YearTable } from './year-table.tsx';

const place = 'landing-savings';
type Typed = Partial<Record<keyof Plan, string>>;

/** Four sliders, what they come to, and how it got there year by year. */
export function Calculator() {
  const [plan, setPlan] = useState<Plan>(sample);
  /** The fields' contents where they aren't simply the plan's own numbers. */
  const [typed, setTyped] = useState<Typed>({});
  useEffect(() => {
    const kept = planFrom(keptState(place));
    if (kept) setPlan(kept);
  }, []);

  function change(field: (typeof fields)[number], text: string) {
    setTyped({ ...typed, [field.name]: text });
    const value = numberIn(field, text);
    if (value === null || fieldTrouble(field, text, plan[field.name])) return;
    const next = { ...plan, [field.name]: value };
    setPlan(next);
    keepState(place, next);
  }
  function startAgain() {
    setPlan(sample);
    setTyped({});
    forgetState(place);
  }
  const years = yearsOf(plan);
  const { paid, interest, balance } = years.at(-1) ?? { paid: 0, interest: 0, balance: 0 };
  const takeAway = () =>
    downloadCsv(
      'savings-by-year.csv',
      ['Year', 'Paid in (EUR)', 'Interest (EUR)', 'Balance (EUR)'],
      years.map((one) => [one.year, written(one.paid), written(one.interest), written(one.balance)]),
    );
  return (
    <div className="calculator" data-centrepiece>
      <section aria-label="What it comes to" aria-live="polite">
        <p className="sum">
          {euros(balance)} <small>EUR</small>
        </p>
        <p className="parts">
          <span style={{ flexGrow: paid }}>{euros(paid)} paid in</span>
          <span style={{ flexGrow: interest }}>{euros(interest)} interest</span>
        </p>
      </section>
      <div className="sliders">
        {fields.map((field) => (
          <Slider
            key={field.name}
            field={field}
            value={plan[field.name]}
            typed={typed[field.name] ?? grouped(plan[field.name])}
            onChange={(text) => change(field, text)}
            onLeave={() => {
              const text = typed[field.name];
              if (text !== undefined && !fieldTrouble(field, text, plan[field.name]))
                setTyped({ ...typed, [field.name]: undefined });
            }}
          />
        ))}
      </div>
      <Curve plan={plan} years={years} />
      <p className="turning">{turningPoint(plan, years)}</p>
      <YearTable years={years} />
      <div className="take">
        <button type="button" onClick={takeAway}>
          <Download size={18} aria-hidden="true" /> Download CSV
        </button>
        <button type="button" onClick={startAgain}>
          <RotateCcw size={16} aria-hidden="true" /> Start again
        </button>
        <p>{words.note}</p>
      </div>
    </div>
  );
}
