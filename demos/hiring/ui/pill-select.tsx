import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

interface PillSelectProps extends Omit<ComponentProps<'select'>, 'className'> {
  label: string;
}

/** A filter of one choice, in the shape of the search beside it. */
export function PillSelect({ label, children, ...rest }: PillSelectProps) {
  return (
    <div className="relative min-w-36 max-sm:flex-1">
      <select
        aria-label={label}
        className="min-h-11 w-full cursor-pointer appearance-none truncate rounded-full border border-outline bg-raised ps-4 pe-10 text-[.9375rem] font-medium"
        {...rest}
      >
        {children}
      </select>
      <ChevronDown
        size={16}
        strokeWidth={1.5}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-4 my-auto"
      />
    </div>
  );
}
