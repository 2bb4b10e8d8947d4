import { type FormEvent, useState } from 'react';
import { countDoses } from '#engines/doses/doses.ts';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { changeVisit } from '../actions/actions.ts';
import type { Visit } from '../records.ts';
import type { HealthView } from './use-health.ts';
import { VisitSummary } from './visit-summary.tsx';

/** A visit at the practice: whether the patient came, and what is written about it. */
export function VisitDesk({ view, visit }: { view: HealthView; visit: Visit }) {
  const [problem, setProblem] = useState<string>();
  const name = view.rows.patients.get(visit.patientId)?.name ?? '';
  const medicines = [...view.rows.medicines.values()].filter(
    ({ patientId }) => patientId === visit.patientId,
  );
  const doses = countDoses(medicines, view.rows.doses, { day: view.day, time: view.time }, 7);
  const to = (state: Visit['state'], said: string) =>
    view.act(`${name}: ${said}`, changeVisit(visit, { state }));

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const summary = String(new FormData(event.currentTarget).get('summary') ?? '').trim();
    if (!summary) return setProblem('Write what the patient should know.');
    setProblem(undefined);
    view.act(`Wrote the summary for ${name}`, changeVisit(visit, { summary, state: 'done' }));
  }

  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <VisitSummary view={view} visit={visit} back="" />
      <div className="print:hidden">
        <div className="flex flex-wrap gap-2">
          {visit.state === 'planned' ? (
            <Button size="small" variant="ink" onClick={() => to('arrived', 'arrived')}>
              Has arrived
            </Button>
          ) : null}
          {visit.state === 'planned' || visit.state === 'arrived' ? (
            <Button size="small" variant="ghost" onClick={() => to('missed', 'did not come')}>
              Didn’t come
            </Button>
          ) : (
            <Button size="small" variant="ghost" onClick={() => to('planned', 'planned again')}>
              Plan again
            </Button>
          )}
        </div>
        {doses.due > 0 ? (
          <p className="mt-4 rounded-input bg-sunk px-4 py-3">
            This week {doses.missed} of {doses.due} doses were missed and {doses.open} not answered.
          </p>
        ) : null}
        <Form onSubmit={save} noValidate className="mt-5 grid gap-4">
          <TextArea
            key={visit.id}
            label="Summary for the patient"
            name="summary"
            rows={6}
            required
            maxLength={10_000}
            error={problem}
            defaultValue={visit.summary}
          />
          <Button type="submit" size="small">
            Save summary
          </Button>
        </Form>
      </div>
    </div>
  );
}
