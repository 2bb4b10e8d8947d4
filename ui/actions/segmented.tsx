import { type ComponentProps, type ReactNode, useId } from 'react';

interface SegmentedProps extends Omit<ComponentProps<'fieldset'>, 'defaultValue'> {
  /** The name of the choice. */
  label: string;
  /** Whether the name is shown above; screen readers announce it either way. */
  showLabel?: boolean;
  options: readonly { value: string; label: ReactNode; disabled?: boolean }[];
  size?: 'regular' | 'small';
  /** The name under which the form sends the choice. */
  name?: string;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

const sizes = { regular: 'min-h-11 px-4.5', small: 'min-h-11 px-3.5 text-[.9375rem] lg:min-h-9' };

/** Two to four choices side by side, one of them chosen. They are radios, so they work and are sent without scripts. */
export function Segmented({
  label,
  showLabel = true,
  options,
  size = 'regular',
  name,
  value,
  defaultValue,
  onValueChange,
  className = '',
  ...rest
}: SegmentedProps) {
  const own = useId();
  return (
    <fieldset className={`min-w-0 ${className}`} {...rest}>
      <legend className={showLabel ? 'mb-2 text-[.9375rem] font-medium' : 'sr-only'}>{label}</legend>
      <div className="inline-flex max-w-full flex-wrap gap-0.5 rounded-[1.625rem] bg-sunk p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={`relative flex cursor-pointer items-center justify-center gap-2 rounded-full font-medium text-mute transition-colors duration-(--state) hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--line)] has-disabled:cursor-not-allowed has-disabled:line-through has-focus-visible:outline-2 has-focus-visible:outline-accent ${sizes[size]}`}
          >
            <input
              type="radio"
              name={name ?? own}
              value={option.value}
              disabled={option.disabled}
              className="absolute inset-0 cursor-pointer opacity-0"
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
