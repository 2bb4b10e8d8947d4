import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { shortDay } from '#lib/time/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { goTo } from '../../app-kit/place/use-place.ts';
import { downloadCsv } from '../../kit/export/download.ts';
import { addReading } from '../actions/actions.ts';
import { measureWords } from '../measure-words.ts';
import { me } from '../practice.ts';
import { type Measure, measures } from '../records.ts';
import { readingsOf, valueSaid } from '../rules/visit-facts.ts';
import { ReadingsChart } from './readings-chart.tsx';
import { type HealthView, newId } from './use-health.ts';

/** Downloads all readings of the patient. */
export function ReadingsExport({ view }: { view: HealthView }) {
  return (
    <Button
      size="small"
      variant="ghost"
      onClick={() =>
        downloadCsv(
          'readings.csv',
          ['Measure', 'Day', 'Time', 'Value', 'Lower value', 'Unit'],
          measures.flatMap((measure) =>
            readingsOf(view.rows, me, measure).map((each) => [
              measureWords[measure].name,
              each.day,
              each.time,
              each.value,
              each.lower || '',
              measureWords[measure].unit,
            ]),
          ),
        )
      }
    >
      <Download size={16} strokeWidth={1.5} aria-hidden="true" />
      Download CSV
    </Button>
  );
}

/** Readings of the patient over time, with their own entries. */
export function ReadingsScreen({ view, measure }: { view: HealthView; measure: Measure }) {
  const [wrong, setWrong] = useState<{ problem: string; field: string } | null>(null);
  const readings = readingsOf(view.rows, me, measure);
  const last = readings.at(-1);
  const { name, unit } = measureWords[measure];
  const error = (field: string) => (wrong?.field === field ? wrong.problem : undefined);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const text = (field: string) => String(data.get(field) ?? '');
    const entered = {
      measure,
      value: text('value'),
      lower: text('lower'),
      day: text('day'),
      time: view.time,
    };
    const done = addReading(entered, me, view.day, newId());
    if ('problem' in done) return setWrong(done);
    setWrong(null);
    view.act(`Saved ${name.toLowerCase()}`, done.edits);
    form.reset();
  }

  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div>
        <Segmented
          label="View"
          showLabel={false}
          size="small"
          options={measures.map((each) => ({ value: each, label: measureWords[each].name }))}
          value={measure}
          onValueChange={(value) => goTo(['readings'], { of: value })}
        />
        <p className="mt-5 mb-3 flex items-baseline gap-3">
          <span className="font-display text-[3.5rem] leading-none font-semibold tracking-[-.04em] tabular-nums">
            {last ? valueSaid(last) : '–'}
          </span>
          <span className="text-mute">
            {unit}
            {last ? `, ${shortDay(last.day)}` : ''}
          </span>
        </p>
        <ReadingsChart measure={measure} readings={readings} day={view.day} days={60} />
      </div>
      <div>
        <Form
          key={measure}
          noValidate
          onSubmit={submit}
          className="grid gap-4 rounded-card bg-sunk p-5 print:hidden"
        >
          <h3 className="text-xl">New reading</h3>
          <div className={measure === 'pressure' ? 'grid grid-cols-2 gap-3' : ''}>
            <TextField
              label={measure === 'pressure' ? 'Upper' : unit}
              name="value"
              inputMode="decimal"
              autoComplete="off"
              required
              error={error('value')}
            />
            {measure === 'pressure' ? (
              <TextField
                label="Lower"
                name="lower"
                inputMode="numeric"
                autoComplete="off"
                required
                error={error('lower')}
              />
            ) : null}
          </div>
          <TextField
            label="Day"
            name="day"
            type="date"
            required
            defaultValue={view.day}
            max={view.day}
            error={error('day')}
          />
          <Button type="submit" size="small">
            Save reading
          </Button>
        </Form>
        <ul className="mt-5">
          {readings
            .slice(-6)
            .reverse()
            .map((each) => (
              <li key={each.id} className="flex justify-between border-t border-line py-2 text-[.9375rem]">
                <span className="text-mute">
                  {shortDay(each.day)}, {each.time}
                </span>
                <span className="font-medium tabular-nums">{valueSaid(each)}</span>
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}
