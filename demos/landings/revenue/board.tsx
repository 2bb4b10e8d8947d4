import { useEffect, useState } from 'react';
import { downloadCsv } from '../../kit/export/download.ts';
import { forgetState, keepState, keptState } from '../../kit/share/kept-state.ts';
import { Curve } from './curve.tsx';
import { FigureRow } from './figure-row.tsx';
import { PasteBox } from './paste-box.tsx';
import { RowFields } from './row-fields.tsx';
import { figuresOf, mostRows, readRows, rowsFrom, type TypedRow } from './rows.ts';
import { sample } from './words.ts';

const place = 'landing-revenue';

/** The rows and what they add up to; every key that is typed draws the curve again. */
export function Board() {
  const [typed, setTyped] = useState<readonly TypedRow[]>(sample);
  useEffect(() => {
    const kept = rowsFrom(keptState(place));
    if (kept) setTyped(kept);
  }, []);
  function change(next: readonly TypedRow[]) {
    setTyped(next);
    keepState(place, next);
  }
  const rows = readRows(typed);
  const left = typed.length - rows.length;
  const nextKey = Math.max(0, ...typed.map(({ key }) => key)) + 1;
  return (
    <div data-centrepiece>
      <div className="sum" aria-live="polite">
        <FigureRow figures={figuresOf(rows)} />
      </div>
      <Curve rows={rows} name="Your rows" />
      <ol className="list">
        {typed.map((row, index) => (
          <RowFields
            key={row.key}
            row={row}
            number={index + 1}
            onChange={(next) => change(typed.map((one) => (one.key === next.key ? next : one)))}
            onRemove={() => change(typed.filter(({ key }) => key !== row.key))}
          />
        ))}
      </ol>
      {left > 0 ? (
        <p className="left-out">
          {left === 1 ? 'One row doesn’t' : `${left} rows don’t`} count until it can be read.
        </p>
      ) : null}
      <div className="tools">
        <button
          type="button"
          disabled={typed.length >= mostRows}
          onClick={() => change([...typed, { key: nextKey, customer: '', amount: '', from: '', until: '' }])}
        >
          Add row
        </button>
        <button
          type="button"
          onClick={() =>
            downloadCsv(
              'revenue.csv',
              ['Customer', 'EUR a month', 'First month', 'Last month'],
              typed.map(({ customer, amount, from, until }) => [customer, amount, from, until]),
            )
          }
        >
          Download CSV
        </button>
        <button
          type="button"
          onClick={() => {
            setTyped(sample);
            forgetState(place);
          }}
        >
          Restore the sample
        </button>
      </div>
      <PasteBox onRows={change} />
    </div>
  );
}
