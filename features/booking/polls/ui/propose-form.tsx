import type { FieldRules } from '#lib/forms/field-rules.ts';
import type { Refusal } from '#lib/forms/refusal.ts';
import { clockAt, dayOfDate, shortDayAt } from '#lib/time/words-of-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { FilterPill } from '#ui/actions/pill.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Form } from '#ui/fields/form.tsx';
import { FormKey } from '#ui/fields/form-key.tsx';
import { PersonFields } from '#ui/fields/person-fields.tsx';
import { PrivacyLine } from '#ui/fields/privacy-line.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { pageWith } from '../../ui/address.ts';
import type { ProposePage } from '../propose-page.server.ts';

interface ProposeFormProps {
  page: ProposePage & { type: NonNullable<ProposePage['type']>; week: NonNullable<ProposePage['week']> };
  path: string;
  /** What the form's schema asks of its fields. */
  rules: FieldRules;
  /** Why the form came back, and what was in it; another week that was looked at has no reason. */
  refused: Refusal | null;
}

const prefix = 'times.';

function TimePill({
  start,
  zone,
  ticked,
  long,
}: {
  start: string;
  zone: string;
  ticked: boolean;
  long?: true;
}) {
  return (
    <FilterPill name={`${prefix}${start}`} value="on" defaultChecked={ticked}>
      <span className="font-mono">{clockAt(start, zone)}</span>
      {long ? <span> {shortDayAt(start, zone)}</span> : null}
    </FilterPill>
  );
}

/** Ticks several free times of a week and says who asks. Every button posts, so that what was ticked goes along. */
export function ProposeForm({ page, path, rules, refused }: ProposeFormProps) {
  const { type, week, zone } = page;
  const typed = refused?.typed ?? {};
  const wrong = refused?.fields ?? {};
  const ticked = Object.keys(typed)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
  const inSight = new Set(week.days.flatMap(({ starts }) => starts));
  const elsewhere = ticked.filter((start) => !inSight.has(start) && wrong.times === undefined);
  const weekAt = (from: string) => `${pageWith(path, { type: type.slug, zone })}&from=${from}`;
  return (
    <Form method="post" action={weekAt(week.first)} rules={rules} className="mt-8 grid gap-8">
      <FormKey />
      <input type="hidden" name="type" value={type.slug} />
      <input type="hidden" name="zone" value={zone} />
      <AlertPlace urgent className="empty:-mb-8">
        {refused?.message ? <Alert tone="danger" heading={wrong.times ?? refused.message} /> : null}
      </AlertPlace>
      {elsewhere.length > 0 ? (
        <fieldset>
          <legend className="mb-2 text-[.9375rem] font-medium">Selected in other weeks</legend>
          <div className="flex flex-wrap gap-2">
            {elsewhere.map((start) => (
              <TimePill key={start} start={start} zone={zone} ticked long />
            ))}
          </div>
        </fieldset>
      ) : null}
      {week.days.map(({ date, starts }) => (
        <fieldset key={date} className="border-t border-line pt-5">
          <legend className="float-left mb-3 w-full font-display text-[1.25rem] font-semibold">
            {dayOfDate(date)}
          </legend>
          <div className="clear-both flex flex-wrap gap-2">
            {starts.map((start) => (
              <TimePill key={start} start={start} zone={zone} ticked={ticked.includes(start)} />
            ))}
          </div>
        </fieldset>
      ))}
      {week.days.length === 0 ? <p className="text-mute">There are no free times this week.</p> : null}
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        {week.before ? (
          <Button
            type="submit"
            name="intent"
            value="look"
            formAction={weekAt(week.before)}
            formNoValidate
            variant="ghost"
            size="small"
          >
            {' '}
            Previous week{' '}
          </Button>
        ) : null}
        {week.after ? (
          <Button
            type="submit"
            name="intent"
            value="look"
            formAction={weekAt(week.after)}
            formNoValidate
            variant="ghost"
            size="small"
          >
            {' '}
            Next week{' '}
          </Button>
        ) : null}
      </div>
      <div className="grid max-w-[32rem] gap-5 border-t-2 border-ink pt-6">
        <TextField
          label="What’s the meeting about?"
          name="title"
          defaultValue={typed.title}
          error={wrong.title}
          hint="The people you ask will see this above the times."
        />
        <PersonFields emailHint="We’ll send your link and each answer here." typed={typed} wrong={wrong} />
        <Button type="submit" name="intent" value="propose" className="sm:justify-self-start">
          {' '}
          Create poll{' '}
        </Button>
        <PrivacyLine part="meeting" />
      </div>
    </Form>
  );
}
