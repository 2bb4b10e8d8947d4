import { type ComponentProps, useId, useState } from 'react';

interface SmallFieldProps
  extends Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'value' | 'defaultValue'> {
  label: string;
  /** Whether the label is only spoken. */
  quiet?: boolean;
  unit?: string;
  value: string;
  /** Called once the field is left or Enter is pressed; a sentence says why the text cannot be used, and the text stays. */
  onCommit: (text: string) => string | null;
}

/** A field of the inputs: what is typed counts when it is left, so that half a number breaks nothing. */
export function SmallField({
  label,
  quiet = false,
  unit,
  value,
  onCommit,
  className = '',
  ...rest
}: SmallFieldProps) {
  const id = useId();
  const [wrong, setWrong] = useState<string | null>(null);
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className={quiet ? 'sr-only' : 'mb-1.5 block text-sm font-medium'}>
        {label}
      </label>
      <div className="relative">
        <input
          key={value}
          id={id}
          defaultValue={value}
          aria-invalid={wrong !== null}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          onBlur={({ currentTarget: field }) =>
            setWrong(field.value === value ? null : onCommit(field.value))
          }
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
          className={`min-h-11 w-full rounded-input border border-outline bg-raised px-3.5 font-mono text-[.9375rem] aria-invalid:border-danger ${unit ? 'pe-14' : ''}`}
          {...rest}
        />
        {unit ? (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-3.5 grid place-items-center text-sm text-mute"
          >
            {unit}
          </span>
        ) : null}
      </div>
      <p id={`${id}-wrong`} role="alert" className="mt-1.5 text-sm text-danger empty:hidden">
        {wrong}
      </p>
    </div>
  );
}
