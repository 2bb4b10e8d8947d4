import { Check, Plus, X } from 'lucide-react';
import { countDoses, type Due, doseKey, dosesOn, nextDose } from '#engines/doses/doses.ts';
import { daysBetween } from '#lib/time/days.ts';
import { Button } from '#ui/actions/button.tsx';
import { answerDose } from '../actions/actions.ts';
import { me, minutesOf } from '../practice.ts';
import type { Dose, Medicine } from '../records.ts';
import type { HealthView } from './use-health.ts';

/** How long until then, in words. */
function untilSaid(due: Due, day: string, time: string): string {
  const minutes = daysBetween(day, due.day) * 1440 + minutesOf(due.time) - minutesOf(time);
  if (minutes <= 0) return 'now';
  if (minutes < 60) return `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  const hours = Math.round(minutes / 60);
  return hours < 24
    ? `in about ${hours} ${hours === 1 ? 'hour' : 'hours'}`
    : `in ${Math.round(hours / 24)} days`;
}

function Answer({
  view,
  due,
  medicine,
  state,
}: {
  view: HealthView;
  due: Due;
  medicine: Medicine;
  state: Dose['state'] | undefined;
}) {
  const answers = [
    ['taken', 'Taken', Check],
    ['missed', 'Missed', X],
  ] as const;
  return (
    <span className="flex shrink-0 gap-2">
      {answers.map(([answer, label, Icon]) => (
        <button
          key={answer}
          type="button"
          aria-pressed={state === answer}
          aria-label={`${label}: ${medicine.name}, ${due.time}`}
          onClick={() =>
            view.act(
              state === answer
                ? `Removed the answer for ${medicine.name}`
                : `${label}: ${medicine.name}, ${due.time}`,
              answerDose(due, state === answer ? null : answer),
            )
          }
          className={`flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 text-[.9375rem] font-medium ${state === answer ? (answer === 'taken' ? 'border-transparent bg-hue text-on-hue' : 'border-danger text-danger') : 'border-line bg-raised text-mute hover:bg-selected'}`}
        >
          <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
          {label}
        </button>
      ))}
    </span>
  );
}

/** The day of one patient: the next dose large, then all of today on one line from morning to night. */
export function DosesScreen({ view, onAdd }: { view: HealthView; onAdd: () => void }) {
  const { rows, day, time } = view;
  const medicines = [...rows.medicines.values()].filter(({ patientId }) => patientId === me);
  const byId = new Map(medicines.map((medicine) => [medicine.id, medicine]));
  const next = nextDose(medicines, rows.doses, day, time);
  const nextMedicine = next ? byId.get(next.planId) : undefined;
  const due = dosesOn(medicines, day);
  const month = countDoses(medicines, rows.doses, { day, time }, 30);
  const now = (minutesOf(time) / 1440) * 100;
  return (
    <div>
      <section className="grid items-end gap-x-8 gap-y-5 rounded-card bg-hue p-6 text-on-hue sm:p-8 lg:grid-cols-[minmax(0,1fr)_auto]">
        {next && nextMedicine ? (
          <>
            <div>
              <p className="font-[540]">Next dose, {untilSaid(next, day, time)}</p>
              <p className="mt-1 font-display text-[clamp(4rem,14vw,8rem)] leading-[.9] font-semibold tracking-[-.05em] tabular-nums">
                {next.time}
              </p>
              <p className="mt-3 text-xl font-semibold">
                {nextMedicine.name}, {nextMedicine.dose}
              </p>
              <p>{nextMedicine.note}</p>
            </div>
            <Button
              variant="hue"
              onClick={() => view.act(`Taken: ${nextMedicine.name}, ${next.time}`, answerDose(next, 'taken'))}
            >
              <Check size={20} strokeWidth={1.75} aria-hidden="true" />
              Taken
            </Button>
          </>
        ) : (
          <p className="font-display text-3xl font-semibold">No doses are planned.</p>
        )}
      </section>
      <section className="mt-8">
        <h3 className="text-xl">Today</h3>
        {due.length > 0 ? (
          <div aria-hidden="true" className="relative mt-3 h-12">
            <span className="absolute inset-x-0 top-1/2 h-0.5 bg-line" />
            <span
              className="absolute top-1/2 h-0.5 bg-ink"
              style={{ insetInlineStart: 0, width: `${now}%` }}
            />
            {due.map((each) => {
              const state = rows.doses.get(doseKey(each))?.state;
              return (
                <span
                  key={doseKey(each)}
                  className={`absolute top-1/2 h-9 w-4 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 ${state === 'taken' ? 'border-transparent bg-hue' : state === 'missed' ? 'border-danger bg-paper' : 'border-outline bg-paper'}`}
                  style={{ insetInlineStart: `${(minutesOf(each.time) / 1440) * 100}%` }}
                />
              );
            })}
          </div>
        ) : null}
        <ul className="mt-2">
          {due.map((each) => {
            const medicine = byId.get(each.planId);
            const state = rows.doses.get(doseKey(each))?.state;
            return medicine ? (
              <li
                key={doseKey(each)}
                className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line py-3"
              >
                <span className="w-14 font-display text-xl font-semibold tabular-nums">{each.time}</span>
                <span className="min-w-40 flex-1">
                  <span className="block font-medium">{medicine.name}</span>
                  <span className="block text-[.875rem] text-mute">
                    {[medicine.dose, medicine.note].filter(Boolean).join('. ')}
                    {!state && each.time < time ? '. Not answered yet' : ''}
                  </span>
                </span>
                <Answer view={view} due={each} medicine={medicine} state={state} />
              </li>
            ) : null;
          })}
        </ul>
        {due.length === 0 ? (
          <p className="border-t border-line py-6 text-mute">
            Nothing is planned for today. Add a medicine with its times, and its doses will appear here.
          </p>
        ) : null}
        <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
          <p className="text-mute">
            {month.due > 0
              ? `In the last 30 days ${month.taken} of ${month.due} doses were taken, ${month.missed} missed and ${month.open} not answered.`
              : ''}
          </p>
          <Button size="small" variant="ghost" onClick={onAdd} className="print:hidden">
            <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
            Add a medicine
          </Button>
        </div>
      </section>
    </div>
  );
}
