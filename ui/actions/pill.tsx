import { Check, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

interface PillRowProps extends ComponentProps<'fieldset'> {
  /** The name of the row, which says what the pills filter. */
  label: string;
}

interface FilterPillProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'size'> {
  children: ReactNode;
  /** Use `radio` if only one filter can be on at a time. */
  type?: 'checkbox' | 'radio';
  /** How many results the filter leaves. */
  count?: number;
}

interface RemovablePillProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Its label. */
  label: string;
  onRemove: () => void;
}

/** Pills under a name, in a row that wraps. */
export function PillRow({ label, className = '', children, ...rest }: PillRowProps) {
  return (
    <fieldset className={`min-w-0 ${className}`} {...rest}>
      <legend className="mb-2 text-[.9375rem] font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

/** A filter that is on or off: an input, so a form sends it and the address can say it. */
export function FilterPill({ children, type = 'checkbox', count, className = '', ...rest }: FilterPillProps) {
  return (
    <label
      className={`relative inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-full border border-outline px-4 text-[.9375rem] font-medium transition-colors duration-(--state) hover:bg-selected has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:bg-transparent has-disabled:text-mute has-disabled:line-through has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${className}`}
    >
      <input type={type} className="peer absolute inset-0 cursor-pointer opacity-0" {...rest} />
      <Check
        size={16}
        strokeWidth={1.5}
        aria-hidden="true"
        className="-ms-1 hidden shrink-0 peer-checked:block"
      />
      <span className="min-w-0 truncate">{children}</span>
      {count === undefined ? null : <span className="font-mono text-[.8125rem] opacity-75">{count}</span>}
    </label>
  );
}

/** Something that holds, with a way to take it off. */
export function RemovablePill({ label, onRemove, className = '', ...rest }: RemovablePillProps) {
  return (
    <span
      className={`inline-flex min-h-11 max-w-full items-center rounded-full bg-selected ps-4 text-[.9375rem] font-medium ${className}`}
      {...rest}
    >
      <span className="min-w-0 truncate">{label}</span>
      <button
        type="button"
        onClick={onRemove}
        aria-label={`Remove ${label}`}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:text-danger"
      >
        <X size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </span>
  );
}
