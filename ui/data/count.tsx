import type { ComponentProps } from 'react';

interface CountProps extends Omit<ComponentProps<'span'>, 'children'> {
  value: number;
  /** What is counted, such as “unread enquiries”. Screen readers announce it after the figure; it isn’t shown. */
  label: string;
  /** Larger figures are shown as this one with a plus sign. */
  max?: number;
  /** `strong` is filled, for the one count that people have to act on. */
  variant?: 'quiet' | 'strong';
}

const variants = { quiet: 'bg-selected text-ink', strong: 'bg-ink text-paper' };

/** How many are waiting; shows nothing if there are none. */
export function Count({ value, label, max = 99, variant = 'quiet', className = '', ...rest }: CountProps) {
  if (value <= 0) return null;
  return (
    <span
      className={`inline-flex min-h-5.5 min-w-5.5 items-center justify-center rounded-full px-1.5 font-mono text-[.75rem] font-medium leading-none tabular-nums ${variants[variant]} ${className}`}
      {...rest}
    >
      {value > max ? `${max}+` : value}
      <span className="sr-only"> {label}</span>
    </span>
  );
}
