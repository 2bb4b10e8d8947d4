import { Search } from 'lucide-react';

interface WorkshopFilterProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  className?: string;
}

/** The line that narrows a list of components down while people type. */
export function WorkshopFilter({ label, value, onValueChange, className = '' }: WorkshopFilterProps) {
  return (
    <label
      className={`flex h-11 items-center gap-2.5 rounded-input border border-outline bg-raised px-3.5 text-[.9375rem] focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent ${className}`}
    >
      <Search size={16} strokeWidth={1.5} aria-hidden="true" />
      <input
        type="search"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        aria-label={label}
        placeholder={label}
        className="min-w-0 flex-1 bg-transparent outline-none placeholder:text-mute"
      />
    </label>
  );
}
