import { type ComponentProps, type ReactNode, useId } from 'react';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  /** Stands below the field and says what is expected. */
  hint?: ReactNode;
  /** Stands in the hint's place and says what to do. */
  error?: string;
  icon?: ReactNode;
}

/** One labelled line of text. Uncontrolled by default, so that text typed before the scripts arrive survives. */
export function TextField({ label, hint, error, icon, className = '', required, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-2 block text-[.9375rem] font-medium">
        {label}
        {required ? null : <span className="font-normal opacity-70"> (optional)</span>}
      </label>
      <div className="relative">
        {icon ? (
          <span className="pointer-events-none absolute inset-y-0 left-4 grid place-items-center">
            {icon}
          </span>
        ) : null}
        <input
          id={id}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={hint || error ? `${id}-hint` : undefined}
          className={`h-12 w-full rounded-input border border-outline bg-raised px-4 text-ink placeholder:text-mute aria-invalid:border-danger ${icon ? 'pl-12' : ''}`}
          {...rest}
        />
      </div>
      {hint || error ? (
        <p id={`${id}-hint`} className={`mt-2 text-sm ${error ? 'font-medium text-danger' : 'opacity-75'}`}>
          {error ?? hint}
        </p>
      ) : null}
    </div>
  );
}
