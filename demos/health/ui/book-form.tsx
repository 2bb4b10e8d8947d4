import { type FormEvent, useId, useState } from 'react';
import { longDay, shortWeekday } from '#lib/time/day-words.ts';
import { daysLater } from '#lib/time/days.ts';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Sheet } from '#ui/panels/sheet.tsx';
import { bookVisit } from '../actions/actions.ts';
import { clinicians, me } from '../practice.ts';
import { freeTimes } from '../rules/visits.ts';
import { type HealthView, newId } from './use-health.ts';

interface BookFormProps {
  view: HealthView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Books a visit at a time that is free. */
export function BookForm({ view, open, onOpenChange }: BookFormProps) {
  const [sheetId, formId] = [useId(), useId()];
  const [who, setWho] = useState<string>(clinicians[0].id);
  const days = Array.from({ length: 21 }, (_, at) => daysLater(view.day, at + 1)).filter(
    (day) => freeTimes(view.rows, who, day).length > 0,
  );
  const [chosen, setDay] = useState<string | null>(null);
  const day = chosen && days.includes(chosen) ? chosen : (days[0] ?? '');
  const [wrong, setWrong] = useState<{ problem: string; field: string } | null>(null);
  const error = (field: string) => (wrong?.field === field ? wrong.problem : undefined);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const entered = {
      who,
      day,
      time: String(form.get('time') ?? ''),
      reason: String(form.get('reason') ?? ''),
    };
    const done = bookVisit(view.rows, entered, me, newId());
    if ('problem' in done) return setWrong(done);
    setWrong(null);
    view.act(`Booked ${shortWeekday(day)} ${entered.time}`, done.edits);
    onOpenChange(false);
  }

  return (
    <Sheet
      id={sheetId}
      heading="Book a visit"
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <Button type="submit" form={formId} size="small">
          Book this visit
        </Button>
      }
    >
      {open ? (
        <Form id={formId} noValidate onSubmit={submit} className="grid gap-4">
          <TextField
            label="What is it about?"
            name="reason"
            required
            autoComplete="off"
            error={error('reason')}
          />
          <SelectField
            label="With"
            required
            value={who}
            onChange={(event) => setWho(event.currentTarget.value)}
          >
            {clinicians.map(({ id, name, what }) => (
              <option key={id} value={id}>
                {`${name}, ${what.toLowerCase()}`}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Day"
            required
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
          >
            {days.map((each) => (
              <option key={each} value={each}>
                {`${shortWeekday(each)} ${longDay(each)}`}
              </option>
            ))}
          </SelectField>
          <SelectField label="Time" name="time" required error={error('time')}>
            {freeTimes(view.rows, who, day).map((time) => (
              <option key={time} value={time}>
                {time}
              </option>
            ))}
          </SelectField>
        </Form>
      ) : null}
    </Sheet>
  );
}
