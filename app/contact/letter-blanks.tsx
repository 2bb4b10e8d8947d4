import type { ComponentProps } from 'react';
import { useField } from '#ui/fields/field.tsx';
import { useFieldRule } from '#ui/fields/form-rules.ts';

interface BlankTexts {
  label: string;
  name: string;
  error?: string;
}

const line =
  'border-b-2 border-outline bg-transparent text-ink placeholder:text-mute focus-visible:border-accent aria-invalid:border-danger';

function Wrong({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <span
      id={`${id}-hint`}
      className="block pb-1 font-sans text-[.95rem] font-medium leading-snug text-danger"
    >
      {error}
    </span>
  ) : null;
}

/** A blank in a sentence of the letter; what is wrong with it stands below it. */
export function LetterBlank({
  label,
  error,
  name,
  ...rest
}: BlankTexts & Omit<ComponentProps<'input'>, 'id' | 'name' | 'className'>) {
  const field = useField({ error });
  const rule = useFieldRule(name);
  return (
    <span data-field={label} data-field-id={field.id} className="inline-block max-w-full align-top">
      <label htmlFor={field.id} className="sr-only">
        {label}
      </label>
      <input
        {...field.control}
        {...rule}
        name={name}
        placeholder={label.toLowerCase()}
        {...rest}
        className={`field-sizing-content h-12 min-w-[min(11rem,60vw)] max-w-full px-1 ${line}`}
      />
      <Wrong id={field.id} error={field.error} />
    </span>
  );
}

/** A choice within a sentence of the letter. */
export function LetterChoice({
  label,
  error,
  name,
  options,
  defaultValue = '',
}: BlankTexts & { options: readonly { value: string; label: string }[]; defaultValue?: string }) {
  const field = useField({ error });
  return (
    <span data-field={label} data-field-id={field.id} className="inline-block max-w-full align-top">
      <label htmlFor={field.id} className="sr-only">
        {label}
      </label>
      <select
        {...field.control}
        name={name}
        defaultValue={defaultValue}
        className={`h-12 max-w-full cursor-pointer px-1 ${line}`}
      >
        <option value="">something I describe below</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label.charAt(0).toLowerCase() + option.label.slice(1)}
          </option>
        ))}
      </select>
      <Wrong id={field.id} error={field.error} />
    </span>
  );
}

/** The body of the letter, on ruled lines. */
export function LetterText({
  label,
  error,
  name,
  defaultValue,
}: BlankTexts & { defaultValue: string | undefined }) {
  const field = useField({ error });
  const rule = useFieldRule(name);
  return (
    <div data-field={label} data-field-id={field.id} className="mt-3">
      <label htmlFor={field.id} className="sr-only">
        {label}
      </label>
      <textarea
        {...field.control}
        name={name}
        required={rule.required}
        maxLength={rule.maxLength}
        defaultValue={defaultValue}
        rows={5}
        placeholder="What you have today, what goes wrong, and what should be different"
        className={`field-sizing-content block min-h-[5lh] w-full resize-y bg-[repeating-linear-gradient(transparent_0_calc(1lh-2px),var(--line)_calc(1lh-2px)_1lh)] bg-local px-1 ${line}`}
      />
      <Wrong id={field.id} error={field.error} />
    </div>
  );
}
