import type { ComponentProps } from 'react';
import type { Choice } from './checkbox.tsx';
import { type FieldTexts, RadioFrame } from './field.tsx';

interface RadioGroupProps
  extends FieldTexts,
    Omit<ComponentProps<'fieldset'>, 'id' | 'role' | 'defaultValue' | 'children'> {
  name: string;
  options: readonly Choice[];
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  required?: boolean;
}

/** Exactly one of a few options, all of them visible. */
export function RadioGroup({
  label,
  hint,
  error,
  name,
  options,
  defaultValue,
  required = false,
  ...rest
}: RadioGroupProps) {
  return (
    <RadioFrame label={label} hint={hint} error={error} required={required} {...rest}>
      <div className="divide-y divide-line overflow-hidden rounded-input border border-outline bg-raised">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 cursor-pointer items-start has-disabled:cursor-not-allowed has-disabled:text-mute gap-3 px-4 py-3 outline-offset-[-3px] outline-accent has-checked:bg-selected has-focus-visible:outline-2 first:rounded-t-input last:rounded-b-input"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              data-says={option.label}
              required={required}
              defaultChecked={option.value === defaultValue}
              className="size-6 shrink-0 cursor-pointer appearance-none rounded-full border border-outline bg-raised outline-none disabled:cursor-not-allowed disabled:opacity-50 checked:border-[7px] checked:border-ink"
            />
            <span className="min-w-0">
              {option.label}
              {option.note ? <span className="block text-sm text-mute">{option.note}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </RadioFrame>
  );
}
