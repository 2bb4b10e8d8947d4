import type { Refusal } from '#lib/forms/refusal.ts';
import { Segmented } from '#ui/actions/segmented.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { mailWords, mostPages, mostSteps, paces, paceWords, type WorkName } from '../schedules.ts';

/** What the fields begin with, by their names. */
export type FirstValues = Readonly<
  Partial<Record<'address' | 'reach' | 'pages' | 'column' | 'steps', string>>
>;

interface ScheduleFieldsProps {
  work: WorkName;
  first?: FirstValues;
  /** Why the form came back, and what was typed. */
  refused: Refusal | null;
}

function AddressField({
  label,
  hint,
  value,
  error,
}: Record<'label' | 'hint', string> & { value?: string; error?: string }) {
  return (
    <TextField
      required
      label={label}
      hint={hint}
      name="address"
      defaultValue={value}
      error={error}
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={2000}
    />
  );
}

function SeoFields({ value, errors }: { value: FirstValues; errors: Refusal['fields'] }) {
  return (
    <>
      <AddressField
        label="Address"
        hint="Your site, a page of it, or its sitemap"
        value={value.address}
        error={errors.address}
      />
      <Segmented
        label="How much to check"
        size="small"
        name="reach"
        options={[
          { value: 'page', label: 'This page' },
          { value: 'site', label: 'The site' },
        ]}
        defaultValue={value.reach ?? 'site'}
      />
      <NumberField
        required
        label="Page limit for a site"
        name="pages"
        min={1}
        max={mostPages}
        defaultValue={value.pages || '30'}
        error={errors.pages}
      />
    </>
  );
}

function ForecastFields({ value, errors }: { value: FirstValues; errors: Refusal['fields'] }) {
  return (
    <>
      <AddressField
        label="Address of the CSV file"
        hint="With a column of dates and one of figures. Anyone must be able to open it"
        value={value.address}
        error={errors.address}
      />
      <TextField
        label="Column"
        hint="Leave it empty to use the first column of figures"
        name="column"
        maxLength={200}
        defaultValue={value.column}
        error={errors.column}
      />
      <NumberField
        required
        label="Steps ahead"
        name="steps"
        min={1}
        max={mostSteps}
        defaultValue={value.steps || '6'}
        error={errors.steps}
      />
    </>
  );
}

/** The fields of a new schedule: what is read, how much of it, and how often. */
export function ScheduleFields({ work, first = {}, refused }: ScheduleFieldsProps) {
  const value = { ...first, ...refused?.typed };
  const errors = refused?.fields ?? {};
  return (
    <>
      <input type="hidden" name="intent" value="make" />
      <input type="hidden" name="work" value={work} />
      {work === 'seo' ? (
        <SeoFields value={value} errors={errors} />
      ) : (
        <ForecastFields value={value} errors={errors} />
      )}
      <Segmented
        label="How often"
        size="small"
        name="pace"
        options={paces.map((pace) => ({ value: pace, label: paceWords[pace] }))}
        defaultValue={refused?.typed.pace ?? 'week'}
      />
      <p className="text-sm text-mute text-pretty">{mailWords[work]}</p>
    </>
  );
}
