import { useEffect, useId, useState } from 'react';
import { grouped } from '#lib/money/grouped.ts';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { forgetState, keepState, keptState } from '../../kit/share/kept-state.ts';
import {
  estateFrom,
  languages,
  limits,
  numberFields,
  planOf,
  planText,
  type TypedEstate,
  troubleOf,
} from './estimate.ts';
import { sample } from './words.ts';

const place = 'landing-mono-grid';

/** Five numbers and a language on the left, the plan on the right. */
export function Estimator() {
  const id = useId();
  const [estate, setEstate] = useState(sample);
  useEffect(() => {
    const kept = estateFrom(keptState(place));
    if (kept) setEstate(kept);
  }, []);
  function write(field: keyof TypedEstate, value: string) {
    const next = { ...estate, [field]: value };
    setEstate(next);
    keepState(place, next);
  }
  const plan = planOf(estate);
  return (
    <div data-centrepiece>
      <div className="ask">
        {numberFields.map((field) => {
          const trouble = troubleOf(field, estate[field]);
          return (
            <div key={field} className="cell">
              <label htmlFor={`${id}-${field}`}>{limits[field].label}</label>
              <input
                id={`${id}-${field}`}
                value={estate[field]}
                placeholder={limits[field].hint}
                inputMode={field === 'lines' ? 'text' : 'decimal'}
                maxLength={12}
                autoComplete="off"
                aria-invalid={trouble !== null}
                aria-describedby={trouble ? `${id}-${field}-trouble` : undefined}
                onChange={({ target }) => write(field, target.value)}
              />
              {trouble ? (
                <p id={`${id}-${field}-trouble`} className="trouble">
                  {trouble}
                </p>
              ) : null}
            </div>
          );
        })}
        <div className="cell">
          <label htmlFor={`${id}-language`}>Written in</label>
          <select
            id={`${id}-language`}
            value={estate.language}
            onChange={({ target }) => write('language', target.value)}
          >
            {languages.map((language) => (
              <option key={language.id} value={language.id}>
                {language.name}
              </option>
            ))}
          </select>
        </div>
      </div>
      <section className="answer cell" aria-live="polite" aria-label="The plan">
        {plan ? (
          <>
            <h3>{plan.days} days</h3>
            <p>
              {grouped(plan.from)} to {grouped(plan.to)} EUR. About {grouped(plan.deleted)} lines would go.
            </p>
            <ol>
              {plan.phases.map(({ name, days }) => (
                <li key={name}>
                  <span>{name}</span>
                  <i aria-hidden="true" style={{ width: `${(100 * days) / plan.days}%` }} />
                  <b>{days}</b>
                </li>
              ))}
            </ol>
            <div className="keys">
              <CopyButton text={() => planText(plan)} label="Copy the plan" className="copy" />
              <button
                type="button"
                onClick={() => {
                  setEstate(sample);
                  forgetState(place);
                }}
              >
                Start again
              </button>
            </div>
          </>
        ) : (
          <>
            <h3>No plan yet</h3>
            <p>One of the numbers can’t be read. What you typed is kept.</p>
          </>
        )}
      </section>
    </div>
  );
}
