import type { ComponentProps } from 'react';

interface CheckProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Some are chosen, not all. */
  partly?: boolean;
}

/** A checkbox with the reach of a thumb. */
export function Check({ partly = false, className = '', ...rest }: CheckProps) {
  return (
    <span
      className={`relative inline-grid size-5 place-items-center align-middle before:absolute before:-inset-3 ${className}`}
    >
      <input
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = partly;
        }}
        className="relative size-5 cursor-pointer accent-[var(--ink)]"
        {...rest}
      />
    </span>
  );
}
