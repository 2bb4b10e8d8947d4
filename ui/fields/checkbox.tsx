import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldGroup, type FieldTexts, useField } from './field.tsx';

interface TickProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The option's name in a summary of the answers. */
  'data-says'?: string;
  label: ReactNode;
  /** A second, quieter line. */
  note?: ReactNode;
}

function Tick({ label, note, className = '', ...rest }: TickProps) {
  return (
    <label
      className={`flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-mute ${className}`}
    >
      <span className="grid shrink-0 *:[grid-area:1/1]">
        <input
          type="checkbox"
          className="peer size-6 cursor-pointer disabled:cursor-not-allowed disabled:opacity-50 appearance-none rounded-lg border border-outline bg-raised checked:border-ink checked:bg-ink aria-invalid:border-danger"
          {...rest}
        />
        <Check
          size={16}
          strokeWidth={2}
          aria-hidden="true"
          className="pointer-events-none place-self-center text-paper opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span className="min-w-0">
        {label}
        {note ? <span className="block text-sm text-mute">{note}</span> : null}
      </span>
    </label>
  );
}

interface CheckboxProps extends Omit<TickProps, 'id' | 'label'> {
  label: string;
  /** An error in the note's place that says what to do. */
  error?: string;
}

/** One thing that holds or does not. */
export function Checkbox({ label, note, error, className = '', ...rest }: CheckboxProps) {
  const field = useField({ error });
  return (
    <div data-field={label} data-field-id={field.id} className={className}>
      <Tick label={label} note={note} {...field.control} {...rest} />
      {field.error ? (
        <p id={`${field.id}-hint`} className="ps-9 text-sm font-medium text-danger">
          {field.error}
        </p>
      ) : null}
    </div>
  );
}

export interface Choice {
  value: string;
  label: string;
  /** A second, quieter line. */
  note?: string;
}

interface CheckboxGroupProps
  extends FieldTexts,
    Omit<ComponentProps<'fieldset'>, 'id' | 'defaultValue' | 'children'> {
  name: string;
  options: readonly Choice[];
  /** The values that are ticked at first. */
  defaultValue?: readonly string[];
  onValueChange?: (value: string[]) => void;
  /** Whether at least one has to be ticked; the code that reads the form has to check this. */
  required?: boolean;
}

/** Any number of a few things that are all in sight. */
export function CheckboxGroup({
  label,
  hint,
  error,
  name,
  options,
  defaultValue = [],
  onValueChange,
  required,
  className = '',
  onChange,
  ...rest
}: CheckboxGroupProps) {
  const field = useField({ hint, error });
  return (
    <FieldGroup
      id={field.id}
      label={label}
      hint={hint}
      error={field.error}
      required={required}
      className={className}
      onChange={(event) => {
        const ticked = event.currentTarget.querySelectorAll<HTMLInputElement>(':checked');
        onValueChange?.([...ticked].map((input) => input.value));
        onChange?.(event);
      }}
      {...rest}
    >
      {options.map((option) => (
        <Tick
          key={option.value}
          name={name}
          value={option.value}
          data-says={option.label}
          label={option.label}
          note={option.note}
          defaultChecked={defaultValue.includes(option.value)}
        />
      ))}
    </FieldGroup>
  );
}
