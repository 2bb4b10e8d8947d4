import { FileSpreadsheet } from 'lucide-react';
import { placeName, rhythmName } from '#engines/forecast/read/frequency.ts';
import { grouped } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import { InputsPart } from '../../kit/layout/inputs-panel.tsx';
import type { Analysis } from '../analyse.ts';
import { outlierNotes } from '../outliers.ts';
import type { ForecastState } from '../state.ts';
import { BoundedNumber } from './bounded-number.tsx';
import { HolidaysField } from './holidays-field.tsx';
import { KnownBeside } from './known-beside.tsx';
import { WhatIfFields } from './what-if-fields.tsx';

interface InputsProps {
  state: ForecastState;
  /** What was noticed while reading. */
  notes: readonly string[];
  results: readonly (Analysis | undefined)[];
  onChange: (to: (state: ForecastState) => ForecastState, part?: string) => void;
  onImport: () => void;
}

/** How a series did against the naive, in three characters. */
const ratio = (analysis: Analysis | undefined) => {
  const mix = analysis?.rows[0];
  return mix ? `${mix.ratio.toFixed(2)} ×` : '';
};

/** What goes in: the series, how far ahead, its season, holidays, and what might be done. */
export function Inputs({ state, notes, results, onChange, onImport }: InputsProps) {
  const { series, chosen, rhythm, horizon, level } = state;
  const values = series[chosen]?.values.length ?? 0;
  return (
    <>
      <InputsPart heading="Series" aside={series.length > 1 ? 'error vs naive' : null}>
        <div className="flex items-center gap-3 rounded-card border border-line bg-raised p-3">
          <FileSpreadsheet size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
          <div className="min-w-0 flex-1 text-[.9375rem]">
            <p className="truncate font-medium">{state.name}</p>
            <p className="text-sm text-mute">
              {grouped(values)} values, {rhythmName(rhythm)}
            </p>
          </div>
          <Button variant="ghost" size="small" onClick={onImport}>
            Change
          </Button>
        </div>
        {series.length > 1 ? (
          <div className="mt-2">
            {series.map(({ name }, index) => (
              <button
                key={name}
                type="button"
                aria-pressed={index === chosen}
                onClick={() => onChange((before) => ({ ...before, chosen: index }))}
                className="flex min-h-11 w-full items-center justify-between gap-3 border-b border-line px-2 text-start text-[.9375rem] hover:bg-selected aria-pressed:bg-selected aria-pressed:font-medium"
              >
                <span className="min-w-0 truncate">{name}</span>
                <span className="shrink-0 font-mono text-[.8125rem] text-mute">{ratio(results[index])}</span>
              </button>
            ))}
          </div>
        ) : null}
        {notes.length > 0 ? (
          <ul className="mt-3 grid gap-1.5 text-sm text-mute">
            {[...notes, ...outlierNotes(state, results)].map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        ) : null}
      </InputsPart>
      <InputsPart heading="Forecast">
        <div className="grid gap-4">
          <BoundedNumber
            label="Steps ahead"
            min={1}
            max={400}
            value={horizon}
            onChange={(next) => onChange((before) => ({ ...before, horizon: next }), 'horizon')}
          />
          <BoundedNumber
            label="Season length, in steps"
            hint="Enter 1 if nothing repeats"
            min={1}
            max={2000}
            value={rhythm.period}
            onChange={(period) =>
              onChange((before) => ({ ...before, rhythm: { ...before.rhythm, period } }), 'period')
            }
          />
          <Segmented
            label="Band"
            size="small"
            options={[
              { value: '80', label: '80%' },
              { value: '95', label: '95%' },
            ]}
            value={String(level)}
            onValueChange={(next) => onChange((before) => ({ ...before, level: next === '80' ? 80 : 95 }))}
          />
          {rhythm.spacing === 'day' || rhythm.spacing === 'month' ? (
            <HolidaysField
              value={state.holidays}
              onChange={(holidays) => onChange((before) => ({ ...before, holidays }))}
            />
          ) : null}
        </div>
      </InputsPart>
      <KnownBeside state={state} analysis={results[chosen]} onChange={onChange} />
      <InputsPart heading="What if">
        <WhatIfFields
          value={state.whatIf}
          dates={Array.from({ length: horizon }, (_, step) => placeName(rhythm, state.first + values + step))}
          onChange={(whatIf, part) => onChange((before) => ({ ...before, whatIf }), part)}
        />
      </InputsPart>
    </>
  );
}
