import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { controlLook, Field, type FieldTexts, useField } from './field.tsx';

interface InputGroupProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id'> {
  /** Decoration before the text, such as an icon or a currency symbol. Screen readers skip it; the label carries the meaning. */
  sign?: ReactNode;
  /** The unit, shown after the value and read out after the label. */
  unit?: string;
  /** A `GroupSelect` before the text. */
  start?: ReactNode;
  /** A `GroupButton` or `GroupSelect` after the text. */
  end?: ReactNode;
}

/** A field in one frame with its unit, button or choice. */
export function InputGroup({
  label,
  hint,
  error,
  sign,
  unit,
  start,
  end,
  className = '',
  required,
  ...rest
}: InputGroupProps) {
  const field = useField({ hint, error });
  const { 'aria-describedby': below, ...control } = field.control;
  return (
    <Field
      id={field.id}
      label={label}
      hint={hint}
      error={field.error}
      required={required}
      className={className}
    >
      <div
        className={`${controlLook} flex items-stretch overflow-hidden has-[>input:read-only]:bg-sunk has-aria-invalid:border-danger has-[>input:focus-visible]:outline-2 has-[>input:focus-visible]:outline-offset-3 has-[>input:focus-visible]:outline-accent`}
      >
        {start}
        {sign ? (
          <span aria-hidden="true" className="grid shrink-0 place-items-center ps-4 text-mute">
            {sign}
          </span>
        ) : null}
        <input
          {...control}
          aria-describedby={[unit && `${field.id}-unit`, below].filter(Boolean).join(' ') || undefined}
          required={required}
          className={`min-h-11.5 w-full min-w-0 flex-1 bg-transparent pe-4 outline-none placeholder:text-mute ${sign ? 'ps-2.5' : 'ps-4'}`}
          {...rest}
        />
        {unit ? (
          <span id={`${field.id}-unit`} className="grid shrink-0 place-items-center pe-4 text-mute">
            {unit}
          </span>
        ) : null}
        {end}
      </div>
    </Field>
  );
}

interface GroupButtonProps extends ComponentProps<'button'> {
  /** The words, or an icon together with an `aria-label`. */
  children: ReactNode;
}

/** The action of an input group. */
export function GroupButton({ type = 'button', className = '', ...rest }: GroupButtonProps) {
  return (
    <button
      type={type}
      className={`m-0.5 flex min-h-10.5 shrink-0 items-center gap-2 rounded-[.8rem] bg-selected px-4 text-[.95rem] font-[540] hover:bg-sunk ${className}`}
      {...rest}
    />
  );
}

interface GroupSelectProps extends ComponentProps<'select'> {
  /** The name of the select for screen readers, because it has no visible label. */
  'aria-label': string;
}

/** A short choice that belongs to the field: a country's number, a currency, a period. */
export function GroupSelect({ className = '', ...rest }: GroupSelectProps) {
  return (
    <span className="relative shrink-0 border-line first:border-e last:border-s">
      <select
        className={`h-full min-h-11.5 cursor-pointer appearance-none rounded-[.9rem] bg-transparent ps-4 pe-9 outline-offset-[-3px] ${className}`}
        {...rest}
      />
      <ChevronDown
        size={16}
        strokeWidth={1.5}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto"
      />
    </span>
  );
}
