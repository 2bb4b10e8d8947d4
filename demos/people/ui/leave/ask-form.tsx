import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { datesBetween } from '#engines/leave/days.ts';
import { holidayOn } from '#engines/leave/holidays.ts';
import { daysBetween } from '#lib/time/days.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { type Asked, askForLeave, weigh } from '../../actions/leave.ts';
import type { LeaveRequest } from '../../records.ts';
import { leaveType, leaveTypes } from '../../rules/leave-types.ts';
import { hoursText } from '../../rules/worked.ts';
import { firstNames } from '../parts/first-names.ts';
import { nearDay } from '../parts/span-words.ts';
import { TypedForm } from '../parts/typed-form.tsx';
import { useAct, usePeople } from '../people-context.ts';

/** What the chosen days take and leave, said while they are chosen. */
function Preview({ asked }: { asked: Asked }) {
  const { rows, viewer } = usePeople();
  if (!asked.from || !asked.to || asked.to < asked.from || daysBetween(asked.from, asked.to) > 366)
    return null;
  const weighed = weigh(rows, viewer.person, asked);
  const free = datesBetween(asked.from, asked.to).filter((day) => holidayOn(viewer.person.country, day));
  const names = firstNames(weighed.together);
  return (
    <div role="status" data-hue="lilac" className="rounded-card bg-hue p-5 text-on-hue">
      <p className="font-display text-3xl font-semibold tracking-[-.04em]">{weighed.days}</p>
      {weighed.timeOff !== null ? (
        <p className="mt-1">
          {weighed.timeOff < 0
            ? `That is ${hoursText(-weighed.timeOff)} more than the overtime you have left to take.`
            : `You’ll have ${hoursText(weighed.timeOff)} of overtime left afterwards.`}
        </p>
      ) : weighed.short ? (
        <p className="mt-1 font-medium">That is {weighed.short} more than you’ll have left by then.</p>
      ) : weighed.left ? (
        <p className="mt-1">You’ll have {weighed.left} left afterwards.</p>
      ) : (
        <p className="mt-1">This isn’t taken from your yearly leave.</p>
      )}
      {free.length > 0 ? (
        <p className="mt-2 text-[.9375rem]">
          {free.map((day) => `${holidayOn(viewer.person.country, day)}, ${nearDay(day)}`).join('; ')}: already
          a day off.
        </p>
      ) : null}
      {names ? (
        <p className="mt-2 flex gap-2 text-[.9375rem]">
          {weighed.crowded.length > 0 ? (
            <TriangleAlert size={18} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 shrink-0" />
          ) : null}
          {weighed.crowded.length > 0
            ? `On ${nearDay(weighed.crowded[0]?.day ?? asked.from)} ${weighed.crowded[0]?.away} of ${weighed.teamSize} in your team would be away, with ${names}.`
            : `${names} ${weighed.together.length === 1 ? 'is' : 'are'} away on some of these days.`}
        </p>
      ) : null}
    </div>
  );
}

/** The form for a person's own leave, with the balance it would leave. */
export function AskForm({ onDone }: { onDone: () => void }) {
  const { rows, viewer, day } = usePeople();
  const act = useAct();
  const [asked, setAsked] = useState<Asked>({
    type: 'holiday',
    from: '',
    to: '',
    fromMidday: false,
    toMidday: false,
    note: '',
  });
  const change = (part: Partial<Asked>) => setAsked((before) => ({ ...before, ...part }));
  const ill = leaveType(asked.type).health;
  // A single day is chosen by its first day alone.
  const span = { ...asked, to: asked.to || asked.from };
  const single = span.from !== '' && span.from === span.to;
  return (
    <TypedForm
      send={ill ? 'Report it' : 'Ask for these days'}
      onCancel={onDone}
      onDone={onDone}
      onSend={(typed) =>
        act(askForLeave(rows, viewer.person, { ...span, note: typed('note'), reason: typed('reason') }, day))
      }
    >
      {(wrong) => (
        <>
          <SelectField
            label="Kind"
            name="type"
            required
            value={asked.type}
            onChange={(event) => {
              const type = leaveTypes.find(({ id }) => id === event.currentTarget.value)?.id;
              if (type) change({ type: type satisfies LeaveRequest['type'] });
            }}
          >
            {leaveTypes.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </SelectField>
          <div className="grid gap-2">
            <DateField
              label="First day"
              name="from"
              required
              error={wrong('from')}
              onValueChange={(from) => change({ from: from ?? '' })}
            />
            <Checkbox
              label={single ? 'Afternoon only' : 'From midday'}
              checked={asked.fromMidday}
              onChange={(event) =>
                change({ fromMidday: event.currentTarget.checked, ...(single ? { toMidday: false } : {}) })
              }
            />
          </div>
          <div className="grid gap-2">
            <DateField
              label="Last day"
              name="to"
              hint="Leave it empty for a single day."
              error={wrong('to')}
              onValueChange={(to) => change({ to: to ?? '' })}
            />
            <Checkbox
              label={single ? 'Morning only' : 'Until midday'}
              checked={asked.toMidday}
              onChange={(event) =>
                change({ toMidday: event.currentTarget.checked, ...(single ? { fromMidday: false } : {}) })
              }
            />
          </div>
          <Preview asked={span} />
          {ill ? (
            <TextField
              label="Reason"
              name="reason"
              hint="Only you and HR can read this. Your team sees that you are away."
            />
          ) : (
            <TextField label="Note for your manager" name="note" />
          )}
        </>
      )}
    </TypedForm>
  );
}
