import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldTexts, lineLook, useField } from './field.tsx';
import { useFieldRule } from './form-rules.ts';

interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'id'> {
  /** The number of lines at first; the field grows as people write. */
  rows?: number;
  /** Shown between the label and the field, such as buttons that write into the field. */
  tools?: ReactNode;
}

/** Several lines of text, in a field that grows with them. */
export function TextArea({ label, hint, error, rows = 3, tools, className = '', ...given }: TextAreaProps) {
  const field = useField({ hint, error });
  const { required = given.required, maxLength } = useFieldRule(given.name);
  return (
    <Field
      id={field.id}
      label={label}
      hint={hint}
      error={field.error}
      required={required}
      className={className}
    >
      {tools}
      <textarea
        {...field.control}
        rows={rows}
        maxLength={maxLength}
        className={`${lineLook} field-sizing-content block max-h-96 resize-y py-2.75`}
        style={{ minHeight: `calc(${rows}lh + 1.5rem)` }}
        {...given}
        required={required}
      />
    </Field>
  );
}
