import type { ComponentProps } from 'react';
import { controlLook, Field, type FieldTexts, useField } from './field.tsx';

interface FileFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'id'> {}

/** One file, chosen by the browser's own way; the form sends it as it is. */
export function FileField({ label, hint, error, required, className = '', ...rest }: FileFieldProps) {
  const field = useField({ hint, error });
  return (
    <Field
      id={field.id}
      label={label}
      hint={hint}
      error={field.error}
      required={required}
      className={className}
    >
      <input
        {...field.control}
        type="file"
        required={required}
        className={`${controlLook} py-1.5 ps-1.5 pe-4 text-[.9375rem] file:me-4 file:min-h-9 file:cursor-pointer file:rounded-[.625rem] file:border-0 file:bg-selected file:px-4 file:font-medium file:text-ink`}
        {...rest}
      />
    </Field>
  );
}
