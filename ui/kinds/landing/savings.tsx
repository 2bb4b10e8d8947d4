import type { LandingBrief } from '#lib/look/landing-brief.ts';
import { grouped } from '#lib/money/grouped.ts';
import { OwnStyles } from './own-styles.tsx';
import styles from './savings.css?url';

interface SavingsBrief extends LandingBrief {
  rate: number;
  months: number[];
  years: number[];
  arithmetic: string[];
}

const euros = (sum: number) => grouped(Math.round(sum));

/** What equal monthly payments come to when interest is added each month. */
function grown(monthly: number, years: number, rate: number) {
  const step = rate / 1200;
  return (monthly * ((1 + step) ** (years * 12) - 1)) / step;
}

interface ChoiceProps {
  legend: string;
  name: string;
  values: number[];
  chosen: number;
  unit: string;
}

function Choice({ legend, name, values, chosen, unit }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          {value} <small>{unit}</small>
        </label>
      ))}
    </fieldset>
  );
}

/** Every answer stands in the page; the two choices decide which one is shown, so it works without scripts. */
function Calculator({ brief }: { brief: SavingsBrief }) {
  return (
    <section className="calculator" aria-label="Savings calculator">
      <Choice legend="Paid in, each month" name="monthly" values={brief.months} chosen={100} unit="EUR" />
      <Choice legend="For" name="years" values={brief.years} chosen={10} unit="years" />
      {brief.months.flatMap((monthly) =>
        brief.years.map((years) => {
          const paid = monthly * years * 12;
          const sum = grown(monthly, years, brief.rate);
          return (
            <div key={`${monthly}-${years}`} className="answer" data-of={`${monthly}-${years}`}>
              <p className="sum">
                {euros(sum)} <small>EUR</small>
              </p>
              <p className="parts">
                <span style={{ flexGrow: paid }}>{euros(paid)} paid in</span>
                <span style={{ flexGrow: sum - paid }}>{euros(sum - paid)} interest</span>
              </p>
            </div>
          );
        }),
      )}
      <p className="note">Sample rate of {brief.rate}% a year, added monthly. No offer.</p>
    </section>
  );
}

export function Screen({ brief }: { brief: SavingsBrief }) {
  return (
    <>
      <OwnStyles href={styles} />
      <section className="wrap first">
        <b className="brand">{brief.brand}</b>
        <div className="words">
          <h1>{brief.h1}</h1>
          <p>{brief.lead}</p>
          <a href={brief.action.href}>{brief.action.label}</a>
        </div>
        <Calculator brief={brief} />
      </section>
      <section id="arithmetic" className="wrap arithmetic">
        <p className="formula">
          sum = m × ((1 + r)<sup>n</sup> − 1) ÷ r
        </p>
        {brief.arithmetic.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
    </>
  );
}
