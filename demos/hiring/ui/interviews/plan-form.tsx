import { type FormEvent, useMemo, useState } from 'react';
import { dayAndMonth, shortWeekday } from '#lib/time/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FieldGroup, useField } from '#ui/fields/field.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { offerHours } from '../../actions/interviews.ts';
import { clockOf, dateOf, freeHours } from '../../hours.ts';
import type { Application } from '../../records.ts';
import { colleague, colleagueName } from '../../staff.ts';
import type { Desk } from '../desk.ts';

interface PlanFormProps {
  desk: Desk;
  application: Application;
  onDone: () => void;
}

const lengths = ['30', '45', '60', '90'];

/** Chooses who takes part, and offers hours in which all of them are free. */
export function PlanForm({ desk, application, onDone }: PlanFormProps) {
  const { rows, day, viewerId, act } = desk;
  const job = rows.jobs.get(application.jobId);
  const panel = job?.panel ?? [];
  const [hostIds, setHostIds] = useState<readonly string[]>(panel.slice(0, 2));
  const [minutes, setMinutes] = useState('60');
  const [starts, setStarts] = useState<readonly number[]>([]);
  const [name, setName] = useState(job?.criteria[0] ?? 'Interview');
  const [where, setWhere] = useState('Video call');
  const [refused, setRefused] = useState<{ problem: string; field?: string } | null>(null);
  const wrong = (field: string) => (refused?.field === field ? refused.problem : undefined);
  const hosts = useField({ error: wrong('hosts') });
  const times = useField({ error: wrong('starts') });
  // From today's first minute on: hours do not move while somebody chooses.
  const [now] = useState(() => Date.now());
  const free = useMemo(() => freeHours(rows, hostIds, Number(minutes), now), [rows, hostIds, minutes, now]);
  const days = useMemo(() => {
    const byDay = new Map<string, number[]>();
    for (const start of free) byDay.set(dateOf(start), [...(byDay.get(dateOf(start)) ?? []), start]);
    return [...byDay].slice(0, 6);
  }, [free]);
  const offered = starts.filter((start) => free.includes(start));

  function offer(event: FormEvent) {
    event.preventDefault();
    const problem = act(
      offerHours(rows, {
        applicationId: application.id,
        name,
        hostIds,
        minutes: Number(minutes),
        where,
        starts: offered,
        by: viewerId,
        day,
      }),
    );
    setRefused(problem);
    if (!problem) onDone();
  }

  return (
    <Form onSubmit={offer} noValidate className="grid gap-5 rounded-card border border-ink bg-raised p-5">
      <TextField
        label="What it is about"
        required
        value={name}
        error={wrong('name')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <FieldGroup id={hosts.id} label="Who takes part" required error={hosts.error}>
        {panel.map((id) => (
          <Checkbox
            key={id}
            label={colleagueName(id)}
            note={colleague(id)?.title ?? ''}
            checked={hostIds.includes(id)}
            aria-invalid={hosts.control['aria-invalid']}
            onChange={() =>
              setHostIds(hostIds.includes(id) ? hostIds.filter((one) => one !== id) : [...hostIds, id])
            }
          />
        ))}
      </FieldGroup>
      <Segmented
        label="Minutes"
        size="small"
        value={minutes}
        onValueChange={setMinutes}
        options={lengths.map((value) => ({ value, label: value }))}
      />
      <TextField
        label="Where"
        required
        value={where}
        error={wrong('where')}
        onChange={(event) => setWhere(event.currentTarget.value)}
      />
      <FieldGroup id={times.id} label="Times when everyone is free" required error={times.error}>
        {days.length === 0 ? (
          <p className="text-mute">
            {hostIds.length === 0
              ? 'Choose someone first.'
              : 'They have no free time in common in the next two weeks. Choose fewer people or a shorter interview.'}
          </p>
        ) : null}
        <div className="grid gap-3">
          {days.map(([date, hours]) => (
            <div key={date} className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-2">
              <p className="pt-2.5 text-[.875rem] text-mute">
                {shortWeekday(date)} {dayAndMonth(date)}
              </p>
              <div className="flex flex-wrap gap-1.5">
                {hours.map((start) => (
                  <label
                    key={start}
                    className="relative grid min-h-11 cursor-pointer place-items-center rounded-full border border-line px-3.5 font-mono text-[.875rem] hover:bg-selected has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-accent"
                  >
                    <input
                      type="checkbox"
                      checked={starts.includes(start)}
                      aria-invalid={times.control['aria-invalid']}
                      onChange={() =>
                        setStarts(
                          starts.includes(start) ? starts.filter((one) => one !== start) : [...starts, start],
                        )
                      }
                      className="absolute inset-0 cursor-pointer opacity-0"
                    />
                    {clockOf(start)}
                  </label>
                ))}
              </div>
            </div>
          ))}
        </div>
      </FieldGroup>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          {offered.length === 1 ? 'Offer this time' : `Offer ${offered.length || 'these'} times`}
        </Button>
        <Button variant="ghost" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
