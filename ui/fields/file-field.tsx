import type { ComponentProps } from 'react';
import { Field, type FieldTexts, lineLook, useField } from './field.tsx';

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
      <input {...field.control} type="file" required={required} className={`${lineLook} py-2.5`} {...rest} />
    </Field>
  );
}
