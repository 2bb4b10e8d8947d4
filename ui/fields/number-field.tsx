import { Minus, Plus } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { bothRefs } from '../foundation/both-refs.ts';
import { controlLook, Field, type FieldTexts, useField } from './field.tsx';

interface NumberFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id' | 'type'> {}

const button =
  'grid size-11 shrink-0 place-items-center rounded-[.8rem] hover:bg-sunk active:scale-95 disabled:cursor-not-allowed disabled:opacity-40 motion-reduce:transform-none';

/** A number with buttons for one step down and up; the arrow keys do the same. */
export function NumberField({
  label,
  hint,
  error,
  className = '',
  required,
  disabled,
  ref,
  ...rest
}: NumberFieldProps) {
  const field = useField({ hint, error });
  const input = useRef<HTMLInputElement>(null);
  function step(by: 'stepUp' | 'stepDown') {
    input.current?.[by]();
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return (
    <Field
      id={field.id}
      label={label}
      hint={hint}
      error={field.error}
      required={required}
      className={className}
    >
      <div className={`${controlLook} flex items-center px-0.5 has-aria-invalid:border-danger`}>
        <button
          type="button"
          tabIndex={-1}
          aria-label={`${label}: less`}
          disabled={disabled}
          className={button}
          onClick={() => step('stepDown')}
        >
          <Minus size={16} strokeWidth={1.5} aria-hidden="true" />
        </button>
        <input
          {...field.control}
          ref={bothRefs(input, ref)}
          type="number"
          inputMode="numeric"
          required={required}
          disabled={disabled}
          className="h-11 w-full min-w-0 appearance-none rounded-lg bg-transparent text-center tabular-nums [-moz-appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
          {...rest}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={`${label}: more`}
          disabled={disabled}
          className={button}
          onClick={() => step('stepUp')}
        >
          <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
    </Field>
  );
}
