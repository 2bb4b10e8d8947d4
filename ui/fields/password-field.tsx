import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Field, type FieldTexts, lineLook, useField } from './field.tsx';

interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id' | 'type'> {
  /** Tells the password manager whether to fill in a password or suggest a new one. */
  autoComplete?: 'current-password' | 'new-password';
}

/** A password that people can show while they type it. */
export function PasswordField({
  label,
  hint,
  error,
  autoComplete = 'current-password',
  className = '',
  required,
  disabled,
  ...rest
}: PasswordFieldProps) {
  const field = useField({ hint, error });
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      id={field.id}
      label={label}
      hint={hint}
      error={field.error}
      required={required}
      className={className}
    >
      <div className="relative">
        <input
          {...field.control}
          type={shown ? 'text' : 'password'}
          required={required}
          disabled={disabled}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className={`${lineLook} pe-13`}
          {...rest}
        />
        <button
          type="button"
          aria-label="Show the password"
          aria-pressed={shown}
          disabled={disabled}
          onClick={() => setShown(!shown)}
          className="absolute end-0.5 top-0.5 grid size-11 place-items-center rounded-[.8rem] text-mute hover:bg-sunk hover:text-ink"
        >
          <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
    </Field>
  );
}
