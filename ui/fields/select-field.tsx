import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlLook, Field, type FieldTexts, useField } from './field.tsx';

interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'id' | 'multiple'> {
  /** The first entry, shown while nothing is chosen. */
  placeholder?: string;
}

/** One of a short list, in the browser's own control, which every phone shows in its own way. Its children are `option`s. */
export function SelectField({
  label,
  hint,
  error,
  placeholder,
  className = '',
  required,
  children,
  ...rest
}: SelectFieldProps) {
  const field = useField({ hint, error });
  const start = placeholder && rest.value === undefined ? { defaultValue: '' } : {};
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
        <select
          {...field.control}
          required={required}
          className={`${controlLook} appearance-none truncate ps-4 pe-12 has-[option[value='']:checked]:text-mute`}
          {...start}
          {...rest}
        >
          {placeholder ? <option value="">{placeholder}</option> : null}
          {children}
        </select>
        <ChevronDown
          size={20}
          strokeWidth={1.5}
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-4 my-auto"
        />
      </div>
    </Field>
  );
}
