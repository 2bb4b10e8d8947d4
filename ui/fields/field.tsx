import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useFormError } from './form-errors.ts';

/** What every field can say about itself. */
export interface FieldTexts {
  label: string;
  /** A hint below the field that says what to enter. */
  hint?: ReactNode;
  /** An error in the hint's place that says what to do. */
  error?: string;
}

interface FrameProps extends FieldTexts {
  /** From `useField`: ties label, hint and error to the control. */
  id: string;
  required?: boolean;
  /** Shown at the end of the label's line, or below it where there is no room, such as the value of a slider. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The look of every field that people type into or pick from. */
export const controlLook =
  'min-h-12 w-full rounded-input border border-outline bg-raised text-ink placeholder:text-mute aria-invalid:border-danger disabled:bg-sunk disabled:text-mute';

/** The same for a line of text. */
export const lineLook = `${controlLook} px-4 read-only:bg-sunk`;

/** An id, the error that counts, and the attributes that tie a control to both. */
export function useField({ hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const id = useId();
  const wrong = useFormError(id) ?? error;
  return {
    id,
    error: wrong,
    control: {
      id,
      'aria-invalid': wrong ? true : undefined,
      'aria-describedby': hint || wrong ? `${id}-hint` : undefined,
    },
  };
}

function Below({ id, hint, error }: Pick<FrameProps, 'id' | 'hint' | 'error'>) {
  if (error)
    return (
      <p id={`${id}-hint`} className="mt-2 flex gap-1.5 text-sm font-medium text-danger">
        <CircleAlert size={16} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 shrink-0" />
        {error}
      </p>
    );
  return hint ? (
    <p id={`${id}-hint`} className="mt-2 text-sm opacity-75">
      {hint}
    </p>
  ) : null;
}

const optional = <span className="font-normal opacity-70"> (optional)</span>;

/** The frame of every field: label above, hint below, the error in the hint's place. */
export function Field({ id, label, hint, error, required, aside, className = '', children }: FrameProps) {
  return (
    <div data-field={label} data-field-id={id} className={`min-w-0 ${className}`}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} id={`${id}-label`} className="text-[.9375rem] font-medium">
          {label}
          {required ? null : optional}
        </label>
        {aside}
      </div>
      {children}
      <Below id={id} hint={hint} error={error} />
    </div>
  );
}

interface FieldGroupProps
  extends Omit<FrameProps, 'aside'>,
    Omit<ComponentProps<'fieldset'>, keyof FrameProps> {}

/** The same frame around several controls that answer one question. */
export function FieldGroup({
  id,
  label,
  hint,
  error,
  required,
  className = '',
  children,
  role,
  ...rest
}: FieldGroupProps) {
  return (
    <fieldset
      data-field={label}
      data-field-id={id}
      role={role}
      aria-invalid={role === 'radiogroup' && error ? true : undefined}
      aria-describedby={hint || error ? `${id}-hint` : undefined}
      className={`min-w-0 ${className}`}
      {...rest}
    >
      <legend id={`${id}-label`} className="mb-2 block text-[.9375rem] font-medium">
        {label}
        {required ? null : optional}
      </legend>
      {children}
      <Below id={id} hint={hint} error={error} />
    </fieldset>
  );
}

interface RadioFrameProps extends FieldTexts, Omit<ComponentProps<'fieldset'>, keyof FrameProps | 'role'> {
  required?: boolean;
  onValueChange?: (value: string) => void;
  className?: string;
  children: ReactNode;
}

/** The frame around radio buttons: it knows which of them holds. */
export function RadioFrame({ hint, error, required, onValueChange, onChange, ...rest }: RadioFrameProps) {
  const field = useField({ hint, error });
  return (
    <FieldGroup
      id={field.id}
      hint={hint}
      error={field.error}
      required={required}
      role="radiogroup"
      aria-required={required || undefined}
      onChange={(event) => {
        const chosen = event.currentTarget.querySelector<HTMLInputElement>(':checked');
        if (chosen) onValueChange?.(chosen.value);
        onChange?.(event);
      }}
      {...rest}
    />
  );
}
