import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldTexts, lineLook, useField } from './field.tsx';
import { useFieldRule } from './form-rules.ts';

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id'> {
  /** An icon before the text. It is decoration; the label carries the meaning. */
  icon?: ReactNode;
}

/** One labelled line of text. Uncontrolled by default, so that text typed before the scripts arrive survives. */
export function TextField({ label, hint, error, icon, className = '', ...given }: TextFieldProps) {
  const field = useField({ hint, error });
  const { required, ...rest } = { ...useFieldRule(given.name), ...given };
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
        {icon ? (
          <span className="pointer-events-none absolute inset-y-0 start-4 grid place-items-center">
            {icon}
          </span>
        ) : null}
        <input
          {...field.control}
          required={required}
          className={`${lineLook} ${icon ? 'ps-12' : ''}`}
          {...rest}
        />
      </div>
    </Field>
  );
}
