import { marland } from '#engines/payroll/rules.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TimeField } from '#ui/fields/time-field.tsx';
import { askForCorrection } from '../../actions/time.ts';
import { clock } from '../../rules/worked.ts';
import { TypedForm } from '../parts/typed-form.tsx';
import { useAct, usePeople } from '../people-context.ts';

/** Asks to correct the times of one day. */
export function CorrectionForm({ of, onDone }: { of: string; onDone: () => void }) {
  const { rows, viewer, day } = usePeople();
  const act = useAct();
  const entry = rows.times.get(`${viewer.person.id}-${of}`);
  return (
    <TypedForm
      send="Ask for this correction"
      onDone={onDone}
      onCancel={onDone}
      onSend={(typed) =>
        act(
          askForCorrection(
            rows,
            viewer.person,
            {
              day: typed('day'),
              from: typed('from'),
              to: typed('to'),
              pause: typed('pause'),
              reason: typed('reason'),
              overtime: typed('overtime'),
            },
            day,
          ),
        )
      }
    >
      {(wrong) => (
        <>
          <DateField label="Day" name="day" required defaultValue={of} max={day} error={wrong('day')} />
          <TimeField
            label="Began"
            name="from"
            required
            defaultValue={entry ? clock(entry.from) : '08:30'}
            error={wrong('from')}
          />
          <TimeField
            label="Ended"
            name="to"
            required
            defaultValue={entry?.to ? clock(entry.to) : ''}
            error={wrong('to')}
          />
          <TextField
            label="Break in minutes"
            name="pause"
            required
            inputMode="numeric"
            defaultValue={String(entry?.pause ?? 30)}
            error={wrong('pause')}
          />
          <TextField label="What happened?" name="reason" required error={wrong('reason')} />
          <RadioGroup
            label="Time over the planned hours"
            name="overtime"
            defaultValue="pay"
            options={[
              { value: 'pay', label: `Pay it at ${marland.overtime / 10}%` },
              { value: 'off', label: 'Take it as time off, hour for hour' },
            ]}
          />
        </>
      )}
    </TypedForm>
  );
}
