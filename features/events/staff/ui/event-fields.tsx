import { placeOf } from '#lib/time/words-of-time.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TimeField } from '#ui/fields/time-field.tsx';
import { eventKinds } from '../../schema.ts';
import { kindWords } from '../../ui/words.ts';
import { formLabels } from '../form-labels.ts';

/** What the fields of an event's form are filled with, and what is wrong with them. */
export interface Filled {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

/** Name, value, label and error of a field. */
export const fieldOf = ({ values, errors }: Filled, name: string) => ({
  label: formLabels[name] ?? name,
  name,
  defaultValue: values[name],
  error: errors[name],
});

/** What it is, in words. */
export function WordFields({ filled, isPublic }: { filled: Filled; isPublic: boolean }) {
  return (
    <div className="grid gap-5">
      <TextField {...fieldOf(filled, 'title')} required maxLength={120} />
      <div className="grid gap-5 @xl:grid-cols-2">
        <SelectField {...fieldOf(filled, 'kind')} required>
          {eventKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindWords[kind]}
            </option>
          ))}
        </SelectField>
        <TextField
          {...fieldOf(filled, 'topics')}
          hint="Separate topics with commas. People can filter events by them."
        />
      </div>
      <TextArea
        {...fieldOf(filled, 'summary')}
        required
        rows={2}
        maxLength={400}
        hint="Shown under the title, in lists and in search results."
      />
      {isPublic ? (
        <input type="hidden" name="slug" value={filled.values.slug} />
      ) : (
        <TextField
          {...fieldOf(filled, 'slug')}
          maxLength={80}
          hint="The page will be at /event/… Leave empty to use the title. You can’t change it after publishing."
        />
      )}
    </div>
  );
}

/** When it is, by the clock of its own zone. */
export function TimeFields({ filled, zones }: { filled: Filled; zones: readonly string[] }) {
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 @xl:grid-cols-3">
        <TextField {...fieldOf(filled, 'startDate')} type="date" required />
        <TimeField {...fieldOf(filled, 'startTime')} required every={15} />
        <TimeField {...fieldOf(filled, 'endTime')} required every={15} />
      </div>
      <div className="grid gap-5 @xl:grid-cols-2">
        <SelectField {...fieldOf(filled, 'zone')} required>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {placeOf(zone)} ({zone})
            </option>
          ))}
        </SelectField>
        <TextField {...fieldOf(filled, 'endDate')} type="date" hint="If it lasts more than a day." />
      </div>
    </div>
  );
}

/** Where it is, how many can come, and what only they are told. */
export function SeatFields({ filled }: { filled: Filled }) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-5">
        <div className="grid gap-5 @xl:grid-cols-[13rem_minmax(0,1fr)]">
          <TextField {...fieldOf(filled, 'onSite.seats')} inputMode="numeric" maxLength={4} />
          <TextField {...fieldOf(filled, 'place')} maxLength={200} hint="Name, street and town." />
        </div>
        <TextArea
          {...fieldOf(filled, 'onSite.instructions')}
          rows={2}
          hint="How to get in and what to bring, for example."
        />
      </div>
      <div className="grid gap-5 border-t border-line pt-6">
        <TextField
          {...fieldOf(filled, 'online.seats')}
          inputMode="numeric"
          maxLength={4}
          className="@xl:max-w-52"
        />
        <TextArea
          {...fieldOf(filled, 'online.instructions')}
          rows={2}
          hint="The link for joining. Only people with a seat see it."
        />
      </div>
    </div>
  );
}
